import type { FlatMesh, IfcAPI } from 'web-ifc';

type Stream = (model: number, ids: number[], each: (mesh: FlatMesh) => void) => void;

/**
 * Hands over the bodies of parts one by one. The library's script passes four arguments, of which its WebAssembly for
 * browsers (0.0.78) takes three, and refuses the call; that for Node takes all. The fourth is what is usual anyway.
 */
export function streamMeshes(
  api: IfcAPI,
  model: number,
  ids: number[],
  each: (mesh: FlatMesh) => void,
): void {
  try {
    api.StreamMeshes(model, ids, each);
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'BindingError') throw error;
    (api.wasmModule as { StreamMeshes: Stream }).StreamMeshes(model, ids, each);
  }
}
