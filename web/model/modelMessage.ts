import type { BuildingModel } from '#domain/takeoff/buildingModel.ts';
import type { ModelFaultReason } from './ifc/modelFault.ts';

/** A request to the thread that reads models: to read a file, with its bodies or by its lines alone. */
export type ModelRequest = { file: File; isMeasured: boolean };

/** Its messages: progress, 0 to 1, then the result. */
export type ModelMessage =
  { progress: number } | { model: BuildingModel } | { fault: ModelFaultReason; detail: string };
