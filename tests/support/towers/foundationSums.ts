import fc from 'fast-check';

type Steel = { ca: number; mass: number };
type Plate = { area: number; thickness: number; fck?: number; steel: Steel[] };
type Part = { volume: number; fck?: number; steel?: Steel[] };

type CastPart = { volumes: { fck: number; volume: number }[]; steel?: Steel[]; formArea?: number };

/** A foundation as the graph takes it: areas m², thicknesses m, volumes m³, masses kg, fck MPa. */
export type FoundationInput =
  | { raft: Plate & { fck: number } }
  | { piles: { fck: number; piles: Part; pileCaps?: Part; gradeBeams?: Part; tieBeams?: Part } }
  | { raftPiles: { fck: number; raft: Plate; piles: Part } }
  | { footings: Record<string, CastPart> }
  | { caissons: Record<string, CastPart> };

const tenths = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((n) => n / 10);
const fck = fc.integer({ min: 15, max: 60 });
const steel = fc.uniqueArray(fc.record({ ca: fc.constantFrom(50, 60, 25), mass: tenths(100, 90_000) }), {
  minLength: 1,
  maxLength: 3,
  selector: ({ ca }) => ca,
});
const part = fc.record({ volume: tenths(1, 2000), fck, steel }, { requiredKeys: ['volume'] });
const plate = { area: tenths(50, 3000), thickness: fc.constantFrom(0.2, 0.35, 0.6, 1.25, 2), steel };

const cast = fc.record(
  {
    volumes: fc.uniqueArray(fc.record({ fck: fc.constantFrom(20, 25, 27, 40), volume: tenths(1, 900) }), {
      minLength: 1,
      maxLength: 3,
      selector: (row) => row.fck,
    }),
    steel,
    formArea: tenths(1, 900),
  },
  { requiredKeys: ['volumes'] },
);
const castParts = { footings: cast, caissons: cast, gradeBeams: cast, retainingWalls: cast };

/** One kind after the other, with any of their parts and steel classes. */
export const foundationInput: fc.Arbitrary<FoundationInput> = fc.oneof(
  fc.record({ raft: fc.record({ ...plate, fck }) }),
  fc.record({
    piles: fc.record(
      { fck, piles: part, pileCaps: part, gradeBeams: part, tieBeams: part },
      { requiredKeys: ['fck', 'piles'] },
    ),
  }),
  fc.record({
    raftPiles: fc.record({
      fck,
      raft: fc.record({ ...plate, fck }, { requiredKeys: ['area', 'thickness', 'steel'] }),
      piles: part,
    }),
  }),
  fc.record({ footings: fc.record(castParts, { requiredKeys: ['footings'] }) }),
  fc.record({ caissons: fc.record(castParts, { requiredKeys: ['caissons'] }) }),
);

/** Every area, volume and mass times a number; thicknesses and classes stay. */
export const timesAmounts = <Given>(given: Given, by: number): Given =>
  JSON.parse(JSON.stringify(given), (key, value) =>
    ['area', 'volume', 'mass'].includes(key) ? value * by : value,
  );

/** kgCO₂e and MJ of a m³ or a kg: from and to, as published. */
type Impact = [co2Min: number, co2Max: number, energyMin: number, energyMax: number];

const concrete: Record<number, Impact> = {
  20: [168.8, 283.5, 1325, 2244],
  25: [200, 306.4, 1488, 2408],
  30: [228.2, 339.4, 1650, 2629],
  35: [256.6, 373.6, 1797, 2849],
  40: [283.4, 395.5, 1928, 3002],
  45: [310.2, 417.4, 2059, 3155],
};
const steels: Record<number, Impact> = { 50: [0.4259, 1.061, 8.025, 16.05], 60: [0.5, 1.1, 8.1, 16.1] };
const widest: Impact = [0.4259, 1.1, 8.025, 16.1];

/** On the line through the two classes around it, the outermost two for what lies beyond. */
function ofStrength(strength: number): Impact {
  const from = Math.min(40, Math.max(20, Math.floor(strength / 5) * 5));
  const [low, high] = [concrete[from]!, concrete[from + 5]!];
  return low.map((value, at) => value + ((high[at]! - value) * (strength - from)) / 5) as Impact;
}

/** What a foundation comes to, reckoned here by hand: masses kg, then the four ends. */
export function summedByHand(input: FoundationInput): { concrete: number; steel: number; ends: number[] } {
  const sum = { concrete: 0, steel: 0, ends: [0, 0, 0, 0] };
  const add = (amount: number, impact: Impact) => {
    sum.ends = sum.ends.map((value, at) => value + amount * impact[at]!);
  };
  const pour = (volume: number, strength: number, rows: Steel[] = []) => {
    sum.concrete += volume * 2400;
    add(volume, ofStrength(strength));
    for (const { ca, mass } of rows) {
      sum.steel += mass;
      add(mass, steels[ca] ?? widest);
    }
  };
  const castIn = 'footings' in input ? input.footings : 'caissons' in input ? input.caissons : undefined;
  if (castIn !== undefined) {
    for (const { volumes, steel: rows } of Object.values(castIn)) {
      for (const { fck: strength, volume } of volumes) pour(volume, strength);
      pour(0, 20, rows);
    }
    return sum;
  }
  const volumeOf = (each: Plate | Part) => ('volume' in each ? each.volume : each.area * each.thickness);
  if ('raft' in input) {
    pour(volumeOf(input.raft), input.raft.fck, input.raft.steel);
    return sum;
  }
  const { fck: common, ...parts } =
    'piles' in input
      ? input.piles
      : (input as { raftPiles: { fck: number; raft: Plate; piles: Part } }).raftPiles;
  for (const each of Object.values(parts)) pour(volumeOf(each), each.fck ?? common, each.steel);
  return sum;
}
