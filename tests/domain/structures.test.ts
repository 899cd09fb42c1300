import { missingElements, parseStructure, structureFormSchema } from '#domain/structures/structure.ts';
import { describe, expect, test } from 'vitest';
import { issuesOf } from './issues.ts';
import { frame, masonry, wall } from './samples.ts';

const refusals = (type: string, data: unknown) => {
  const parsed = parseStructure(type, data);
  return parsed.success ? [] : parsed.issues.map(({ path, key }) => `${path.join('.')}: ${key}`);
};

const slabs = (volumes: unknown, steel: unknown = [{ ca: 50, mass: 1 }]) => ({
  ...frame(),
  concrete_slabs: { volumes, steel },
});

test('the samples pass unchanged, under either naming', () => {
  for (const [type, data] of [
    ['beam_column', frame()],
    ['beamColumn', frame()],
    ['concreteWall', wall()],
    ['masonry', masonry()],
  ] as const) {
    expect(parseStructure(type, data)).toEqual({ success: true, data });
  }
});

test('the type', () => {
  expect(refusals('', frame())).toEqual(['type: structure.type.select']);
  expect(refusals('tent', frame())).toEqual(['type: structure.type.invalid']);
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
    const { concrete_slabs, masonry: parts } = masonry();
    expect(
      refusals('masonry', { concrete_slabs, masonry: { blocks: parts.blocks }, concrete_beams: null }),
    ).toEqual([]);
  });

  test('found in data of any origin', () => {
    expect(missingElements('beam_column', { ...frame(), form_slabs: undefined })).toEqual(['form_slabs']);
    expect(missingElements('concrete_wall', { ...wall(), concrete_walls: { volumes: [] } })).toEqual([
      'concrete_walls',
    ]);
    expect(missingElements('structural_masonry', null)).toEqual(['masonry.blocks', 'concrete_slabs']);
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
    [[{ fck: 30, custom_fck: 14.9, volume: 1 }], 'volumes.0.custom_fck: structure.custom_fck.range'],
    [[{ fck: 30, customFck: 61, volume: 1 }], 'volumes.0.custom_fck: structure.custom_fck.range'],
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
    expect(refusals('beam_column', slabs(volumes))).toEqual([`concrete_slabs.${issue}`]);
  });

  test('no list at all', () => {
    expect(refusals('beam_column', slabs('x'.repeat(10_000)))[0]).toBe(
      'concrete_slabs.volumes: general.invalid',
    );
    expect(refusals('beam_column', slabs(undefined))).toEqual([
      'concrete_slabs.volumes: modules.at_least_one',
    ]);
  });

  test('both spellings of a custom strength come out as custom_fck, and free fck of its bounds', () => {
    const parsed = parseStructure(
      'beam_column',
      slabs([
        { fck: 10, customFck: 15, volume: 1 },
        { custom_fck: 60, volume: 1 },
      ]),
    );
    expect(parsed.success && parsed.data.concrete_slabs.volumes).toEqual([
      { fck: 10, custom_fck: 15, volume: 1 },
      { fck: 60, custom_fck: 60, volume: 1 },
    ]);
  });

  test('the same class with another custom strength is another material', () => {
    expect(
      refusals(
        'beam_column',
        slabs([
          { fck: 30, volume: 1 },
          { fck: 30, custom_fck: 32, volume: 2 },
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
    [[], 'steel: modules.at_least_one'],
  ])('%o is refused', (steel, issue) => {
    expect(refusals('beam_column', slabs([{ fck: 30, volume: 1 }], steel))).toEqual([
      `concrete_slabs.${issue}`,
    ]);
  });

  test('an element may have none', () => {
    expect(
      refusals('beam_column', { ...frame(), concrete_slabs: { volumes: [{ fck: 30, volume: 1 }] } }),
    ).toEqual([]);
  });
});

test.each([
  ['beam_column', { form_slabs: -1 }, 'form_slabs: structure.form.non_negative'],
  ['beam_column', { avg_beam_span: -1 }, 'avg_beam_span: structure.span.non_negative'],
  ['beam_column', { column_number: 1.5 }, 'column_number: structure.column_number.non_negative'],
  ['beam_column', { column_number: -1 }, 'column_number: structure.column_number.non_negative'],
  ['beam_column', { avg_slab_span: 1e308 }, 'avg_slab_span: general.at_most'],
  ['beam_column', { bogus: 1 }, ': general.unknown_key'],
  ['concrete_wall', { wall_thickness: -1 }, 'wall_thickness: structure.thickness.non_negative'],
  ['concrete_wall', { slab_area: -1 }, 'slab_area: structure.area.non_negative'],
  ['concrete_wall', { wall_form_area: -1 }, 'wall_form_area: structure.form.non_negative'],
] as const)('%s with %o is refused', (type, over, issue) => {
  const data = type === 'beam_column' ? frame() : wall();
  expect(refusals(type, { ...data, ...over })).toEqual([issue]);
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

describe('forms', () => {
  test('read text in the language given and leave empty parts out', () => {
    const rows = { volumes: [{ fck: '', customFck: '32,5', volume: '1.008,1' }], steel: [] };
    const parsed = structureFormSchema('beam_column').parse({
      ...frame(),
      concrete_slabs: rows,
      form_slabs: '400,5',
    });
    expect(parsed).toMatchObject({
      concrete_slabs: { volumes: [{ fck: 32.5, custom_fck: 32.5, volume: 1008.1 }] },
      form_slabs: 400.5,
    });
    const data = masonry();
    const empty = {
      ...data,
      masonry: { ...data.masonry, grout: [] },
      concrete_beams: { volumes: [], steel: [] },
    };
    const { grout: _, ...masonryWithoutGrout } = data.masonry;
    expect(structureFormSchema('structural_masonry').parse(empty)).toEqual({
      ...data,
      masonry: masonryWithoutGrout,
    });
    expect(
      structureFormSchema('concrete_wall', 'en-US').parse({
        ...wall(),
        wall_area: '',
        slab_thickness: '10.5',
      }),
    ).toEqual({
      ...wall(),
      slab_thickness: 10.5,
    });
  });

  test('say once what the technology requires', () => {
    const form = { ...frame(), form_slabs: '', column_number: '' };
    expect(issuesOf(structureFormSchema('beam_column'), form)).toEqual([
      'form_slabs: general.required',
      'column_number: general.required',
      'missing: structure.missing.beam_column',
    ]);
  });

  test('take rows without an amount for none', () => {
    const open = { blocks: [{ type: '', fbk: '', quantity: '' }] };
    const form = { ...frame(), masonry: open, concrete_slabs: { volumes: [{ fck: 30, volume: undefined }] } };
    expect(missingElements('structural_masonry', form)).toEqual(['masonry.blocks', 'concrete_slabs']);
    expect(missingElements('beam_column', frame())).toEqual([]);
  });
});
