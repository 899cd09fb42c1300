import type { BuildingModel, ModelElement } from '#domain/takeoff/buildingModel.ts';
import { ModelFault } from '../../../web/model/ifc/modelFault.ts';
import type { OpenOptions } from '../../../web/model/ifc/openIfc.ts';
import { openModel } from '../../../web/model/ifc/openModel.ts';

export const openBytes = (bytes: Uint8Array, options?: OpenOptions) =>
  openModel({ size: bytes.length, read: (at, length) => bytes.slice(at, at + length) }, null, options);

export const open = (text: string) => openBytes(new TextEncoder().encode(text));

export const refusal = async (file: string | Uint8Array) => {
  const opened = typeof file === 'string' ? open(file) : openBytes(file);
  const error: unknown = await opened.catch((thrown: unknown) => thrown);
  return error instanceof ModelFault ? [error.reason, error.detail].filter(Boolean).join(' ') : error;
};

export const volumes = ({ parts }: BuildingModel, element: ModelElement) =>
  parts.filter((part) => part.element === element).reduce((sum, { volume }) => sum + volume, 0);

export const schemas = ['IFC2X3', 'IFC4'] as const;
export const units = ['m', 'cm', 'mm', 'ft'] as const;
export const sources = ['quantities', 'geometry'] as const;
