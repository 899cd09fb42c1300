import type { FloorCategory } from '#domain/floorCategories.ts';
import type { ModuleType } from '#domain/foundation/foundationType.ts';
import type { Generated } from 'kysely';
import type { StoredResult } from '../versions/storedResult.ts';
import type { CreatedAt, Json } from './columns.ts';

/** `tower_id` and `tower_version` are what the wire shows as `tower`; the version rises when the floors change. */
export type UnitTable = {
  id: string;
  project_id: string;
  name: string;
  type: Generated<'tower'>;
  tower_id: string;
  tower_version: Generated<number>;
  tower_updated_at: CreatedAt;
  revision: Generated<number>;
  created_at: CreatedAt;
  updated_at: CreatedAt;
};

/** `area` m² and `height` m of one floor; `position` is the order given, `index` the optional one sent. */
export type FloorGroupTable = {
  id: string;
  unit_id: string;
  name: string;
  category: FloorCategory;
  area: number;
  height: number;
  repetition: number;
  position: number;
  index: number | null;
};

/** One floor of the tower; basements have negative indexes. Area and height are its group's. */
export type FloorTable = { id: string; unit_id: string; group_id: string; index: number };

export type OptionTable = {
  id: string;
  unit_id: string;
  name: string;
  active: Generated<boolean>;
  revision: Generated<number>;
  created_at: CreatedAt;
  updated_at: CreatedAt;
};

/**
 * `type` is that of the valid version: a technology, or a kind of foundation, which covers the tower instead of floors
 * and of which an option has one at most. `outdated`: the tower's floors changed under the module.
 * `last_version` is the highest number given so far: a deleted version's number is not given again.
 */
export type ModuleTable = {
  id: string;
  option_id: string;
  name: string;
  type: ModuleType;
  outdated: Generated<boolean>;
  last_version: Generated<number>;
  revision: Generated<number>;
  created_at: CreatedAt;
  updated_at: CreatedAt;
};

export type ModuleFloorTable = { module_id: string; floor_id: string };

/** `data` and `result`, both per floor (of a foundation: the whole of it), are in the names of /v1; `result` is what `data` comes to by `factor_set`, kept so that a new set changes no old number. */
export type VersionTable = {
  id: string;
  module_id: string;
  number: number;
  name: string;
  description: string | null;
  type: ModuleType;
  is_valid: Generated<boolean>;
  data: Json<Record<string, unknown>>;
  result: Json<StoredResult>;
  factor_set: string;
  user_id: number | null;
  revision: Generated<number>;
  created_at: CreatedAt;
  updated_at: CreatedAt;
};
