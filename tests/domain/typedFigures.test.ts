import { foundationFormSchema } from '#domain/foundation/foundation.ts';
import { foundationTypes } from '#domain/foundation/foundationType.ts';
import { structureFormSchema } from '#domain/structures/structure.ts';
import { type Technology, technologies } from '#domain/structures/technology/technology.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foundationSamples } from '../support/towers/foundations.ts';
import { frame, masonry, wall } from './samples.ts';

const structures: Record<Technology, () => object> = {
  beam_column: frame,
  concrete_wall: wall,
  structural_masonry: masonry,
};
const concrete = { volumes: [{ fck: 30, volume: 4 }], steel: [{ ca: 50, mass: 300 }] };
/** Parts that a sample leaves out. */
const parts = (names: readonly string[], part: object) =>
  Object.fromEntries(names.map((name) => [name, part]));
const others = parts(['pileCaps', 'gradeBeams', 'tieBeams'], { volume: 4, fck: 30, steel: concrete.steel });
const casts = parts(['footings', 'caissons', 'gradeBeams', 'retainingWalls'], { ...concrete, formArea: 9 });
const hasCasts = ['footings_foundation', 'caissons_foundation', 'retaining_walls_foundation'];

type Leaf = [path: string, value: unknown];

const leavesOf = (value: unknown, path = ''): Leaf[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => leavesOf(each, `${path}/${key}`))
    : [[path, value]];

/** A part of the form with each figure as `typed` has it. */
const partly = (value: unknown, typed: (figure: unknown) => unknown): unknown => {
  if (Array.isArray(value)) return value.map((each) => partly(each, typed));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, partly(each, typed)]));
  return typed(value);
};

describe('a form refuses what is typed, or keeps it', () => {
  const forms = [
    ...foundationTypes.map((type) => {
      const left = hasCasts.includes(type) ? casts : others;
      return [type, foundationFormSchema(type), { ...left, ...foundationSamples[type]() }] as const;
    }),
    ...technologies.map((type) => [type, structureFormSchema(type), structures[type]()] as const),
  ];

  test.each(forms)('%s', (_, schema, whole) => {
    const known = leavesOf(schema.parse(whole));
    let kept = 0;
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat(7)), (draws) => {
        const draw = () => draws.next().value!;
        const some = (figure: unknown) => ['', '', '', 0][draw()] ?? figure;
        // Most parts are whole, so that the form may be saved; of the others some figures are typed, or are zero.
        const typed = Object.fromEntries(
          Object.entries(whole).map(([name, part]) => [name, draw() > 1 ? part : partly(part, some)]),
        );
        const { data } = schema.safeParse(typed);
        if (data === undefined) return;
        kept += 1;
        const there = new Map(leavesOf(data));
        const lost = leavesOf(typed).filter(
          ([path, value]) =>
            value !== '' && known.some(([each]) => each === path) && there.get(path) !== value,
        );
        expect(lost).toEqual([]);
      }),
      { numRuns: 400 },
    );
    expect(kept).toBeGreaterThan(0);
  });
});
