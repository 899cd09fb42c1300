import { currentFactorSet } from '../factors/factorSets.ts';
import { factorOfKey } from '../factors/factorOfKey.ts';
import type { QuantityFlag } from '../factors/lookup.ts';
import { customFckRange, fakRange, fbkRange, fgkRange, steelClassRange } from '../limits.ts';
import type { Range } from '../range.ts';
import { materialKeys } from './materialKeys.ts';

/** The kinds of rows of quantities. */
export type QuantityKind = 'concrete' | 'grout' | 'mortar' | 'blocks' | 'steel';

type Kind = {
  /** The field for a row's class (MPa, or the class of steel), the field for its amount, and the unit. */
  identity: 'fck' | 'fgk' | 'fak' | 'fbk' | 'ca';
  amount: 'volume' | 'quantity' | 'mass';
  unit: 'm³' | 'un' | 'kg';
  /** The classes there are factors for. */
  range: Range;
  /** The default class. */
  usual: number;
  /** Key of the material, as declared factors name it. */
  key: (strength: number, block: string) => string;
};

/** The one list of what quantities consist of: tables of a form, rows of the takeoff sheet and pasting follow it. */
export const quantityKinds: Readonly<Record<QuantityKind, Kind>> = {
  concrete: {
    identity: 'fck',
    amount: 'volume',
    unit: 'm³',
    range: customFckRange,
    usual: 30,
    key: materialKeys.concrete,
  },
  grout: {
    identity: 'fgk',
    amount: 'volume',
    unit: 'm³',
    range: fgkRange,
    usual: 20,
    key: materialKeys.grout,
  },
  mortar: {
    identity: 'fak',
    amount: 'volume',
    unit: 'm³',
    range: fakRange,
    usual: 8,
    key: materialKeys.mortar,
  },
  blocks: {
    identity: 'fbk',
    amount: 'quantity',
    unit: 'un',
    range: fbkRange,
    usual: 6,
    key: (fbk, block) => materialKeys.block(block, fbk),
  },
  steel: {
    identity: 'ca',
    amount: 'mass',
    unit: 'kg',
    range: steelClassRange,
    usual: 50,
    key: materialKeys.steel,
  },
};

/** Flags of the current set's factor for a class; empty where its table has that class. */
export const factorFlags = (kind: QuantityKind, strength: number, block: string): readonly QuantityFlag[] =>
  factorOfKey(currentFactorSet, quantityKinds[kind].key(strength, block))?.flags ?? [];
