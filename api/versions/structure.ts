import { currentFactorSet } from '#domain/factors/factorSets.ts';
import type { FoundationData } from '#domain/foundation/foundation.ts';
import { foundationQuantities } from '#domain/foundation/foundationQuantities.ts';
import { isFoundationType, type ModuleType } from '#domain/foundation/foundationType.ts';
import { type Quantities, structureQuantities } from '#domain/materials/quantities.ts';
import type { StructureData } from '#domain/structures/structureData.ts';
import { InvalidRequest } from '../http/input/validation.ts';
import { resultToStore } from './storedResult.ts';
import { type ModuleData, structureToStore, wireStructureSchema } from './structureWire.ts';

/** Checked quantities of one floor, or of a foundation, and their result by the current factor set. */
export type Structure = { type: ModuleType; data: ModuleData; result: Quantities; factorSet: string };

/**
 * Checks quantities by the rules of their technology and computes the result, which is stored with them: a later factor
 * set changes no old figure.
 * @throws InvalidRequest with paths into the quantities, e.g. `concrete_columns.volumes.0.fck`.
 */
export function readStructure(type: ModuleType, data: object): Structure {
  const parsed = wireStructureSchema(type).safeParse(data);
  if (!parsed.success) throw new InvalidRequest('body', parsed.error.issues, false);
  return structureOf(type, parsed.data);
}

/** Checked quantities with their result. */
export function structureOf(type: ModuleType, data: ModuleData): Structure {
  const result = isFoundationType(type)
    ? foundationQuantities(type, data as FoundationData, currentFactorSet)
    : structureQuantities(type, data as StructureData, currentFactorSet);
  return { type, data, result, factorSet: currentFactorSet.id };
}

/** The columns of a version that hold a structure. */
export function structureColumns({ type, data, result, factorSet }: Structure) {
  return { type, factorSet, data: structureToStore(data), result: resultToStore(result) };
}
