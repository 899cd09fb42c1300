import type { BuildingModel, ModelElement } from '#domain/takeoff/buildingModel.ts';
import { ModelFault } from '../../../web/model/ifc/modelFault.ts';
import { openIfc } from '../../../web/model/ifc/openIfc.ts';

export const open = (text: string) => {
  const bytes = new TextEncoder().encode(text);
  return openIfc({ size: bytes.length, read: (at, length) => bytes.subarray(at, at + length) }, null);
};

export const refusal = async (text: string) => {
  const error: unknown = await open(text).catch((thrown: unknown) => thrown);
  return error instanceof ModelFault ? error.reason : error;
};

export const volumes = ({ parts }: BuildingModel, element: ModelElement) =>
  parts.filter((part) => part.element === element).reduce((sum, { volume }) => sum + volume, 0);

export const schemas = ['IFC2X3', 'IFC4'] as const;
export const units = ['m', 'mm', 'ft'] as const;
export const sources = ['quantities', 'geometry'] as const;
