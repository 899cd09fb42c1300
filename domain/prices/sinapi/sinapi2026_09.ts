import { blockRows } from '../blockPrices.ts';
import { foundationPriceRows } from '../foundationPrices.ts';
import { formUsesRange, priceKeys } from '../priceKeys.ts';
import type { PriceRow, PriceSet } from '../priceSet.ts';
import { composition, compositionsRow, rowOf, withClass } from '../recipes.ts';
import type { CompositionCode } from './sinapi2026_09Compositions.ts';
import { pumpedConcrete } from '../pumpedConcrete.ts';

/** Concrete of frames: C25 as published, other classes by the difference of their inputs, loss included. */
const frameLoss = 1.103;

const frameConcrete: PriceRow[] = pumpedConcrete.flatMap(([fck, code]) =>
  (
    [
      ['columns', 103672],
      ['beams_slabs', 103675],
    ] as const
  ).map(([place, published]) =>
    rowOf(priceKeys.concrete(place, fck), 'm3', 'frame_concrete', null, [
      withClass(published, 1527, code, frameLoss),
    ]),
  ),
);

/** Self-compacting (C20 to C30) and pumped concrete (C25 and C30): dearer classes have no price. */
const wallLoss = 1.089;
const wallConcrete: PriceRow[] = (
  [
    [20, [withClass(99235, 34872, 11147, wallLoss)]],
    [25, [withClass(99235, 34872, 34872, wallLoss), withClass(99439, 38408, 38408, wallLoss)]],
    [30, [withClass(99235, 34872, 34491, wallLoss), withClass(99439, 38408, 38409, wallLoss)]],
  ] as const
).map(([fck, recipes]) => rowOf(priceKeys.concrete('walls', fck), 'm3', 'wall_concrete', 'method', recipes));

const bars = [91601, 91602, 91603, 100068] as const;

const steel: PriceRow[] = [
  compositionsRow(
    priceKeys.steel('columns_beams', 50),
    'kg',
    'rebar',
    'diameter',
    [92760, 92761, 92762, 92763, 92764, 92765, 92766],
  ),
  compositionsRow(priceKeys.steel('columns_beams', 60), 'kg', 'rebar', 'diameter', [92759]),
  compositionsRow(
    priceKeys.steel('slabs', 50),
    'kg',
    'rebar',
    'diameter',
    [92769, 92770, 92771, 92772, 92773, 92774],
  ),
  compositionsRow(priceKeys.steel('slabs', 60), 'kg', 'rebar', 'diameter', [92767, 92768]),
  compositionsRow(priceKeys.steel('walls', 50), 'kg', 'rebar', 'diameter', bars),
  compositionsRow(priceKeys.steel('walls', 60), 'kg', 'mesh', 'diameter', [91593, 105814, 91594]),
  compositionsRow(
    priceKeys.steel('wall_slabs', 60),
    'kg',
    'mesh',
    'diameter',
    [91596, 91598, 100064, 100066, 91597, 91599],
  ),
  compositionsRow(priceKeys.steel('vertical_grout', 50), 'kg', 'rebar', 'diameter', [89996, 89997, 102921]),
  compositionsRow(
    priceKeys.steel('horizontal_grout', 50),
    'kg',
    'rebar',
    'diameter',
    [107137, 89998, 102920, 102923],
  ),
];

const usesInTable = [2, 4, 6, 8, 10, 12, 14, 18] as const;

const formCodes = {
  columns: [92415, 92419, 92423, 92427, 92431, 92435, 92439, 92443],
  beams: [92451, 92455, 92459, 92463, 92467, 92471, 92475, 92479],
  slabs: [92510, 92514, 92518, 92522, 92526, 92530, 92534, 92538],
} as const satisfies Readonly<Record<string, readonly CompositionCode[]>>;

/** The codes of the table for a number of uses, or for the two entries around it. */
function codesAt(codes: readonly CompositionCode[], uses: number): CompositionCode[] {
  const below = usesInTable.findLastIndex((known) => known <= uses);
  const above = usesInTable.findIndex((known) => known >= uses);
  return codes.filter((_, index) => index === below || index === above);
}

const everyUse = Array.from(
  { length: formUsesRange.max - formUsesRange.min + 1 },
  (_, index) => formUsesRange.min + index,
);

const forms: PriceRow[] = (['columns', 'beams', 'slabs'] as const).flatMap((place) => {
  const codes = formCodes[place];
  const row = (uses: Parameters<typeof priceKeys.form>[1], fitting: readonly CompositionCode[]) =>
    compositionsRow(priceKeys.form(place, uses), 'm2', 'form', 'uses', fitting);
  return [
    row('10-18', codes.slice(4)),
    row('2-8', codes.slice(0, 4)),
    ...everyUse.map((uses) => row(uses, codesAt(codes, uses))),
  ];
});

/** Grout in cells, and in bond beams at the top and at mid height. */
const grout: PriceRow[] = (
  [
    [15, 105792, [105796, 105800]],
    [20, 89993, [89995, 89994]],
    [25, 105793, [105797, 105801]],
    [30, 105794, [105798, 105802]],
  ] as const
).flatMap(([fgk, vertical, horizontal]) => [
  compositionsRow(priceKeys.grout('vertical', fgk), 'm3', 'grout', null, [vertical]),
  compositionsRow(priceKeys.grout('horizontal', fgk), 'm3', 'grout', 'position', horizontal),
]);

/** Bounded by the compositions that contain it, so derived although each is one code. */
const mortar: PriceRow = {
  ...rowOf(priceKeys.mortar, 'm3', 'mortar', 'mix', [[composition(87286)], [composition(107100)]]),
  status: 'derived',
};

const rows = [
  ...frameConcrete,
  ...wallConcrete,
  ...steel,
  ...forms,
  ...blockRows(),
  mortar,
  ...grout,
  ...foundationPriceRows(),
];

/**
 * São Paulo's public prices of September 2026 for structural work, from a public copy of Caixa's tables. Without
 * indirect cost (BDI) and mobilisation.
 */
export const sinapiSp2026_09: PriceSet = {
  id: 'sinapi-sp-2026-09',
  source: 'SINAPI (Caixa Econômica Federal)',
  state: 'SP',
  month: '2026-09',
  hasPayrollRelief: false,
  rows: new Map(rows.map((row) => [row.key, row])),
};
