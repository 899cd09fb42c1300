import type { MessageKey } from '../messages.ts';
import type { MaterialKind } from './kinds.ts';
import type { Indicator } from './lines.ts';
import type { Certainty, Verdict } from './verdict.ts';

type Keys = Readonly<Record<string, MessageKey>>;

const co2Pair: Keys = {
  'LOWER_IN_EVERY_CASE ANY_SUPPLIERS': 'verdict.co2.lower.any',
  'LOWER_IN_EVERY_CASE SAME_SUPPLIERS': 'verdict.co2.lower.same',
  'HIGHER_IN_EVERY_CASE ANY_SUPPLIERS': 'verdict.co2.higher.any',
  'HIGHER_IN_EVERY_CASE SAME_SUPPLIERS': 'verdict.co2.higher.same',
  'EQUAL ANY_SUPPLIERS': 'verdict.co2.equal.any',
  'EQUAL SAME_SUPPLIERS': 'verdict.co2.equal.same',
};
const energyPair: Keys = {
  'LOWER_IN_EVERY_CASE ANY_SUPPLIERS': 'verdict.energy.lower.any',
  'LOWER_IN_EVERY_CASE SAME_SUPPLIERS': 'verdict.energy.lower.same',
  'HIGHER_IN_EVERY_CASE ANY_SUPPLIERS': 'verdict.energy.higher.any',
  'HIGHER_IN_EVERY_CASE SAME_SUPPLIERS': 'verdict.energy.higher.same',
  'EQUAL ANY_SUPPLIERS': 'verdict.energy.equal.any',
  'EQUAL SAME_SUPPLIERS': 'verdict.energy.equal.same',
};

const pairKey = (keys: Keys, depends: MessageKey) => (verdict: Verdict, certainty: Certainty) =>
  keys[`${verdict} ${certainty}`] ?? depends;

/** Of one item against another. */
export const pairKeys: Record<Indicator, (verdict: Verdict, certainty: Certainty) => MessageKey> = {
  co2: pairKey(co2Pair, 'verdict.co2.depends'),
  energy: pairKey(energyPair, 'verdict.energy.depends'),
};

type Assumption = Exclude<Certainty, 'NONE'>;
const wholes: Record<Indicator, Record<2 | 3, Record<Assumption, MessageKey>>> = {
  co2: {
    2: { ANY_SUPPLIERS: 'verdict.co2.lowest_of_3.any', SAME_SUPPLIERS: 'verdict.co2.lowest_of_3.same' },
    3: { ANY_SUPPLIERS: 'verdict.co2.lowest_of_4.any', SAME_SUPPLIERS: 'verdict.co2.lowest_of_4.same' },
  },
  energy: {
    2: { ANY_SUPPLIERS: 'verdict.energy.lowest_of_3.any', SAME_SUPPLIERS: 'verdict.energy.lowest_of_3.same' },
    3: { ANY_SUPPLIERS: 'verdict.energy.lowest_of_4.any', SAME_SUPPLIERS: 'verdict.energy.lowest_of_4.same' },
  },
};

/** Of one item against the two or three others. */
export const lowestKey = (of: Indicator, others: 2 | 3, certainty: Assumption) =>
  wholes[of][others][certainty];

const co2Limits = {
  lower: { upTo: 'verdict.co2.limit.lower.up_to', from: 'verdict.co2.limit.lower.from' },
  higher: { upTo: 'verdict.co2.limit.higher.up_to', from: 'verdict.co2.limit.higher.from' },
} as const;
const energyLimits = {
  lower: { upTo: 'verdict.energy.limit.lower.up_to', from: 'verdict.energy.limit.lower.from' },
  higher: { upTo: 'verdict.energy.limit.higher.up_to', from: 'verdict.energy.limit.higher.from' },
} as const;

const limitKey =
  (keys: typeof co2Limits | typeof energyLimits) =>
  (verdict: Verdict, isUpTo: boolean): MessageKey =>
    keys[verdict === 'LOWER_IN_EVERY_CASE' ? 'lower' : 'higher'][isUpTo ? 'upTo' : 'from'];

/** Of the factor that settles it. */
export const limitKeys = { co2: limitKey(co2Limits), energy: limitKey(energyLimits) };

/** A material in a sentence, by its kind. */
export const materialKeys: Record<MaterialKind, MessageKey> = {
  CONCRETE: 'verdict.material.concrete',
  GROUT: 'verdict.material.grout',
  MORTAR: 'verdict.material.mortar',
  BLOCKS: 'verdict.material.blocks',
  STEEL: 'verdict.material.steel',
  DECLARED: 'verdict.material.declared',
};
