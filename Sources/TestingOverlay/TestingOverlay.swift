// A file that imports both Testing and UIKit makes the compiler import the overlay that the
// platform's testing library has for the two, and stop when there is none. Here it adds nothing.
