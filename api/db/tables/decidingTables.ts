import type { LikeForLikeRule } from '#domain/comparison/checks/checks.ts';
import type { DecisionRecord } from '#domain/decision/decisionRecord.ts';
import type { Statement } from '#domain/comparison/wording/statement.ts';
import type { DecisionStanding } from '#domain/decision/decisionStatus.ts';
import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt, Json } from './columns.ts';

/** The first entry of what was taken over from another project of the office, as things were called then. */
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

/** Why a failed check was passed over; `options` are ids in order, comma separated. */
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

/** A decision with everything it rested on; `link_secret` signs the addresses of its page. Rows are never changed. */
export type DecisionTable = {
  id: string;
  unitId: string;
  number: number;
  record: Json<DecisionRecord>;
  authorId: number | null;
  linkSecret: Generated<string>;
  createdAt: ColumnType<string, Date, never>;
};

/** How a decision stood when it was last worked out anew; `basis` says with what, `changed_at` is null while it never moved. */
export type DecisionStandingTable = {
  decisionId: string;
  standing: DecisionStanding;
  because: Json<Statement[]>;
  basis: string;
  changedAt: string | null;
};

/** That a decision stands otherwise, to somebody who has not read it yet. */
export type DecisionNoticeTable = { userId: number; decisionId: string; createdAt: CreatedAt };
