import type { BuildingModel } from '#domain/takeoff/buildingModel.ts';
import type { ModelFaultReason } from './ifc/modelFault.ts';

/** What the thread that reads a model is asked: to read a file, with its bodies or by its lines alone. */
export type ModelRequest = { file: File; isMeasured: boolean };

/** What it says: how far it is, 0 to 1, then what came of it. */
export type ModelMessage =
  { progress: number } | { model: BuildingModel } | { fault: ModelFaultReason; detail: string };
