import { parseMessage } from '#domain/texts/messages.ts';
import { structureFormSchema, structureSchema } from '#domain/structures/structure.ts';
import { missingElements } from '#domain/structures/missing.ts';
import { moduleTypeSchema } from '#domain/foundation/moduleTypeSchema.ts';
import { technologySchema } from '#domain/structures/technology/technologySchema.ts';
import { describe, expect, test } from 'vitest';
import { issuesOf } from '../issues.ts';
import { frame, masonry, wall } from '../samples.ts';

const parse = (type: string, data: unknown) => structureSchema(technologySchema.parse(type)).safeParse(data);

const refusals = (type: string, data: unknown) =>
  (parse(type, data).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${parseMessage(message).key}`,
  );

const slabs = (volumes: unknown, steel: unknown = [{ ca: 50, mass: 1 }]) => ({
  ...frame(),
  concreteSlabs: { volumes, steel },
});

test('the samples pass unchanged, under either naming', () => {
  for (const [type, data] of [
    ['beam_column', frame()],
    ['beamColumn', frame()],
    ['concreteWall', wall()],
    ['masonry', masonry()],
  ] as const) {
    expect(parse(type, data)).toEqual({ success: true, data });
  }
});

test('the type', () => {
  for (const schema of [technologySchema, moduleTypeSchema]) {
    for (const none of ['', null, undefined])
      expect(issuesOf(schema, none)).toEqual([': structure.type.select']);
    expect(issuesOf(schema, 'tent')).toEqual([': structure.type.invalid']);
  }
});

describe('required elements', () => {
  test.each(['beam_column', 'concrete_wall', 'structural_masonry'] as const)('%s names them all', (type) => {
    const message = `structure.missing.${type}`;
    expect(new Set(refusals(type, {}).map((issue) => issue.split(': ')[1]))).toEqual(new Set([message]));
    expect(refusals(type, {}).map((issue) => issue.split(': ')[0])).toEqual(
      missingElements(type, {}).map((path) => path.replace('masonry.blocks', 'masonry')),
    );
  });

  test('those of masonry but blocks and slabs are optional', () => {
    const { concreteSlabs, masonry: parts } = masonry();
    expect(
      refusals('masonry', { concreteSlabs, masonry: { blocks: parts.blocks }, concreteBeams: null }),
    ).toEqual([]);
  });

  test('found in data of any origin', () => {
    expect(missingElements('beam_column', { ...frame(), formSlabs: undefined })).toEqual(['formSlabs']);
    expect(missingElements('concrete_wall', { ...wall(), concreteWalls: { volumes: [] } })).toEqual([
      'concreteWalls',
    ]);
    expect(missingElements('structural_masonry', null)).toEqual(['masonry.blocks', 'concreteSlabs']);
  });
});

describe('volumes', () => {
  test.each([
    [[{ fck: 19, volume: 1 }], 'volumes.0.fck: structure.fck.range'],
    [[{ fck: 46, volume: 1 }], 'volumes.0.fck: structure.fck.range'],
    [[{ fck: 1e308, volume: 1 }], 'volumes.0.fck: general.at_most'],
    [[{ volume: 1 }], 'volumes.0.fck: general.required'],
    [[{ fck: 'C30', volume: 1 }], 'volumes.0.fck: general.number'],
    [[{ fck: 30, volume: 0 }], 'volumes.0.volume: structure.volume.positive'],
    [[{ fck: 30, volume: -1 }], 'volumes.0.volume: structure.volume.positive'],
    [[{ fck: 30, volume: 1e308 }], 'volumes.0.volume: general.at_most'],
    [[{ fck: 30, volume: '🏗' }], 'volumes.0.volume: general.number'],
    [[{ fck: 30 }], 'volumes.0.volume: general.required'],
    [[{ fck: 30, customFck: 14.9, volume: 1 }], 'volumes.0.customFck: structure.custom_fck.range'],
    [[{ fck: 30, customFck: 61, volume: 1 }], 'volumes.0.customFck: structure.custom_fck.range'],
    [
      [
        { fck: 30, volume: 1 },
        { fck: 30, volume: 2 },
      ],
      'volumes.1.fck: structure.fck.duplicate',
    ],
    [
      [
        { fck: 30, volume: 1 },
        { fck: 20, customFck: 30, volume: 2 },
      ],
      'volumes.1.fck: structure.fck.duplicate',
    ],
    [[{ fck: 30, volume: 1, bogus: 1 }], 'volumes.0: general.unknown_key'],
    [[], 'volumes: modules.at_least_one'],
  ])('%o is refused', (volumes, issue) => {
    expect(refusals('beam_column', slabs(volumes))).toEqual([`concreteSlabs.${issue}`]);
  });

  test('no list at all', () => {
    expect(refusals('beam_column', slabs('x'.repeat(10_000)))[0]).toBe(
      'concreteSlabs.volumes: general.invalid',
    );
    expect(refusals('beam_column', slabs(undefined))).toEqual([
      'concreteSlabs.volumes: modules.at_least_one',
    ]);
  });

  test('a custom strength frees fck of its bounds', () => {
    const parsed = parse(
      'beam_column',
      slabs([
        { fck: 10, customFck: 15, volume: 1 },
        { customFck: 60, volume: 1 },
      ]),
    );
    expect(parsed.success && parsed.data.concreteSlabs.volumes).toEqual([
      { fck: 10, customFck: 15, volume: 1 },
      { fck: 60, customFck: 60, volume: 1 },
    ]);
  });

  test('the same class with another custom strength is another material', () => {
    expect(
      refusals(
        'beam_column',
        slabs([
          { fck: 30, volume: 1 },
          { fck: 30, customFck: 32, volume: 2 },
        ]),
      ),
    ).toEqual([]);
  });
});

describe('steel', () => {
  test.each([
    [[{ ca: -1, mass: 1 }], 'steel.0.ca: structure.ca.non_negative'],
    [[{ mass: 1 }], 'steel.0.ca: general.required'],
    [[{ ca: 50, mass: -1 }], 'steel.0.mass: structure.mass.non_negative'],
    [[{ ca: 50, mass: 0 }], 'steel.0.mass: structure.mass.positive'],
    [
      [
        { ca: 50, mass: 1 },
        { ca: 60, customCa: 50, mass: 2 },
      ],
      'steel.1.ca: structure.ca.duplicate',
    ],
    [[{ ca: 500, mass: 1 }], 'steel.0.ca: structure.ca.range'],
    [[{ customCa: 500, mass: 1 }], 'steel.0.customCa: structure.ca.range'],
    [[], 'steel: modules.at_least_one'],
  ])('%o is refused', (steel, issue) => {
    expect(refusals('beam_column', slabs([{ fck: 30, volume: 1 }], steel))).toEqual([
      `concreteSlabs.${issue}`,
    ]);
  });

  test.each([{ ca: 25 }, { ca: 190 }, { ca: 0 }, { customCa: 210 }, { ca: null, customCa: 20 }])(
    '%o is a class',
    (row) => {
      const steel = [{ ...row, mass: 1 }];
      expect(refusals('beam_column', slabs([{ fck: 30, volume: 1 }], steel))).toEqual([]);
    },
  );

  test('a form has one field for any class, within the same bounds', () => {
    const form = (ca: string) =>
      structureFormSchema('beam_column').safeParse({
        ...frame(),
        concreteSlabs: { volumes: [{ fck: 30, volume: 1 }], steel: [{ ca, mass: 1 }] },
      }).error?.issues;
    expect(form('25')).toBeUndefined();
    expect(form('500')).toMatchObject([
      { path: ['concreteSlabs', 'steel', 0, 'ca'], message: expect.stringContaining('structure.ca.range') },
    ]);
  });

  test('an element may have none', () => {
    expect(
      refusals('beam_column', { ...frame(), concreteSlabs: { volumes: [{ fck: 30, volume: 1 }] } }),
    ).toEqual([]);
  });
});

test.each([
  ['beam_column', { formSlabs: -1 }, 'formSlabs: structure.form.non_negative'],
  ['beam_column', { averageBeamSpan: -1 }, 'averageBeamSpan: structure.span.non_negative'],
  ['beam_column', { columnNumber: 1.5 }, 'columnNumber: structure.column_number.non_negative'],
  ['beam_column', { columnNumber: -1 }, 'columnNumber: structure.column_number.non_negative'],
  ['beam_column', { averageSlabSpan: 1e308 }, 'averageSlabSpan: general.at_most'],
  ['beam_column', { bogus: 1 }, ': general.unknown_key'],
  ['concrete_wall', { wallThickness: -1 }, 'wallThickness: structure.thickness.non_negative'],
  ['concrete_wall', { wallThickness: 300.1 }, 'wallThickness: structure.thickness.at_most'],
  ['concrete_wall', { slabThickness: 300.1 }, 'slabThickness: structure.thickness.at_most'],
  ['concrete_wall', { slabArea: -1 }, 'slabArea: structure.area.non_negative'],
  ['concrete_wall', { wallFormArea: -1 }, 'wallFormArea: structure.form.non_negative'],
  ['beam_column', { formUses: 1 }, 'formUses: general.at_least'],
  ['beam_column', { formUses: 2.5 }, 'formUses: general.integer'],
  ['beam_column', { formUses: 201 }, 'formUses: general.at_most'],
] as const)('%s with %o is refused', (type, over, issue) => {
  const data = type === 'beam_column' ? frame() : wall();
  expect(refusals(type, { ...data, ...over })).toEqual([issue]);
});

test.each([
  ['concrete_wall', { wallThickness: 0 }],
  ['concrete_wall', { wallThickness: 300 }],
  ['concrete_wall', { slabThickness: 300 }],
  ['concrete_wall', { slabArea: 0 }],
  ['concrete_wall', { wallFormArea: 0 }],
  ['beam_column', { formSlabs: 0 }],
  ['beam_column', { averageBeamSpan: 0 }],
  ['beam_column', { columnNumber: 0 }],
  ['beam_column', { formUses: 2 }],
  ['beam_column', { formUses: 200 }],
] as const)('%s with %o, the end of a range, passes', (type, over) => {
  expect(refusals(type, { ...(type === 'beam_column' ? frame() : wall()), ...over })).toEqual([]);
});

const block = { type: 'inteiro (14x19x39)', fbk: 6, quantity: 1 };
const vertical = { position: 'vertical', volumes: [{ fgk: 20, volume: 1 }] };

test.each([
  [{ blocks: [] }, 'masonry.blocks: modules.at_least_one'],
  [{ blocks: [{ ...block, type: 'tijolo' }] }, 'masonry.blocks.0.type: structure.block.type'],
  [{ blocks: [{ ...block, fbk: 31 }] }, 'masonry.blocks.0.fbk: structure.fbk.range'],
  [{ blocks: [{ ...block, quantity: 0 }] }, 'masonry.blocks.0.quantity: structure.block.quantity'],
  [{ blocks: [block, block] }, 'masonry.blocks.1.fbk: structure.block.duplicate'],
  [{ grout: [{ ...vertical, position: 'x' }] }, 'masonry.grout.0.position: structure.grout.position'],
  [{ grout: [vertical, vertical] }, 'masonry.grout.1.position: structure.grout.duplicate'],
  [
    { grout: [{ ...vertical, volumes: [{ fgk: 9, volume: 1 }] }] },
    'masonry.grout.0.volumes.0.fgk: structure.fgk.range',
  ],
  [{ mortar: [{ fak: 21, volume: 1 }] }, 'masonry.mortar.0.fak: structure.fak.range'],
  [
    {
      mortar: [
        { fak: 8, volume: 1 },
        { fak: 8, volume: 1 },
      ],
    },
    'masonry.mortar.1.fak: structure.fak.duplicate',
  ],
])('masonry with %o is refused', (over, issue) => {
  const data = masonry();
  expect(refusals('masonry', { ...data, masonry: { ...data.masonry, ...over } })).toEqual([issue]);
});
