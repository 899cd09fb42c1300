import type { LikeForLikeCheck } from '#domain/comparison/checks/checks.ts';
import type { SlabSystem } from '#domain/structures/concrete/slabSystem.ts';
import type { ComparedOption } from './comparedOption.ts';
import type { Declaration } from './comparedSet.ts';
import type { Pair } from './comparePairs.ts';
import type { Measure } from './measure.ts';
import type { ComparedKind } from './chosen.ts';

/** A comparison as it is shown: options and reference, the measure, and the note that accepts its failed checks. */
export type Compared = {
  unit: string;
  kind: ComparedKind;
  options: ComparedOption[];
  reference: ComparedOption;
  /** Each option against the reference. */
  pairs: Pair[];
  measure: Measure;
  note: string;
  /** Declared factors the figures rest on. */
  declarations: readonly Declaration[];
  /** Whether amounts are those bought. */
  withLosses: boolean;
};

/** Texts of the language in force. */
export type Words = {
  t: (key: string, values?: Record<string, string>) => string;
  technology: (technology: string) => string;
  /** Names of the prices and amounts an option's cost lacks. */
  lacking: (option: ComparedOption) => string[];
  slab: (system: SlabSystem) => string;
  sentence: (pair: Pair, aspect: 'co2' | 'energy') => string;
  detail: (check: LikeForLikeCheck, pair: Pair) => string;
};

/** A table of a file: figures are exact and numbers, texts in the user's language; null where there is nothing. */
export type ComparisonSheet = { name: string; header: string[]; rows: (string | number | null)[][] };
