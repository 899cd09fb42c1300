import type { BuildingModel } from '#domain/takeoff/buildingModel.ts';
import { type ModelSource, openIfc, type OpenOptions } from './openIfc.ts';
import { isZipped, unzipped } from './unzipped.ts';

/** Reads a building model, zipped or not. @throws ModelFault; see `openIfc`. */
export async function openModel(
  source: ModelSource,
  wasmUrl: string | null,
  options: OpenOptions = {},
): Promise<BuildingModel> {
  const { onProgress = () => {} } = options;
  if (!isZipped(source)) return openIfc(source, wasmUrl, options);
  const inner = unzipped(source, (share) => onProgress(0.1 * share));
  return openIfc(inner, wasmUrl, { ...options, onProgress: (share) => onProgress(0.1 + 0.9 * share) });
}
