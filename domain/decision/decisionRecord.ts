import type { Answer, AnswerFigure } from '../comparison/answer/answer.ts';
import type { LikeForLikeRule } from '../comparison/checks/checks.ts';
import type { MaterialKind } from '../comparison/sides/kinds.ts';
import type { AtStanding } from '../comparison/sides/atStanding.ts';
import type { PairInterval } from '../comparison/differences/pair.ts';
import type { Certainty } from '../comparison/differences/verdict.ts';
import type { DeclaredMaterial } from '../factors/declaration.ts';
import type { FoundationType } from '../foundation/foundationType.ts';
import type { FloorCategory } from '../tower/floorCategories.ts';
import type { MaterialLine } from '../materials/materials.ts';
import type { QuantityFlag } from '../factors/lookup.ts';
import type { Range } from '../range.ts';
import type { RecordedCost, RecordedCosts } from './recordedCosts.ts';
import type { RecordedLimit } from './recordedLimit.ts';
import type { SlabSystem } from '../structures/concrete/slabSystem.ts';
import type { Technology } from '../structures/technology/technology.ts';

/** A floor of the tower as it stood; area m², height m. */
export type RecordedFloor = {
  index: number;
  group: string;
  category: FloorCategory;
  area: number;
  height: number;
};

/** A module with its valid version; `floors` are indexes of the tower's floors. */
export type RecordedModule = {
  moduleId: string;
  name: string;
  technology: Technology;
  versionId: string;
  versionNumber: number;
  versionName: string;
  factorSet: string;
  isOutdated: boolean;
  floors: number[];
};

/** Concrete (grout included), grout and steel in kg, CO₂ kgCO₂e, energy MJ, with declared suppliers. */
export type RecordedQuantities = {
  concrete: number | null;
  grout: number | null;
  steel: number | null;
  co2: Range;
  energy: Range;
  co2PerSquareMeter: Range | null;
  energyPerSquareMeter: Range | null;
  materials: MaterialLine[];
  flags: QuantityFlag[];
};

/** The foundation of an option, by itself and with the structure; per m² over the area of the tower. */
export type RecordedFoundation = {
  type: FoundationType;
  versionId: string;
  versionNumber: number;
  versionName: string;
  factorSet: string;
  quantities: RecordedQuantities;
  together: RecordedQuantities;
};

/**
 * A compared option; `quantities` are the structure's, null where it has none. `foundation` is null without one, and
 * absent in records from before foundations were kept. Area m².
 */
export type RecordedItem = {
  optionId: string;
  name: string;
  technologies: readonly Technology[];
  /** How its slabs are built; absent in records of before it was kept. */
  slabSystems?: readonly SlabSystem[];
  /** Whether a frame leaves its infill walls out; absent in records of before it was kept. */
  leavesInfillOut?: boolean;
  area: number;
  uncoveredFloors: number;
  quantities: RecordedQuantities | null;
  modules: RecordedModule[];
  foundation?: RecordedFoundation | null;
  /** Expected error of its quantities, 0.15 = ± 15 %; null where it was not kept. */
  precision?: number | null;
  /** As the comparison counted it, with or without the foundation; null without structure. */
  cost?: RecordedCost | null;
} & Partial<RecordedExtremes>;

/** An option against the others; null without structure, or without another option to compare with. */
export type RecordedExtremes = {
  co2WorstExcess: AnswerFigure | null;
  co2BestCase: AnswerFigure | null;
  energyWorstExcess: AnswerFigure | null;
  energyBestCase: AnswerFigure | null;
};

/** The answer over all options; suspended: a blocking check failed and nobody overrode it. */
type RecordedAnswer = Answer & { isSuspended: boolean };

/** What one kind adds; `label` is that of a declared material, else empty. */
export type RecordedKind = {
  kind: MaterialKind;
  label: string;
  rows: string[];
  co2: AtStanding;
  energy: AtStanding;
};

/** Item − reference, by their indexes among the items; verdicts and limits as on the page. */
export type RecordedDifference = PairInterval & {
  item: number;
  reference: number;
  co2Certainty: Certainty;
  energyCertainty: Certainty;
  isAcrossScopes: boolean;
  anySuppliers: PairInterval;
  sameCement?: PairInterval;
  kinds: RecordedKind[];
  co2Limits: RecordedLimit[];
  energyLimits: RecordedLimit[];
  /** Largest error of all quantities under which the verdict held; null where it depended. */
  co2Margin?: number | null;
  energyMargin?: number | null;
  /** Whether that is below the expected precision; null where the precision was not kept. */
  co2WithinPrecision?: boolean | null;
  energyWithinPrecision?: boolean | null;
};

/** Why a failed check was overridden, by whom and when (RFC 3339). */
export type RecordedOverride = { note: string; userName: string; createdAt: string };

/** One check; `item` and `favours` are indexes of items. */
export type RecordedCheck = {
  rule: LikeForLikeRule;
  passed: boolean;
  blocking: boolean;
  item: number | null;
  favours: number | null;
  details: string[];
  override: RecordedOverride | null;
};

/** A supplier's factor that the figures use. */
export type RecordedDeclaration = DeclaredMaterial & { label: string; unit: string; document: string };

/** The answer of a comparison, and the chosen option against each other one. Old records get it from their figures. */
export type RecordedAnswers = {
  /** Index of the chosen option. */
  chosen: number;
  co2Answer: RecordedAnswer;
  energyAnswer: RecordedAnswer;
  chosenDifferences: RecordedDifference[];
};

/**
 * A comparison as it stood. `withFoundation`: whether differences and checks count foundations; `dwellings` of the
 * tower. Both are absent in records from before they were kept.
 */
export type RecordedComparison = {
  items: RecordedItem[];
  reference: number;
  factorSets: string[];
  differences: RecordedDifference[];
  checks: RecordedCheck[];
  declarations: RecordedDeclaration[];
  floors: RecordedFloor[];
  withFoundation?: boolean;
  dwellings?: number | null;
} & Partial<RecordedAnswers> &
  Partial<RecordedCosts>;

type AnsweredItem = Omit<RecordedItem, keyof RecordedExtremes | 'precision'> &
  RecordedExtremes & { precision: number | null };

/** A complete record, read by today's rules. */
export type AnsweredComparison = Omit<RecordedComparison, 'items' | keyof RecordedAnswers> &
  RecordedAnswers & { items: AnsweredItem[] };

/** A decision with everything it is based on; `chosen` is an index of the items. Its only texts are the user's. */
export type DecisionRecord = {
  projectName: string;
  address: string;
  unitName: string;
  chosen: number;
  reason: string;
  author: { name: string; registration?: string | null };
  comparison: RecordedComparison;
};
