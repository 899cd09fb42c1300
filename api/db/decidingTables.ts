import type { LikeForLikeRule } from '#domain/comparison/checks.ts';
import type { DecisionRecord } from '#domain/decision/decisionRecord.ts';
import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt, Json } from './columns.ts';

/** A factor a supplier declares for a material, per its unit: kgCO₂e and MJ. `valid_until` is its last day. */
export type DeclarationTable = {
  id: string;
  project_id: string;
  material: string;
  supplier: string;
  document: string;
  valid_until: string | null;
  co2_min: number;
  co2_max: number;
  energy_min: number | null;
  energy_max: number | null;
  user_id: number | null;
  user_name: string;
  created_at: CreatedAt;
};

/** Why a failed check was passed over; `options` are ids in order, comma separated. */
export type OverrideTable = {
  id: string;
  unit_id: string;
  options: string;
  rule: LikeForLikeRule;
  note: string;
  user_id: number | null;
  user_name: string;
  created_at: CreatedAt;
};

/** A decision with everything it rested on; `link_secret` signs the addresses of its page. Rows are never changed. */
export type DecisionTable = {
  id: string;
  unit_id: string;
  number: number;
  record: Json<DecisionRecord>;
  author_id: number | null;
  link_secret: Generated<string>;
  created_at: ColumnType<string, Date, never>;
};
