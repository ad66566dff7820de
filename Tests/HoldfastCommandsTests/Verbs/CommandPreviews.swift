import HeadlessUI

#Preview("A sample") { Text("sample") }

struct Sample_Previews: PreviewProvider {
  static var previews: some View {
    Text("one").previewDisplayName("The first")
    Text("two")
  }
}
