import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startLiveG3 } from '../../support/liveG3Service.ts';
import { startLiveService } from '../../support/liveService.ts';
import { LiveWorld } from '../../support/liveWorld.ts';
import { createModuleMutation, createUnitMutation } from '../../support/mainJob.ts';

/** What is typed comes back as it was, and sums are those of their parts, whatever is changed by whichever path. */
const amount = fc.integer({ min: 1, max: 200_000 }).map((thousandths) => thousandths / 1000);
const element = fc.record({
  volumes: fc.uniqueArray(fc.record({ fck: fc.constantFrom(20, 25, 30, 35, 40, 45), volume: amount }), {
    selector: ({ fck }) => fck,
    minLength: 1,
    maxLength: 3,
  }),
  steel: fc.uniqueArray(fc.record({ ca: fc.constantFrom(50, 60), mass: amount }), {
    selector: ({ ca }) => ca,
    minLength: 1,
  }),
});
const count = fc.nat({ max: 40 });
const frame = fc
  .record({
    concreteColumns: element,
    concreteBeams: element,
    concreteSlabs: element,
    formColumns: amount,
    formBeams: amount,
    formSlabs: amount,
    columnNumber: count,
    averageBeamSpan: count,
    averageSlabSpan: count,
  })
  .map((beamColumn) => ({ beamColumn }));
const thickness = fc.integer({ min: 8, max: 40 });
const walls = fc
  .record({
    concreteWalls: element,
    concreteSlabs: element,
    wallThickness: thickness,
    slabThickness: thickness,
    wallArea: amount,
    slabArea: amount,
    wallFormArea: amount,
    slabFormArea: amount,
  })
  .map((concreteWall) => ({ concreteWall }));

type Element = { volumes: { fck: number; volume: number }[]; steel: { ca: number; mass: number }[] };
type Range = { min: number; max: number };
type Structure = Record<string, Record<string, unknown>>;

const sum = (parts: number[]) => parts.reduce((total, each) => total + each, 0);
const elementsOf = (structure: Structure) =>
  Object.values(Object.values(structure)[0]!).filter(
    (part): part is Element => typeof part === 'object' && part !== null,
  );
/** kg of one floor: concrete weighs 2400 kg/m³. */
const concreteOf = (structure: Structure) =>
  2400 * sum(elementsOf(structure).flatMap(({ volumes }) => volumes.map(({ volume }) => volume)));
const steelOf = (structure: Structure) =>
  sum(elementsOf(structure).flatMap(({ steel }) => steel.map(({ mass }) => mass)));

const elementFields = '{ volumes { fck volume } steel { ca mass } }';
const unitQuery = `query ($projectId: ID!, $unitId: ID!) { unit(projectId: $projectId, unitId: $unitId) {
  floorGroups { databaseId name category area height repetition } floors { id }
  quantities { concrete steel }
  options { edges { node { quantities { concrete steel } modules { edges { node {
    id floorRepetition floors { id } quantities { concrete steel cost { min max } }
    currentVersion { input { ... on BeamColumnData { concreteColumns ${elementFields} concreteBeams ${elementFields}
      slabs: concreteSlabs ${elementFields} formColumns formBeams formSlabs columnNumber averageBeamSpan averageSlabSpan }
      ... on ConcreteWallData { concreteWalls ${elementFields} slabs: concreteSlabs ${elementFields} wallThickness
      slabThickness wallArea slabArea wallFormArea slabFormArea } } } } } } } } } } }`;
const updateModule = `mutation ($input: UpdateModuleInput!) { updateModule(input: $input) { module { id } errors { code path } } }`;
const updateUnit = `mutation ($input: UpdateUnitInput!) { updateUnit(input: $input) { unit { id } errors { code path } } }`;

describe.each([
  ['September 2025', () => startLiveService(), false],
  ['April 2026', startLiveG3, true],
])('over the live service of %s', (_, start, changesTowers) => {
  let world: LiveWorld;
  let token: string;
  let project: { id: string; databaseId: string };
  let number = 0;

  beforeAll(async () => {
    world = await LiveWorld.over(await start());
    token = await world.user('ana@example.com');
    project = await world.project(token);
  });
  afterAll(() => world.close());

  test('what is saved is read back, and sums are those of their parts', { timeout: 120_000 }, async () => {
    const drawn = fc.record({
      first: fc.oneof(frame, walls),
      second: fc.oneof(frame, walls),
      repetition: fc.integer({ min: 2, max: 6 }),
      later: fc.integer({ min: 2, max: 8 }),
      covered: fc.integer({ min: 1, max: 6 }),
      area: amount,
    });
    await fc.assert(
      fc.asyncProperty(drawn, async ({ first, second, repetition, later, covered, area }) => {
        const floorGroups = [{ name: 'Tipo', category: 'STANDARD_FLOOR', area, height: 2.8, repetition }];
        const name = `Torre ${++number}`;
        const { unit } = await world.made(token, createUnitMutation, {
          projectId: project.id,
          name,
          floorGroups,
        });
        const ids = { projectId: project.databaseId, unitId: unit.databaseId };
        const saved: { structure: Structure; floors: string[] }[] = [];
        const expectRead = async () => {
          const { data, errors } = await world.ask(token, unitQuery, ids);
          expect(errors).toEqual([]);
          const [option] = data.unit.options.edges;
          const modules = option.node.modules.edges.map(({ node }: { node: object }) => node);
          expect(modules).toHaveLength(saved.length);
          for (const [at, { structure, floors }] of saved.entries()) {
            const { concreteSlabs: slabs, ...rest } = Object.values(structure)[0]!;
            expect(modules[at].currentVersion.input).toEqual({ ...rest, slabs });
            expect(modules[at].floors.map(({ id }: { id: string }) => id).toSorted()).toEqual(
              floors.toSorted(),
            );
            expect(modules[at].quantities.concrete).toBeCloseTo(concreteOf(structure) * floors.length, 4);
            expect(modules[at].quantities.steel).toBeCloseTo(steelOf(structure) * floors.length, 4);
          }
          for (const key of ['concrete', 'steel'])
            for (const total of [option.node.quantities, data.unit.quantities])
              expect(total[key]).toBeCloseTo(
                sum(
                  modules.map(({ quantities }: { quantities: Record<string, number> }) => quantities[key]!),
                ),
                4,
              );
          return data.unit;
        };
        const all = await world.floorIds(token, ids.projectId, ids.unitId);
        const some = all.slice(0, Math.min(covered, all.length));
        const { optionId, moduleId } = await world.option(token, unit.id, some, 'Opção', first);
        saved.push({ structure: first, floors: some });
        let shown = await expectRead();

        // Each of the two alone: what is not named stays.
        const alike = 'beamColumn' in first === 'beamColumn' in second;
        if (alike) {
          await world.made(token, updateModule, { moduleId, structure: second });
          saved[0]!.structure = second;
          shown = await expectRead();
        }
        const costOf = (read: typeof shown): Range | null =>
          read.options.edges[0].node.modules.edges[0].node.quantities.cost;
        const cost = costOf(shown);
        await world.made(token, updateModule, { moduleId, floorIds: [all[0]!] });
        saved[0]!.floors = [all[0]!];
        const costOfOne = costOf(await expectRead());
        // Concrete of a class without a price has no cost.
        expect(costOfOne === null).toBe(cost === null);
        for (const end of ['min', 'max'] as const)
          expect(cost?.[end] ?? 0).toBeCloseTo((costOfOne?.[end] ?? 0) * some.length, 2);
        await world.made(token, createModuleMutation, {
          optionId,
          floorIds: [all[1]!],
          structure: second,
        });
        saved.push({ structure: second, floors: [all[1]!] });
        shown = await expectRead();

        if (!changesTowers) return;
        const [group] = shown.floorGroups;
        await world.made(token, updateUnit, {
          unitId: unit.id,
          floorGroups: [{ ...group, repetition: later }],
        });
        expect((await expectRead()).floors).toHaveLength(later);
      }),
      { numRuns: 5 },
    );
  });
});
