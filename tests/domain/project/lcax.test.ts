import { sidac2026_04b } from '#domain/factors/sidac2026_04b.ts';
import { foundationQuantities } from '#domain/foundation/foundationQuantities.ts';
import { type LcaxEnd, type LcaxPart, lcaxProject, type LcaxTower } from '#domain/project/lcaxProject.ts';
import { projectPhases } from '#domain/project/phases.ts';
import { type Quantities, scaleQuantities, structureQuantities } from '#domain/materials/quantities.ts';
import { sumImpacts, zeroRange } from '#domain/range.ts';
import fc from 'fast-check';
import { calculateProject, type Project, validate } from 'lcax';
import { expect, test } from 'vitest';
import { raft } from '../../support/towers/foundations.ts';
import { classedFrame, element } from '../arbitraries.ts';
import { masonry, wall } from '../samples.ts';

const part = (kind: string, { elements }: Quantities): LcaxPart => ({
  id: kind,
  name: `Annual ${kind} 2030`,
  kind,
  isFoundation: kind === 'raft_foundation',
  elements,
});

/** A structure of each technology over drawn floors, on a raft, with a material from outside the set. */
const drawnParts: fc.Arbitrary<LcaxPart[]> = fc
  .record({ frame: classedFrame, walls: element, floors: fc.integer({ min: 1, max: 40 }) })
  .map(({ frame, walls, floors }) => [
    part('beam_column', scaleQuantities(structureQuantities('beam_column', frame), floors)),
    part('concrete_wall', structureQuantities('concrete_wall', { ...wall(), concreteWalls: walls })),
    part('structural_masonry', scaleQuantities(structureQuantities('structural_masonry', masonry()), floors)),
    part('raft_foundation', scaleQuantities(foundationQuantities('raft_foundation', raft()), floors / 3)),
    {
      id: 'infill',
      name: 'Vedação',
      kind: 'beam_column',
      isFoundation: false,
      elements: [
        {
          element: 'infill',
          materials: [
            {
              key: 'other:infill:m2:Bloco cerâmico',
              label: 'Bloco cerâmico',
              amount: floors * 900.5,
              unit: 'm2',
              co2: { min: 11_000, max: 17_000 },
              energy: { min: 2, max: 3 },
              flags: ['declared'],
            },
          ],
        },
      ],
    },
  ]);

const towerOf = (parts: LcaxPart[]): LcaxTower => ({
  id: 'T3B0aW9u',
  name: 'Residencial · Torre A · Opção 1',
  place: { isBrazil: true, city: 'Londrina' },
  phase: 'basic_project',
  area: 5400,
  floors: { above: 12, below: 1 },
  uncoveredFloors: 0,
  factorSets: [sidac2026_04b],
  suppliers: new Map(),
  withLosses: false,
  parts,
});

/** As a reader gets it: text, read by the library of the format. */
const read = (tower: LcaxTower, end: LcaxEnd) =>
  JSON.parse(JSON.stringify(lcaxProject(tower, end))) as Project;
const ends = ['min', 'max'] as const;
const expectSame = (worked: number | null | undefined, ours: number) =>
  expect(Math.abs((worked ?? Number.NaN) - ours) / Math.abs(ours)).toBeLessThan(1e-9);

test('its own library works out both ends of our totals to 1e-9, of each part and of the whole', () => {
  fc.assert(
    fc.property(drawnParts, fc.constantFrom(...ends), (parts, end) => {
      const file = read(towerOf(parts), end);
      const { results, assemblies } = calculateProject({ ...file, results: null });
      const ours = parts.map(({ elements }) => sumImpacts(elements.flatMap(({ materials }) => materials)));
      expect(assemblies).toHaveLength(parts.length);
      for (const [index, each] of assemblies.entries()) {
        const { co2, energy } = ours[index]!;
        if (!('results' in each)) throw new Error('an assembly is a reference');
        expectSame(each.results?.gwp.a1a3, co2[end]);
        expectSame(Number(each.metaData?.['energyMJ']), energy[end]);
      }
      for (const { products } of lcaxProject(towerOf(parts), end).assemblies)
        for (const { quantity, impactData, results: of, metaData } of products) {
          const [one] = impactData;
          expectSame(one!.impacts.gwp.a1a3 * quantity, of.gwp.a1a3);
          expectSame(one!.metaData.energyMJ * quantity, metaData.energyMJ);
        }
      const whole = sumImpacts(ours);
      expectSame(results?.gwp.a1a3, whole.co2[end]);
      expectSame(file.results?.gwp.a1a3, whole.co2[end]);
      expect(file.metaData).toMatchObject({ bound: end, factorSets: 'sidac-2026-04b', withLosses: false });
      expectSame(Number(file.metaData?.['energyMJ']), whole.energy[end]);
    }),
    { numRuns: 60 },
  );
});

test('its validator finds what is required of a project, and would find what is not there', () => {
  const [parts] = fc.sample(drawnParts, { numRuns: 1, seed: 3 });
  const file = read(towerOf(parts ?? []), 'min');
  const rule = {
    range: null,
    includes: null,
    required: null,
    equal: null,
    greater: null,
    less: null,
    oneOf: null,
  };
  const ask = (level: 'project' | 'assembly' | 'product' | 'impactData', field: string, asked: object) => ({
    level,
    field,
    rule: { ...rule, ...asked },
  });
  expect(
    validate(file, [
      ask('project', 'formatVersion', { equal: '3.4.3' }),
      ask('project', 'location.country', { equal: 'bra' }),
      ask('assembly', 'quantity', { equal: '1' }),
      ask('product', 'quantity', { greater: 0 }),
      ask('product', 'unit', { oneOf: ['m3', 'kg', 'pcs', 'm2'] }),
    ]),
  ).toEqual([]);
  expect(validate(file, [ask('product', 'unit', { oneOf: ['kg'] })])).not.toEqual([]);
  expect(() => calculateProject({ ...file, assemblies: [{}] as never })).toThrow(/missing field/);
});

test('a declared factor names its supplier, others their set, and nothing unknown stands as a figure', () => {
  const [parts] = fc.sample(drawnParts, { numRuns: 1, seed: 3 });
  const frame = parts![0]!;
  const [{ element: name, materials }] = frame.elements as [LcaxPart['elements'][number]];
  const declared = materials.map((line) => ({ ...line, flags: ['declared' as const] }));
  const none = { ...declared[0]!, key: 'steel:60', amount: 0, co2: zeroRange, energy: zeroRange };
  const tower = {
    ...towerOf([
      { ...frame, elements: [{ element: name, materials: [...declared, none] }] },
      // As a module on no floor has it.
      { ...frame, isFoundation: true, elements: [{ element: name, materials: [none] }] },
      parts![2]!,
    ]),
    area: 0,
    // The blocks of the third are of the set, whoever declares others of them elsewhere.
    suppliers: new Map(
      [declared[0]!.key, ...parts![2]!.elements.flatMap((each) => each.materials.map(({ key }) => key))].map(
        (key) => [key, { supplier: 'Concreteira Sul', document: 'EPD 42' }],
      ),
    ),
  };
  const { assemblies, impactCategories, projectInfo } = lcaxProject(tower, 'max');
  const sources = assemblies.map(({ products }) => products[0]?.impactData[0]?.source?.name);
  expect(sources).toHaveLength(2);
  expect(projectInfo.buildingModelScope).toEqual(['superstructure_frame']);
  expect(sources[0]).toBe('Concreteira Sul: EPD 42');
  expect(sources[1]).toContain('(sidac-2026-04b)');
  expect(assemblies[0]!.products).toHaveLength(declared.length);
  expect(projectInfo).not.toHaveProperty('grossFloorArea');
  expect(impactCategories).toEqual(['gwp']);
});

test('tells where a tower stands, its floors above and below the ground, and the phase of its design', () => {
  const told = (change: Partial<LcaxTower>) => {
    const { location, projectInfo, projectPhase } = lcaxProject({ ...towerOf([]), ...change }, 'min');
    return [location.country, projectInfo.floorsAboveGround, projectInfo.floorsBelowGround, projectPhase];
  };
  expect(told({})).toEqual(['bra', 12, 1, 'concept_design']);
  expect(told({ place: { isBrazil: false, city: null }, floors: { above: 3, below: 2 } })).toEqual([
    'unknown',
    3,
    2,
    'concept_design',
  ]);
  expect(projectPhases.map((phase) => told({ phase }).at(-1))).toEqual([
    'strategic_design',
    'other',
    'concept_design',
    'technical_design',
    'construction',
  ]);
});
