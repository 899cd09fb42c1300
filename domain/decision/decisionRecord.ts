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
import type { SlabSystem } from '../structures/slabSystem.ts';
import type { Technology } from '../structures/technology.ts';

/** A floor of the tower as it stood; area m², height m. */
export type RecordedFloor = {
  index: number;
  group: string;
  category: FloorCategory;
  area: number;
  height: number;
};

/** A module with the version that counted; `floors` are indexes of the tower. */
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

/** What carried the tower in an option, alone and with the structure; per m² over the area of the tower. */
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
 * An option as compared; `quantities` are the structure's, null where it has none. `foundation` is null without one, and
 * absent in records of before foundations were kept. Area m².
 */
export type RecordedItem = {
  optionId: string;
  name: string;
  technologies: readonly Technology[];
  /** How its slabs are built; absent in records of before it was kept. */
  slabSystems?: readonly SlabSystem[];
  area: number;
  uncoveredFloors: number;
  quantities: RecordedQuantities | null;
  modules: RecordedModule[];
  foundation?: RecordedFoundation | null;
  /** Error expected of its quantities, 0.15 = ± 15 %; null where nobody kept it. */
  precision?: number | null;
  /** As the comparison counted it, with or without what carries the tower; null without structure. */
  cost?: RecordedCost | null;
} & Partial<RecordedPlace>;

/** How an option stood against the others; null without structure, or without another to be held against. */
export type RecordedPlace = {
  co2WorstExcess: AnswerFigure | null;
  co2BestCase: AnswerFigure | null;
  energyWorstExcess: AnswerFigure | null;
  energyBestCase: AnswerFigure | null;
};

/** What was said of all options together; suspended: a blocking check failed and nobody accepted it with a note. */
type RecordedAnswer = Answer & { isSuspended: boolean };

/** What one kind adds; `label` is that of a declared material, else empty. */
export type RecordedKind = {
  kind: MaterialKind;
  label: string;
  rows: string[];
  co2: AtStanding;
  energy: AtStanding;
};

/** Item − reference, by their places among the items; verdicts and limits as on the page. */
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
  /** Whether that is below the precision expected; null where the precision was not kept. */
  co2WithinPrecision?: boolean | null;
  energyWithinPrecision?: boolean | null;
};

/** Why a failed check was passed over, by whom and when (RFC 3339). */
export type RecordedOverride = { note: string; userName: string; createdAt: string };

/** One check; `item` and `favours` are places among the items. */
export type RecordedCheck = {
  rule: LikeForLikeRule;
  passed: boolean;
  blocking: boolean;
  item: number | null;
  favours: number | null;
  details: string[];
  override: RecordedOverride | null;
};

/** A supplier's factor the figures rest on. */
export type RecordedDeclaration = DeclaredMaterial & { label: string; unit: string; document: string };

/** What a comparison answered, and the chosen option against each other one. Old records get it from their figures. */
export type RecordedAnswers = {
  /** Place of the option decided for. */
  chosen: number;
  co2Answer: RecordedAnswer;
  energyAnswer: RecordedAnswer;
  chosenDifferences: RecordedDifference[];
};

/**
 * A comparison as it stood. `withFoundation`: whether differences and checks count what carries the tower; `dwellings`
 * of the tower. Both are absent in records of before they were kept.
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

type AnsweredItem = Omit<RecordedItem, keyof RecordedPlace | 'precision'> &
  RecordedPlace & { precision: number | null };

/** A record with all parts, read by today's rules. */
export type AnsweredComparison = Omit<RecordedComparison, 'items' | keyof RecordedAnswers> &
  RecordedAnswers & { items: AnsweredItem[] };

/** A decision with all it rests on; `chosen` is a place among the items. Texts are in no language but the user's own. */
export type DecisionRecord = {
  projectName: string;
  address: string;
  unitName: string;
  chosen: number;
  reason: string;
  author: { name: string; registration?: string | null };
  comparison: RecordedComparison;
};
