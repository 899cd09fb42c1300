import type { ComparedLine } from '#domain/comparison/sides/lines.ts';
import { comparisonSide } from '#domain/comparison/sides/side.ts';
import type { SideModule } from '#domain/comparison/sides/sideModule.ts';
import { concreteQuantities, structureQuantities } from '#domain/materials/quantities.ts';
import { sidac2026_04 } from '#domain/factors/sidac2026_04.ts';
import type { ConcreteElement } from '#domain/structures/concrete/concreteElement.ts';
import fc from 'fast-check';
import { linesOfQuantities } from '../../support/towers/comparedLines.ts';
import { frameOf } from '../arbitraries.ts';

const nothing = { volumes: [], steel: [] };

/** Lines of a frame whose columns are all there is. */
export const columnsOf = (columns: ConcreteElement, set = sidac2026_04): ComparedLine[] =>
  linesOfQuantities(structureQuantities('beam_column', frameOf(columns, nothing, nothing), set));

/** Lines of plain concrete. */
export const concreteOf = (fck: number, volume: number) =>
  columnsOf({ volumes: [{ fck, volume }], steel: [] });

export { concreteQuantities };

/** The worked tower: C30 and CA50. */
export const worked = (volume: number, mass: number) =>
  columnsOf({ volumes: [{ fck: 30, volume }], steel: [{ ca: 50, mass }] });

export const floors = [
  { id: 'a', area: 400 },
  { id: 'b', area: 500 },
];

/** A module whose columns, beams and slabs are told, over both floors. */
export function moduleOf(over: Partial<SideModule> = {}): SideModule {
  const element = { volumes: [{ fck: 30, volume: 30 }], steel: [{ ca: 50 as const, mass: 3000 }] };
  const { elements, factorSet } = structureQuantities('beam_column', frameOf(element));
  return {
    name: 'Tipo',
    technology: 'beam_column',
    floorIds: ['a', 'b'],
    isOutdated: false,
    factorSet,
    elements,
    ...over,
  };
}

export const sideOf = (...modules: SideModule[]) => comparisonSide(floors, modules);

const amount = fc.double({ min: 0.01, max: 10_000, noNaN: true });
const end = fc.double({ min: 0.1, max: 500, noNaN: true });

/** Materials of every kind with made-up factors, the same on every side that draws from them. */
const materials = [
  ['concrete:25', 'm3'],
  ['concrete:40', 'm3'],
  ['grout:20', 'm3'],
  ['mortar:8', 'm3'],
  ['block:inteiro (14x19x39):6', 'un'],
  ['steel:50', 'kg'],
  ['steel:60', 'kg'],
  ['other:render', 'kg'],
] as const;

type Factor = { co2: [number, number]; energy: [number, number] };
const factor: fc.Arbitrary<Factor> = fc.record({ co2: fc.tuple(end, end), energy: fc.tuple(end, end) });
const range = ([min, more]: [number, number], by: number) => ({ min: min * by, max: (min + more) * by });

const rows = fc.array(
  fc.record({ element: fc.constantFrom('columns', 'slabs'), material: fc.nat(materials.length - 1), amount }),
  { minLength: 1, maxLength: 8 },
);

/** Two sides with the same factors. */
export const pairOfSides = fc
  .tuple(fc.array(factor, { minLength: materials.length, maxLength: materials.length }), rows, rows)
  .map(([factors, a, b]) => {
    const lines = (list: typeof a): ComparedLine[] =>
      list.map(({ element, material, amount: by }) => {
        const [key, unit] = materials[material]!;
        const { co2, energy } = factors[material]!;
        const ranges = { co2: range(co2, by), energy: range(energy, by) };
        return { element, key, label: key, unit, amount: by, ...ranges, factorSet: 's', isDeclared: false };
      });
    return { a: lines(a), b: lines(b) };
  });
