import type { FlatMesh, IfcAPI } from 'web-ifc';

type Stream = (model: number, ids: number[], each: (mesh: FlatMesh) => void) => void;

/**
 * Passes on the bodies of parts one by one. The library's script passes four arguments, but its WebAssembly for
 * browsers (0.0.78) takes three and refuses the call; the one for Node takes all. The fourth is the default anyway.
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
