import { currentFactorSet, factorSetById } from '#domain/factors/factorSets.ts';
import { concreteQuantities } from '#domain/materials/quantities.ts';
import { estimateVolumes, type Estimate } from '#domain/project/estimate.ts';
import type { Selectable } from 'kysely';
import type { EstimateTable } from '../db/tables/accountTables.ts';
import { totalsOf } from '../totals/totalsWire.ts';
import type { EstimateReply } from './estimateSchemas.ts';

/** A stored record: its fields, and the factor set its result was first shown with. */
export type StoredEstimate = Estimate & { factor_set: string };

/**
 * A record to store: without empty fields, and with `createdAt` left to the database. It keeps the factor set of the
 * record before while its concrete stays: a new set changes no old figure.
 */
export function estimateToStore(
  given: Estimate & { createdAt?: string },
  before?: StoredEstimate,
): StoredEstimate {
  const { createdAt: _, ...record } = given;
  const present = Object.entries(record).filter(([, value]) => value !== null && value !== undefined);
  const isOfSameConcrete =
    before !== undefined &&
    JSON.stringify(estimateVolumes(before)) === JSON.stringify(estimateVolumes(record));
  const set = isOfSameConcrete ? before.factor_set : currentFactorSet.id;
  return { ...(Object.fromEntries(present) as Estimate), factor_set: set };
}

/** The record with the CO₂ and energy of its concrete, by the factor set it was saved under. */
export function estimateOnWire(row: Selectable<EstimateTable>): EstimateReply {
  const { factor_set, ...record } = row.data as StoredEstimate;
  const totals = concreteQuantities(estimateVolumes(record), factorSetById(factor_set) ?? currentFactorSet);
  const { id, createdAt, updatedAt, revision } = row;
  return { ...(record as EstimateReply), id, createdAt, updatedAt, revision, ...totalsOf(totals) };
}
