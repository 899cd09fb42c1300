import type { LikeForLikeRule } from '#domain/comparison/checks.ts';
import type { QuantityFlag } from '#domain/factors/lookup.ts';

type Word =
  | 'decision'
  | 'towers'
  | 'verdict'
  | 'figures'
  | 'chosen'
  | 'noRegistration'
  | 'reference'
  | 'technology'
  | 'area'
  | 'concrete'
  | 'grout'
  | 'mortar'
  | 'blocks'
  | 'steel'
  | 'energy'
  | 'aboveBest'
  | 'cost'
  | 'thousandMoney'
  | 'missingPrice'
  | 'missingAmount'
  | 'cleanest'
  | 'worst'
  | 'ranges'
  | 'same'
  | 'cement'
  | 'any'
  | 'map'
  | 'mapText'
  | 'lower'
  | 'higher'
  | 'open'
  | 'suppliers'
  | 'noLimits'
  | 'noLimitSettles'
  | 'openChecks'
  | 'acceptedChecks'
  | 'passedChecks'
  | 'responsibility'
  | 'signature'
  | 'versions'
  | 'factors'
  | 'until'
  | 'declared'
  | 'status'
  | 'notCounted'
  | 'foundation'
  | 'together'
  | 'dwelling'
  | 'withFoundations'
  | 'structuresAlone';

/** What a decision's pages say, in one language. */
export type PdfTexts = Record<Word, string> & {
  notCountedList: (hasFoundations: boolean) => string;
  page: (at: number, of: number) => string;
  floors: (n: number) => string;
  uncovered: (n: number) => string;
  flags: Record<QuantityFlag, string>;
  rules: Record<LikeForLikeRule, string>;
};
