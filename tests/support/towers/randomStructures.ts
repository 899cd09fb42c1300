/** Per m³ and per kg: CO₂ min and max, energy min and max. */
type Factor = readonly [number, number, number, number];
const concreteFactors: Readonly<Record<number, Factor>> = {
  20: [168.8, 283.5, 1325, 2244],
  25: [200, 306.4, 1488, 2408],
  30: [228.2, 339.4, 1650, 2629],
  35: [256.6, 373.6, 1797, 2849],
  40: [283.4, 395.5, 1928, 3002],
};
const steelFactors: Readonly<Record<number, Factor>> = {
  50: [0.4259, 1.061, 8.025, 16.05],
  60: [0.5, 1.1, 8.1, 16.1],
};

const groutFactors: Readonly<Record<number, Factor>> = {
  20: [186.3, 392.8, 1045.8, 2362.1],
  25: [228.5, 481.8, 1282.9, 2897.6],
};
const mortarFactors: Readonly<Record<number, Factor>> = {
  4.5: [188.4, 317.8, 1079.1, 1810.4],
  8: [196, 355.1, 1116.2, 2061.9],
};
/** Per block 14x19x39. */
const blockFactors: Readonly<Record<number, Factor>> = {
  6: [0.54, 1.14, 3.611, 8.454],
  8: [0.68, 1.35, 4.43, 10.03],
};

/** The same numbers for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
const drawn = seeded(2604);

export type Line = { element: string; kind: string; key: string; amount: number; factor: Factor };
export type Built = { type: string; data: Record<string, unknown>; lines: Line[] };

/** One floor of a random frame, walls or masonry; some have infill from a document of their own. */
export function randomStructure(random = drawn): Built {
  const between = (low: number, high: number) => Number((low + random() * (high - low)).toFixed(3));
  const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const type = oneOf(['beam_column', 'beam_column', 'concrete_wall', 'structural_masonry']);
  const lines: Line[] = [];
  const part = (element: string, low: number, high: number) => {
    const classes = Object.keys(concreteFactors).map(Number);
    const strengths = new Set([oneOf(classes), oneOf(classes)]);
    const volumes = [...strengths].map((fck) => ({ fck, volume: between(low, high) }));
    const steel = [50, 60].slice(0, random() < 0.5 ? 1 : 2).map((ca) => ({ ca, mass: between(800, 2500) }));
    for (const { fck, volume } of volumes)
      lines.push({
        element,
        kind: 'CONCRETE',
        key: `concrete:${fck}`,
        amount: volume,
        factor: concreteFactors[fck]!,
      });
    for (const { ca, mass } of steel)
      lines.push({ element, kind: 'STEEL', key: `steel:${ca}`, amount: mass, factor: steelFactors[ca]! });
    return { volumes, steel };
  };
  const masonry = () => {
    const line = (element: string, kind: string, key: string, amount: number, factor: Factor) => {
      lines.push({ element, kind, key, amount, factor });
      return amount;
    };
    const [fgk, fak, fbk] = [oneOf([20, 25]), oneOf([4.5, 8]), oneOf([6, 8])];
    const block = 'inteiro (14x19x39)';
    const mass = line('vertical_grout', 'STEEL', 'steel:50', between(200, 900), steelFactors[50]!);
    const grout = line('vertical_grout', 'GROUT', `grout:${fgk}`, between(2, 10), groutFactors[fgk]!);
    const mortar = line('mortar', 'MORTAR', `mortar:${fak}`, between(1, 6), mortarFactors[fak]!);
    const blocks = Math.round(between(3000, 9000));
    line('blocks', 'BLOCKS', `block:${block}:${fbk}`, blocks, blockFactors[fbk]!);
    return {
      grout: [{ position: 'vertical', volumes: [{ fgk, volume: grout }], steel: [{ ca: 50, mass }] }],
      mortar: [{ fak, volume: mortar }],
      blocks: [{ type: block, fbk, quantity: blocks }],
    };
  };
  const data: Record<string, unknown> =
    type === 'structural_masonry'
      ? { concrete_slabs: part('slabs', 30, 45), masonry: masonry() }
      : type === 'beam_column'
        ? {
            concrete_columns: part('columns', 8, 14),
            concrete_beams: part('beams', 10, 20),
            concrete_slabs: part('slabs', 30, 45),
            form_columns: 0,
            form_beams: 0,
            form_slabs: 0,
            column_number: 4,
            avg_beam_span: 5,
            avg_slab_span: 4,
          }
        : {
            concrete_walls: part('walls', 25, 40),
            concrete_slabs: part('slabs', 30, 45),
            wall_thickness: 0.1,
            slab_thickness: 0.1,
          };
  if (random() < 0.5) {
    const name = oneOf(['Bloco cerâmico', 'Drywall']);
    // A material of one name has one factor: its supplier is who wrote the document.
    const factor: Factor = name === 'Drywall' ? [6, 9, 90, 130] : [12, 18, 150, 220];
    const row = { name, purpose: 'infill', amount: between(100, 400), unit: 'm2', source: 'EPD 7' };
    const [co2Min, co2Max, energyMin, energyMax] = factor;
    const ranges = { co2: { min: co2Min, max: co2Max }, energy: { min: energyMin, max: energyMax } };
    data['other_materials'] = [{ ...row, ...ranges }];
    lines.push({
      element: 'infill',
      kind: `DECLARED ${name}`,
      key: `other:infill:m2:${name}`,
      amount: row.amount,
      factor,
    });
  }
  return { type, data, lines };
}
