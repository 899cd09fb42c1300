import type { LikeForLikeRule } from '#domain/comparison/checks/checks.ts';
import type { DecisionRecord } from '#domain/decision/decisionRecord.ts';
import type { Statement } from '#domain/comparison/wording/statement.ts';
import type { DecisionStanding } from '#domain/decision/decisionStatus.ts';
import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt, Json } from './columns.ts';

/** The first entry of a value copied from another project of the office, with the names of that time. */
export type FirstEntry = { projectName: string; userName: string; createdAt: string };

/** A factor a supplier declares for a material, per its unit: kgCO₂e and MJ. `valid_until` is its last day. */
export type DeclarationTable = {
  id: string;
  projectId: string;
  material: string;
  supplier: string;
  document: string;
  validUntil: string | null;
  co2Min: number;
  co2Max: number;
  energyMin: number | null;
  energyMax: number | null;
  userId: number | null;
  userName: string;
  origin: Json<FirstEntry> | null;
  createdAt: CreatedAt;
};

/** A price quoted for a project, R$ per unit of its key; `date` is the day of the quotation. */
export type PriceTable = {
  projectId: string;
  key: string;
  min: number;
  max: number;
  source: string;
  date: string;
  userId: number | null;
  userName: string;
  origin: Json<FirstEntry> | null;
  createdAt: CreatedAt;
};

/** Why a failed check was overridden; `options` are ids in order, comma separated. */
export type OverrideTable = {
  id: string;
  unitId: string;
  options: string;
  rule: LikeForLikeRule;
  note: string;
  userId: number | null;
  userName: string;
  createdAt: CreatedAt;
};

/** A decision with everything it is based on; `link_secret` signs the addresses of its PDF. Rows are never changed. */
export type DecisionTable = {
  id: string;
  unitId: string;
  number: number;
  record: Json<DecisionRecord>;
  authorId: number | null;
  linkSecret: Generated<string>;
  createdAt: ColumnType<string, Date, never>;
};

/**
 * How a decision stood when it was last recomputed; `basis` is the day and sets it was computed with, `changed_at` is
 * null while it never changed.
 */
export type DecisionStandingTable = {
  decisionId: string;
  standing: DecisionStanding;
  because: Json<Statement[]>;
  basis: string;
  changedAt: string | null;
};

/** An unread notice that a decision's standing changed. */
export type DecisionNoticeTable = { userId: number; decisionId: string; createdAt: CreatedAt };
