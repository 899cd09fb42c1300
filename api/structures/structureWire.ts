import { currentFactorSet, factorSetById } from '#domain/factors/factorSets.ts';
import { concreteQuantities } from '#domain/quantities.ts';
import { recordVolumes, type StructureRecord } from '#domain/structureRecord.ts';
import type { Selectable } from 'kysely';
import type { StructureTable } from '../db/accountTables.ts';
import { totalsOf } from '../totals/totalsWire.ts';
import type { StructureReply } from './structureSchemas.ts';

/** What is kept of a record: its fields, and the factor set its result was first shown with. */
export type StoredRecord = StructureRecord & { factor_set: string };

/** A record as it is stored: empty fields left out, `created_at` left to the database. */
export function recordToStore(given: StructureRecord): StoredRecord {
  const { created_at: _, ...record } = given;
  const present = Object.entries(record).filter(([, value]) => value !== null && value !== undefined);
  return { ...(Object.fromEntries(present) as StructureRecord), factor_set: currentFactorSet.id };
}

/** The record with the CO₂ and energy of its concrete, by the factor set it was saved under. */
export function structureOnWire(row: Selectable<StructureTable>): StructureReply {
  const { factor_set, ...record } = row.data as StoredRecord;
  const totals = concreteQuantities(recordVolumes(record), factorSetById(factor_set) ?? currentFactorSet);
  const { id, createdAt, updatedAt, revision } = row;
  return { ...(record as StructureReply), id, createdAt, updatedAt, revision, ...totalsOf(totals) };
}
