import type { FloorCategory } from '#domain/tower/floorCategories.ts';
import type { ModuleType } from '#domain/foundation/foundationType.ts';
import type { Technology } from '#domain/structures/technology/technology.ts';
import type { Generated, GeneratedAlways } from 'kysely';
import type { TowerTotals } from '../../totals/towerTotals.ts';
import type { StoredResult } from '../../versions/storedResult.ts';
import type { CreatedAt, Json } from './columns.ts';

/**
 * `tower_id` and `tower_version` are `tower` on the wire; the version rises when the floors change. `repetition_count`:
 * how many such towers are built; `housing_units_count`: dwellings of one, null where unknown.
 */
export type UnitTable = {
  id: string;
  projectId: string;
  name: string;
  type: Generated<'tower'>;
  repetitionCount: Generated<number>;
  dwellings: number | null;
  towerId: string;
  towerVersion: Generated<number>;
  towerUpdatedAt: CreatedAt;
  revision: Generated<number>;
  createdAt: CreatedAt;
  updatedAt: CreatedAt;
};

/** `area` m² and `height` m of one floor; `position` is the order given, `index` the optional one sent. */
export type FloorGroupTable = {
  id: string;
  unitId: string;
  name: string;
  category: FloorCategory;
  area: number;
  height: number;
  repetition: number;
  position: number;
  index: number | null;
};

/** One floor of the tower; basements have negative indexes. Area and height are its group's. */
export type FloorTable = { id: string; unitId: string; groupId: string; index: number };

export type OptionTable = {
  id: string;
  unitId: string;
  name: string;
  isReference: Generated<boolean>;
  precision: Generated<number | null>;
  revision: Generated<number>;
  createdAt: CreatedAt;
  updatedAt: CreatedAt;
};

/** An incomplete sheet of quantities; `sheet` is the client's own text. */
export type UnfinishedSheetTable = { optionId: string; sheet: string; savedAt: CreatedAt };

/** A proposed module: a change where `id` names one of the option's, else new. `data` is in the names of /v1. */
type StoredProposal = {
  id: string | null;
  type: Technology;
  name: string | null;
  floorIds: string[];
  data: Record<string, unknown>;
};

/** Quantities proposed for an option; `token_name` is that of the proposing token, null for a session. */
export type TakeoffProposalTable = {
  optionId: string;
  id: string;
  userId: number;
  tokenName: string | null;
  modules: Json<StoredProposal[]>;
  proposedAt: CreatedAt;
};

/**
 * `type` is that of the valid version: a technology, or a kind of foundation, which covers the tower instead of floors
 * and of which an option has one at most. `outdated`: the tower's floors changed under the module. `last_version` is
 * the highest number so far: numbers of deleted versions are not reused.
 */
export type ModuleTable = {
  id: string;
  optionId: string;
  name: string;
  type: ModuleType;
  outdated: Generated<boolean>;
  lastVersion: Generated<number>;
  revision: Generated<number>;
  createdAt: CreatedAt;
  updatedAt: CreatedAt;
};

export type ModuleFloorTable = { moduleId: string; floorId: string };

/**
 * `data` and `result`, both per floor (for a foundation: the whole), are in the names of /v1. `result` is computed from
 * `data` by `factor_set` and stored, so that a new set changes no old number. The database extracts the amounts, kgCO₂e
 * and MJ, from `result`.
 */
export type VersionTable = {
  id: string;
  moduleId: string;
  number: number;
  name: string;
  description: string | null;
  type: ModuleType;
  isValid: Generated<boolean>;
  data: Json<Record<string, unknown>>;
  result: Json<StoredResult>;
  co2Min: GeneratedAlways<number>;
  co2Max: GeneratedAlways<number>;
  energyMin: GeneratedAlways<number>;
  energyMax: GeneratedAlways<number>;
  factorSet: string;
  userId: number | null;
  revision: Generated<number>;
  createdAt: CreatedAt;
  updatedAt: CreatedAt;
};

/**
 * The totals of a tower, as summed by the `totalsVersion` in `counted_by`; both null after a transaction, `changed_in`, changed
 * something below the tower without summing it.
 */
export type TowerTotalsTable = {
  unitId: string;
  countedBy: number | null;
  totals: TowerTotals | null;
  changedIn: string | null;
};
