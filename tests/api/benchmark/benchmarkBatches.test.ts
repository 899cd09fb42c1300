import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BatchTraits,
  formBatches,
  isPlausible,
  type NewBatch,
  type Traits,
} from '../../../api/benchmark/batches.ts';
import { benchmarkCurve, placeOn } from '../../../api/benchmark/benchmarkCurve.ts';

const traits = fc.record({
  technology: fc.constantFrom('beam_column', 'concrete_wall', null),
  storeys: fc.constantFrom('up_to_4', 'from_11_to_20'),
  foundation: fc.boolean(),
  state: fc.constantFrom('SP', 'RJ'),
  phase: fc.constantFrom('basic_project', 'executive_project'),
}) as fc.Arbitrary<Traits>;

/**
 * What happens at the benchmark, by anybody: a project of an owner agrees, or is withdrawn; and then batches are formed of
 * what waits but the `unread`.
 */
const event = fc.record({
  owner: fc.nat(24),
  project: fc.nat(1),
  agrees: fc.boolean(),
  towers: fc.array(traits, { minLength: 1, maxLength: 2 }),
  unread: fc.array(fc.tuple(fc.nat(24), fc.nat(1)), { maxLength: 20 }),
});

const filters: BatchTraits[] = [
  {},
  { technology: 'beam_column' },
  { technology: 'concrete_wall' },
  { storeys: 'up_to_4' },
  { state: 'RJ' },
  { state: 'SP', phase: 'basic_project' },
  { foundation: true },
];

/** The batches over time, as the database keeps them: a batch goes as a whole with the first that is withdrawn. */
class Shown {
  readonly #agreed = new Map<string, { projectId: string; ownerId: number; towers: Traits[] }>();
  readonly #everShown = new Set<number>();
  #batches: NewBatch[] = [];

  after({
    owner,
    project,
    agrees,
    towers,
    unread,
  }: {
    owner: number;
    project: number;
    agrees: boolean;
    towers: Traits[];
    unread: readonly (readonly [number, number])[];
  }) {
    const left = new Set(unread.map((each) => each.join('.')));
    const projectId = `${owner}.${project}`;
    if (agrees && !this.#agreed.has(projectId))
      this.#agreed.set(projectId, { projectId, ownerId: owner, towers });
    if (!agrees) this.#agreed.delete(projectId);
    this.#batches = this.#batches.filter(({ members }) =>
      members.every((each) => this.#agreed.has(each.projectId)),
    );
    const placed = new Set(this.#batches.flatMap(({ members }) => members.map((each) => each.projectId)));
    const waiting = [...this.#agreed.values()].filter(
      (each) => !placed.has(each.projectId) && !left.has(each.projectId),
    );
    const formed = formBatches(
      waiting.map((each) => ({ ...each, isNew: !this.#everShown.has(each.ownerId) })),
    );
    for (const { members } of formed) for (const { ownerId } of members) this.#everShown.add(ownerId);
    this.#batches.push(...formed);
    return filters.map((filter) => {
      const asked = Object.entries(filter);
      const found = this.#batches.filter((batch) =>
        asked.every(([name, value]) => batch.traits[name as keyof Traits] === value),
      );
      return new Set(found.flatMap(({ members }) => members.map((each) => each.projectId)));
    });
  }
}

const ownersOf = (projects: Iterable<string>) => new Set([...projects].map((id) => id.split('.')[0]));

describe('batches of the benchmark', () => {
  test('differ by no owner or by at least five, between any two moments and filters', () => {
    fc.assert(
      fc.property(fc.array(event, { minLength: 10, maxLength: 120 }), (events) => {
        const shown = new Shown();
        const seen = [new Set<string>(), ...events.flatMap((each) => shown.after(each))];
        const different = new Map(seen.map((set) => [[...set].toSorted().join(), set]));
        const sets = [...different.values()];
        for (const [at, one] of sets.entries())
          for (const other of sets.slice(at + 1)) {
            const owners = ownersOf([...one, ...other].filter((id) => one.has(id) !== other.has(id)));
            expect([[...one], [...other], owners.size >= 5]).toEqual([[...one], [...other], true]);
          }
      }),
      { numRuns: 150 },
    );
  });

  test('show five of one kind by all they share, and let a single one elsewhere wait', () => {
    const tower: Traits = {
      technology: 'beam_column',
      storeys: 'up_to_4',
      foundation: false,
      state: 'SP',
      phase: 'basic_project',
    };
    const of = (owner: number, state = 'SP') => {
      return { projectId: `p${owner}`, ownerId: owner, isNew: true, towers: [{ ...tower, state }] };
    };
    const five = [1, 2, 3, 4, 5].map((owner) => of(owner));
    expect(formBatches([...five, of(6, 'RJ')])).toEqual([{ traits: tower, members: five }]);
    // Five projects of four owners are too few, and so are five owners of whom one was shown before.
    expect(formBatches([...five.slice(1), { ...of(2), projectId: 'p2b' }])).toEqual([]);
    expect(formBatches([...five.slice(1), { ...of(1), isNew: false }])).toEqual([]);
    // Whom the first batch shows is new to no other that is formed at the same time.
    const again = five.map((each) => ({
      ...each,
      projectId: `${each.projectId}b`,
      towers: of(0, 'RJ').towers,
    }));
    expect(formBatches([...five, ...again])).toEqual([{ traits: tower, members: five }]);
  });
});

const figures = (value: number) => [
  { co2: { min: value, max: 2 * value }, energy: { min: value, max: value } },
];

describe('the curve of the benchmark', () => {
  test('shows fewer figures than owners, even to one of them', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 10, max: 900 }), { maxLength: 60 }), (values) => {
        const curve = benchmarkCurve(values.map(figures), 'co2');
        expect(values.length < 5 ? curve.length === 0 : curve.length < values.length - 1).toBe(true);
        for (const end of ['min', 'max'] as const) {
          const ends = curve.map((point) => point[end]);
          expect(ends).toEqual(ends.toSorted((a, b) => a - b));
        }
        for (const { min } of curve) expect(placeOn(curve, { min, max: min })).toBeGreaterThan(0);
      }),
    );
  });

  test('is the same for other figures of those whom one of five does not know', () => {
    // Who knows 100 as the own can't tell these two apart, though all four others differ.
    const curves = [
      [60, 80, 100, 120, 140],
      [64, 76, 100, 124, 136],
    ].map((values) => benchmarkCurve(values.map(figures), 'energy'));
    expect(curves[0]?.map(({ y }) => y)).toEqual([0.25, 0.5, 0.75]);
    expect(curves[0]?.map(({ min }) => min)).toEqual(curves[1]?.map(({ min }) => min));
  });

  test('weighs every owner the same, however many towers they have', () => {
    const many = Array.from({ length: 100 }, () => figures(900)[0]!);
    const [one] = benchmarkCurve([figures(100), figures(100), figures(100), figures(100), many], 'co2');
    expect(one).toEqual({ y: 0.25, min: 100, max: 200 });
  });
});

type Given = [co2: number, energy?: number];

test('a project counts while every figure of it can be a building’s, in CO₂ and in energy', () => {
  const figure = ([co2, energy = 10 * co2]: Given) => [
    { co2: { min: co2, max: co2 }, energy: { min: energy, max: energy } },
  ];
  const carried = { unitsCarried: [], projectsCarried: [] };
  const isTaken = (floors: Given, units: Given, projects: Given = units) =>
    isPlausible({ ...carried, floors: figure(floors), units: figure(units), projects: figure(projects) });
  // Over floors without a structure too, a tower's figures may be low.
  expect([isTaken([200], [200]), isTaken([200], [1])]).toEqual([true, true]);
  expect([isTaken([4], [4]), isTaken([200, 40], [200])]).toEqual([false, false]);
  const tooHigh: Given[] = [
    [3_001, 900],
    [200, 40_001],
  ];
  for (const high of tooHigh)
    expect([isTaken(high, [9]), isTaken([200], high, [9]), isTaken([200], [9], high)]).toEqual([
      false,
      false,
      false,
    ]);
  expect(isPlausible({ ...carried, floors: [], units: [], projects: [] })).toBe(false);
});
