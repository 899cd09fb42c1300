import { comparisonSide } from '#domain/comparison/sides/side.ts';
import { structureQuantities } from '#domain/materials/quantities.ts';
import type { BeamColumnData } from '#domain/structures/structureData.ts';
import type { ComparedOption } from '../../../web/screens/compare/compared/comparedOption.ts';
import { comparePairs } from '../../../web/screens/compare/compared/comparePairs.ts';
import type { Measure } from '../../../web/screens/compare/compared/measure.ts';
import type { Compared, Words } from '../../../web/screens/compare/compared/compared.ts';

const area = 1000;

const line = (m3: number, kg: number) => ({
  volumes: [{ fck: 30 as const, volume: m3 }],
  steel: [{ ca: 50 as const, mass: kg }],
});

/** A frame whose columns carry all but a trace. */
const frame = (volume: number, mass: number): BeamColumnData => {
  return {
    concreteColumns: line(volume - 2, mass - 2),
    concreteBeams: line(1, 1),
    concreteSlabs: line(1, 1),
    formColumns: 0,
    formBeams: 0,
    formSlabs: 0,
    columnNumber: 4,
    averageBeamSpan: 5,
    averageSlabSpan: 4,
  };
};

function option(name: string, volume: number, mass: number, given: Partial<ComparedOption>): ComparedOption {
  const quantities = structureQuantities('beam_column', frame(volume, mass));
  const module = {
    name: 'Tipo',
    technology: 'beam_column' as const,
    floorIds: ['1'],
    isOutdated: false,
    factorSet: quantities.factorSet,
    elements: quantities.elements,
  };
  const side = comparisonSide([{ id: '1', area }], [module]);
  return {
    id: name,
    globalId: name,
    optionId: name,
    canEdit: false,
    name,
    isReference: false,
    technologies: ['beam_column'],
    area,
    concrete: quantities.concrete,
    steel: quantities.steel,
    co2: quantities.co2,
    energy: quantities.energy,
    materials: quantities.materials,
    elements: quantities.elements,
    flags: [],
    missingPrices: [],
    missingAmounts: [],
    factorSet: { id: 'sidac-2026-04', source: 'Sidac', date: '2026-04-01' },
    coverage: { totalFloors: 1 },
    precision: 0.15,
    side,
    sides: { declared: side, undeclared: side },
    ...given,
  };
}

/** The worked case of the decisions over 1 000 m²: A − B is 12 210 to 29 681 kgCO₂e. */
export function workedCase(measure: Measure, given: Partial<ComparedOption> = {}): Compared {
  const a = option('A', 1000, 95_000, given);
  const b = option('B', 900, 105_000, { isReference: true });
  return {
    unit: 'Torre',
    kind: 'options',
    options: [a, b],
    reference: b,
    pairs: comparePairs([a, b], b, measure),
    measure,
    note: '',
    withLosses: false,
    declarations: [],
  };
}

/** Texts as their keys, so that a test says which text stands where. */
export const keys: Words = {
  t: (key, values) => [key, ...Object.values(values ?? {})].join(' '),
  technology: (technology) => technology,
  slab: (system) => system,
  lacking: ({ missingPrices, missingAmounts }) => [...missingPrices, ...missingAmounts],
  sentence: ({ option: { name }, difference }, aspect) => `${name} ${difference[`${aspect}Verdict`]}`,
  detail: ({ rule }) => `detail of ${rule}`,
};
