import { priceKeys } from './priceKeys.ts';
import type { PriceRow } from './priceSet.ts';
import { composition, compositionsRow, rowOf, withClass } from './recipes.ts';
import { pumpedConcrete } from './pumpedConcrete.ts';
import type { CompositionCode } from './sinapi/sinapi2026_09Compositions.ts';

/** Diameter, m, and the codes of a metre of auger pile of C30 and of C40. */
const piles: readonly (readonly [number, CompositionCode, CompositionCode])[] = [
  [0.3, 106794, 106804],
  [0.5, 106795, 106805],
  [0.7, 106796, 106806],
  [0.8, 106797, 106807],
  [0.9, 106798, 106808],
];

/** Metres of a pile of this diameter in a m³ of its nominal section. */
const metersPerCubic = (diameter: number) => 4 / (Math.PI * diameter ** 2);

const pileConcrete = (
  [
    [30, 1],
    [40, 2],
  ] as const
).map(([fck, column]) =>
  rowOf(
    priceKeys.concrete('piles', fck),
    'm3',
    'pile_concrete',
    'diameter',
    piles.map((pile) => [composition(pile[column], metersPerCubic(pile[0]))]),
  ),
);

const capLoss = 1.23;
const capConcrete = pumpedConcrete.map(([fck, code]) =>
  rowOf(priceKeys.concrete('foundation', fck), 'm3', 'foundation_concrete', null, [
    withClass(96557, 1525, code, capLoss),
  ]),
);

const footingLoss = 1.26;
/** Footings and strip footings are entered as one part. */
const footingConcrete = pumpedConcrete.map(([fck, code]) =>
  rowOf(priceKeys.concrete('footings', fck), 'm3', 'footing_concrete', 'position', [
    withClass(96558, 1525, code, footingLoss),
    withClass(104924, 1525, code, footingLoss),
  ]),
);

const rafts = (
  [
    [10, 97101],
    [15, 97102],
    [20, 97103],
    [25, 103072],
    [30, 103073],
  ] as const
).map(([thickness, code]) => compositionsRow(priceKeys.raft(thickness), 'm2', 'raft', null, [code]));

/** What lies below the ground. */
export const foundationPriceRows = (): PriceRow[] => [
  ...pileConcrete,
  ...capConcrete,
  ...footingConcrete,
  compositionsRow(
    priceKeys.foundationForm,
    'm2',
    'foundation_form',
    'uses',
    [96528, 96531, 96534, 96537, 96540, 96533, 96536],
  ),
  ...rafts,
  compositionsRow(
    priceKeys.steel('piles', 50),
    'kg',
    'pile_cage',
    'diameter',
    [95584, 95576, 95578, 95579, 95580, 95581],
  ),
  compositionsRow(priceKeys.steel('piles', 60), 'kg', 'pile_cage', 'diameter', [95583]),
  compositionsRow(
    priceKeys.steel('foundation', 50),
    'kg',
    'rebar',
    'diameter',
    [96544, 96545, 96546, 104919, 104920, 104921, 104922, 104915],
  ),
  compositionsRow(priceKeys.steel('foundation', 60), 'kg', 'rebar', 'diameter', [96543]),
];
