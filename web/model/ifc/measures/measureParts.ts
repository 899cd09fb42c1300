import type { IfcAPI } from 'web-ifc';
import { measureMesh, type MeshFault, type MeshMeasures } from './meshMeasures.ts';
import { streamMeshes } from './streamMeshes.ts';

/** Which bodies are measured: none, or all except those that cannot be built. */
export type Measuring = 'none' | { except: ReadonlySet<number> };
/** A measured body, or why it was not measured. */
export type MeasuredBody = MeshMeasures | MeshFault | 'refused';

/** The library ran out of stack or memory, and is unusable from now on. */
export class LibraryCrashed extends Error {}

/** Bodies built per batch; progress is reported between batches. */
const batchSize = 64;

/**
 * Measures the parts that have a body, by line number. In a batch on which the library fails, the parts are tried one
 * by one; those it fails on have no measures.
 * @throws LibraryCrashed
 */
export function measureParts(
  api: IfcAPI,
  model: number,
  ids: readonly number[],
  measuring: Measuring,
  onProgress: (share: number) => void,
): Map<number, MeasuredBody> {
  const measures = new Map<number, MeasuredBody>();
  if (measuring === 'none') return measures;
  const measure = (some: readonly number[]) => {
    try {
      streamMeshes(api, model, [...some], (mesh) =>
        measures.set(mesh.expressID, measureMesh(api, model, mesh)),
      );
    } catch (error) {
      if (error instanceof RangeError || error instanceof WebAssembly.RuntimeError)
        throw new LibraryCrashed('broken by a body', { cause: error });
      if (some.length > 1) for (const id of some) measure([id]);
    }
  };
  const { except } = measuring;
  const measured = ids.filter((id) => !except.has(id));
  for (const id of ids) if (except.has(id)) measures.set(id, 'refused');
  for (let at = 0; at < measured.length; at += batchSize) {
    measure(measured.slice(at, at + batchSize));
    onProgress(Math.min(1, (at + batchSize) / measured.length));
  }
  return measures;
}
