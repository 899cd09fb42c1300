import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { KnownTower } from '../../api/benchmark/benchmarkRepository.ts';
import { type BenchmarkFilter, knownThings } from '../../api/benchmark/knownThings.ts';
import type { Traits } from '../../api/benchmark/peerGroups.ts';

const technologies = ['beam_column', 'concrete_wall', null] as const;
const storeys = ['up_to_4', 'from_11_to_20'] as const;
const states = ['SP', 'RJ'];
const phases = ['basic_project', 'executive_project'] as const;

const tower = fc.record({
  technology: fc.constantFrom(...technologies),
  storeys: fc.constantFrom(...storeys),
  foundation: fc.boolean(),
});
const project = fc.record({
  state: fc.constantFrom(...states),
  phase: fc.constantFrom(...phases),
  towers: fc.array(tower, { minLength: 1, maxLength: 2 }),
  hasConsent: fc.boolean(),
});
const portfolio = fc.array(project, { maxLength: 40 });

const maybe = <Each>(values: readonly Each[]) => [undefined, ...values];
const filters: BenchmarkFilter[] = maybe(['beam_column', 'concrete_wall'] as const).flatMap((technology) =>
  maybe(storeys).flatMap((height) =>
    maybe(states).flatMap((state) =>
      maybe(phases).flatMap((phase) =>
        maybe([true]).map((foundation) => ({ technology, storeys: height, foundation, state, phase })),
      ),
    ),
  ),
);

const towersOf = (projects: readonly (typeof project extends fc.Arbitrary<infer Each> ? Each : never)[]) =>
  projects.flatMap(({ state, phase, towers, hasConsent }, at) =>
    towers.map((each, index): KnownTower => {
      const traits: Traits = { ...each, state, phase };
      return { unitId: `u${at}.${index}`, projectId: `p${at}`, hasConsent, traits };
    }),
  );

/** What each filter shows, of towers and of projects, as sets of projects. */
function shownSets(towers: readonly KnownTower[], own: ReadonlySet<string>): Set<string>[] {
  const wholes = [...new Set(towers.map(({ projectId }) => projectId))].map((projectId) => ({
    projectId,
    unitId: null,
  }));
  return filters.flatMap((filter) =>
    [towers, wholes].map((things) => {
      const known = knownThings<{ unitId: string | null; projectId: string }>(things, towers, filter, own);
      return new Set(known.map(({ projectId }) => projectId).filter((id) => !own.has(id)));
    }),
  );
}

describe('what filters show of others', () => {
  test('is never of fewer than five projects, however answers are put together or subtracted', () => {
    fc.assert(
      fc.property(portfolio, (projects) => {
        const towers = towersOf(projects);
        const shown = shownSets(towers, new Set());
        // Projects that the same answers show can't be told apart; every other combination is a union of these.
        const atoms = Map.groupBy(new Set(towers.map(({ projectId }) => projectId)), (id) =>
          shown.map((set) => Number(set.has(id))).join(''),
        );
        const few = [...atoms].filter(([answers, members]) => answers.includes('1') && members.length < 5);
        expect(few).toEqual([]);
        const unasked = projects.flatMap(({ hasConsent }, at) => (hasConsent ? [] : [`p${at}`]));
        expect(unasked.filter((id) => shown.some((set) => set.has(id)))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('is never of fewer than five others where the caller’s own are left out', () => {
    fc.assert(
      fc.property(portfolio, fc.integer({ min: 1, max: 8 }), (projects, count) => {
        const own = new Set(Array.from({ length: count }, (_, at) => `p${at}`));
        const sizes = shownSets(towersOf(projects), own).map(({ size }) => size);
        expect(sizes.filter((size) => size > 0 && size < 5)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('is all of five who agreed, by all they share', () => {
    const traits: Traits = {
      technology: 'beam_column',
      storeys: 'up_to_4',
      foundation: false,
      state: 'SP',
      phase: 'basic_project',
    };
    const towers = ['a', 'b', 'c', 'd', 'e'].map((id): KnownTower => {
      return { unitId: `u${id}`, projectId: id, hasConsent: true, traits };
    });
    const { technology, ...rest } = traits;
    const filter = { ...rest, technology: technology ?? undefined };
    expect(knownThings(towers, towers, filter, new Set())).toHaveLength(5);
    expect(knownThings(towers.slice(1), towers.slice(1), {}, new Set())).toEqual([]);
    // The sixth, elsewhere, is shown with the five, and takes away what told them apart.
    const sixth = {
      ...towers[0],
      unitId: 'uf',
      projectId: 'f',
      traits: { ...traits, state: 'RJ' },
    } as KnownTower;
    const six = [...towers, sixth];
    expect(knownThings(six, six, {}, new Set())).toHaveLength(6);
    expect(knownThings(six, six, { state: 'SP' }, new Set())).toEqual([]);
    expect(knownThings(six, six, { storeys: 'up_to_4' }, new Set())).toHaveLength(6);
  });
});
