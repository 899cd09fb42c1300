/** Where Vite puts a WebAssembly file. */
declare module '*.wasm?url' {
  const url: string;
  export default url;
}
