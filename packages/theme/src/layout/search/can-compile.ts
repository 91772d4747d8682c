/** The smallest module of WebAssembly: its magic number and version. */
const EMPTY = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

/** Whether this document may run WebAssembly, which the search needs: a Content-Security-Policy without `'wasm-unsafe-eval'` refuses it. */
export function canCompile(): boolean {
  try {
    return new WebAssembly.Module(EMPTY) instanceof WebAssembly.Module;
  } catch {
    return false;
  }
}
