import type { MessageKey } from '../texts/messages.ts';
import type { MaterialKind } from './kinds.ts';
import type { Indicator } from './lines.ts';
import type { Assumption, Verdict } from './verdict.ts';

/** What is said of one item against others, by indicator. */
export const verdictKeys = {
  co2: {
    LOWER_IN_EVERY_CASE: 'verdict.co2.lower',
    HIGHER_IN_EVERY_CASE: 'verdict.co2.higher',
    EQUAL: 'verdict.co2.equal',
    DEPENDS_ON_SUPPLIER: 'verdict.co2.depends',
  },
  energy: {
    LOWER_IN_EVERY_CASE: 'verdict.energy.lower',
    HIGHER_IN_EVERY_CASE: 'verdict.energy.higher',
    EQUAL: 'verdict.energy.equal',
    DEPENDS_ON_SUPPLIER: 'verdict.energy.depends',
  },
} as const satisfies Record<Indicator, Record<Verdict, MessageKey>>;

/** Of several that emit the same, and less than the rest. */
export const tieKeys = {
  co2: 'verdict.co2.equal_lower',
  energy: 'verdict.energy.equal_lower',
} as const satisfies Record<Indicator, MessageKey>;

/** The assumption a verdict holds under. */
export const assumptionKeys: Record<Assumption, MessageKey> = {
  ANY_SUPPLIERS: 'verdict.assumption.any',
  SAME_SUPPLIERS: 'verdict.assumption.same',
  SAME_CEMENT: 'verdict.assumption.cement',
};

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
