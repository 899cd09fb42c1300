import { describe, expect, it } from 'vitest';
import type { BuildingModel } from '#domain/takeoff/buildingModel.ts';
import { partsIfc } from '../../support/ifc/partsIfc.ts';
import { open, schemas } from './openedIfc.ts';

const size = [5, 4, 0.2] as const;
const volumeOf = ({ parts }: BuildingModel) => parts.map(({ volume }) => volume);
const reasons = ({ notes }: BuildingModel) => notes.map(({ reason }) => reason);
const slab = { kind: 'IFCSLAB', material: 'Concreto C30' } as const;

describe('a body of known volume', () => {
  const shapes = [
    [{ made: 'extruded', size }, 4],
    [{ made: 'mapped', size }, 4],
    [{ made: 'brep', size }, 4],
    [{ made: 'cut', size, hole: [1, 1, 0.2] }, 3.8],
    [{ made: 'opened', size, hole: [1, 1, 3] }, 3.8],
  ] as const;
  it.each(
    schemas.flatMap((schema) =>
      (['m', 'cm', 'mm', 'ft'] as const).flatMap((unit) =>
        shapes.map(([shape, volume]) => [schema, unit, shape, volume] as const),
      ),
    ),
  )('in %s and %s is measured: %o', async (schema, unit, shape, volume) => {
    const model = await open(partsIfc({ schema, unit, parts: [{ ...slab, shape }] }));
    const [part] = model.parts;
    expect(part?.volume).toBeCloseTo(volume, 3);
    expect(part?.area).toBeCloseTo(volume / 0.2, 2);
    expect(model.notes).toEqual([]);
  });

  it('is measured as triangles, too', async () => {
    for (const unit of ['m', 'cm', 'mm', 'ft'] as const) {
      const model = await open(
        partsIfc({ unit, parts: [{ ...slab, shape: { made: 'tessellated', size } }] }),
      );
      expect(volumeOf(model)[0]).toBeCloseTo(4, 3);
    }
  });

  it('has none where its surface is open, though its faces balance', async () => {
    const model = await open(partsIfc({ parts: [{ ...slab, shape: { made: 'tube', size } }] }));
    expect(model.parts).toEqual([]);
    expect(model.notes).toEqual([{ reason: 'no_volume', subject: 'IfcSlab', count: 1 }]);
  });

  const near = (value: number): unknown => expect.closeTo(value, 3);
  const around = 2 * (4 + 0.2) * 3;
  // A body of 4 × 0.2 × 3 m. The length of a beam is not told by its body.
  it.each([
    ['IFCCOLUMN', { length: near(3), area: null, formArea: near(around) }],
    ['IFCBEAM', { length: null, area: null, formArea: near(around + 4 * 0.2) }],
    ['IFCWALL', { length: null, area: near(12), formArea: near(around) }],
    ['IFCSLAB', { length: null, area: near(4 * 0.2), formArea: near(4 * 0.2) }],
  ])('of %s has the length, area and formwork that its body tells', async (kind, told) => {
    const shape = { made: 'extruded', size: [4, 0.2, 3] } as const;
    const { parts } = await open(partsIfc({ parts: [{ kind, material: 'Concreto C30', shape }] }));
    expect(parts).toMatchObject([told]);
  });

  it('of a wall with a door has nearly its side without the door', async () => {
    // From 1 m below to 2 m above the foot of the wall.
    const shape = { made: 'opened', size: [4, 0.2, 3], hole: [1, 1, 3] } as const;
    const { parts } = await open(partsIfc({ parts: [{ kind: 'IFCWALL', material: 'Concreto C25', shape }] }));
    expect(parts[0]?.volume).toBeCloseTo(0.2 * (12 - 2), 6);
    expect(Math.abs((parts[0]?.area ?? 0) - (12 - 2))).toBeLessThan(0.5);
  });
});

describe('quantities beside a body', () => {
  const shape = { made: 'extruded', size } as const;
  const read = (quantities: Record<string, number | string>, more: object = {}) =>
    open(partsIfc({ unit: 'mm', parts: [{ ...slab, shape, quantities, ...more }] }));

  it('count where both agree within a fifth', async () => {
    const model = await read({ NetVolume: 4.7, GrossArea: 20 });
    expect(model.parts).toMatchObject([{ volume: 4.7, source: 'quantities' }]);
    expect(model.notes).toEqual([]);
  });

  it.each([
    ['mm³ under the unit m³', { NetVolume: 4e9, GrossArea: 20e6 }, 4e9],
    ['a quarter too much', { NetVolume: 5, GrossArea: 20 }, 5],
    ['a third too little', { NetVolume: 2.6, GrossArea: 20 }, 2.6],
    ['an area that makes a slab of 2 m', { NetVolume: 4, GrossArea: 2 }, 4],
    ['an area in mm²', { NetVolume: 4, GrossArea: 20e4 }, 4],
  ])('give way to it: %s', async (_, quantities, stated) => {
    const model = await read(quantities);
    expect(model.parts).toMatchObject([{ source: 'geometry' }]);
    expect(volumeOf(model)[0]).toBeCloseTo(4, 3);
    expect(model.parts[0]?.area).toBeCloseTo(20, 2);
    const [note] = model.notes;
    expect(note).toMatchObject({ reason: 'body_taken', subject: 'IfcSlab', count: 1, stated });
    expect(note?.measured).toBeCloseTo(4, 3);
  });

  it('stand where the body is open', async () => {
    const model = await read({ NetVolume: 4, GrossArea: 20 }, { shape: { made: 'tube', size } });
    expect(volumeOf(model)).toEqual([4]);
  });

  it('are left out and named where they make a slab thicker than 1 m and nothing says otherwise', async () => {
    const parts = [
      { ...slab, name: 'L1', quantities: { NetVolume: 400, GrossArea: 20 } },
      { ...slab, name: 'Radier', quantities: { NetVolume: 40, GrossArea: 20 }, last: ['.BASESLAB.'] },
    ];
    const model = await open(partsIfc({ parts }));
    expect(volumeOf(model)).toEqual([40]);
    expect(model.notes).toEqual([
      { reason: 'implausible', subject: 'IfcSlab L1 · 1', count: 1, stated: 400, measured: 0 },
    ]);
  });

  it.each([
    ['no building has', [], 50_000],
    ['no storey of its model holds', [{ ...slab, quantities: { NetVolume: 40, GrossArea: 400 } }], 1700],
  ])('of a wall without a body that %s are left out and named', async (_, others, stated) => {
    const wall = { kind: 'IFCWALL', material: 'C30', name: 'P1' } as const;
    const right = { ...wall, name: 'P2', quantities: { NetVolume: 60 } };
    const parts = [...others, { ...wall, quantities: { NetVolume: stated } }, right];
    const model = await open(partsIfc({ parts }));
    expect(volumeOf(model).at(-1)).toBe(60);
    expect(model.parts).toHaveLength(others.length + 1);
    expect(model.notes).toMatchObject([{ reason: 'implausible', stated, measured: 0 }]);
  });

  it.each(['-4.', '1.E400', '-1.E400', 'NAN', 'INF'])('of %s are refused with their part', async (value) => {
    const named = { name: 'L7', quantities: { NetVolume: value, GrossArea: 20 } };
    const bare = await open(partsIfc({ parts: [{ ...slab, ...named }] }));
    expect(bare.parts).toEqual([]);
    expect(bare.notes[0]?.subject).toContain('IfcSlab L7 · 1: NetVolume');
    expect(reasons(bare)).toEqual(['value_refused', 'no_volume']);
    const bodied = await open(partsIfc({ parts: [{ ...slab, ...named, shape }] }));
    expect(volumeOf(bodied)[0]).toBeCloseTo(4, 3);
    expect(reasons(bodied)).toEqual(['value_refused']);
  });

  it('of a part with several of them are each named', async () => {
    const quantities = { NetVolume: -1234567.8, GrossVolume: -5, GrossArea: 20 };
    const { notes } = await open(partsIfc({ parts: [{ ...slab, name: '', quantities, shape }] }));
    // One without a name is found again by its number.
    expect(notes.map(({ reason, subject }) => [reason, subject.replace(/#\d+/, '#')])).toEqual([
      ['value_refused', 'IfcSlab # · 1: NetVolume -1234570'],
      ['value_refused', 'IfcSlab # · 1: GrossVolume -5'],
    ]);
  });
});

describe('materials', () => {
  it('of layers part the volume by their thickness, and only the concrete is sure to count', async () => {
    const layers = [
      ['Gesso', 0.02],
      ['Concreto C25', 0.14],
      ['Tinta X', 0.04],
    ] as const;
    const wall = {
      kind: 'IFCWALL',
      material: layers,
      shape: { made: 'extruded', size: [4, 0.2, 3] },
    } as const;
    const { parts } = await open(partsIfc({ parts: [wall] }));
    expect(
      parts.map(({ material, concrete, volume, isLayer = false }) => [
        material,
        concrete,
        Number(volume.toFixed(3)),
        isLayer,
      ]),
    ).toEqual([
      ['Concreto C25', 'yes', 1.68, false],
      ['Tinta X', 'no', 0.48, true],
      ['Gesso', 'no', 0.24, true],
    ]);
  });

  it.each([
    ['Betão', 'Reboco', ['yes', 'no']],
    ['Laje', 'Piso cerâmico', ['unknown', 'no']],
    ['Default Floor', 'Carpet', ['unknown', 'no']],
    ['Brick', 'Finish X', ['no', 'no']],
  ])('of "%s" under "%s" lose no more than the lining', async (body, lining, expected) => {
    const material = [
      [lining, 0.02],
      [body, 0.18],
    ] as const;
    const { parts } = await open(
      partsIfc({ parts: [{ kind: 'IFCSLAB', material, shape: { made: 'extruded', size } }] }),
    );
    expect(parts.map(({ concrete }) => concrete)).toEqual(expected);
    expect(parts[0]!.material).toBe(body);
  });

  it('of a thin topping over thick insulation are the concrete first', async () => {
    const material = [
      ['EPS', 0.15],
      ['Concreto C30', 0.05],
    ] as const;
    const { parts } = await open(
      partsIfc({ parts: [{ kind: 'IFCSLAB', material, shape: { made: 'extruded', size } }] }),
    );
    expect(parts.map(({ material: name, isLayer = false }) => [name, isLayer])).toEqual([
      ['Concreto C30', false],
      ['EPS', true],
    ]);
  });

  it('that hold themselves are read once', async () => {
    const text = partsIfc({
      parts: [
        { kind: 'IFCSLAB', shape: { made: 'extruded', size }, quantities: { NetVolume: 4, GrossArea: 20 } },
        { ...slab, shape: { made: 'extruded', size } },
      ],
      more: (file, [id]) => {
        const next = file.lines.length + 1;
        const own = file.add(
          'IFCMATERIALLIST',
          `(${Array.from({ length: 60 }, () => `#${next}`).join(',')})`,
        );
        file.root('IFCRELASSOCIATESMATERIAL', '$', '$', `(${id})`, own);
      },
    });
    const { parts } = await open(text);
    expect(parts).toMatchObject([
      { concrete: 'unknown', source: 'quantities' },
      { concrete: 'yes', source: 'geometry' },
    ]);
  });
});

it('steel of a wall that is assembled from parts is the wall’s', async () => {
  const wall = { kind: 'IFCWALL', material: 'Concreto C30' } as const;
  const steel = ['$', '$', '$', '$', "'CA-50'", 0.0125, 0.0001227, 3, '.MAIN.', '$'];
  const model = await open(
    partsIfc({
      schema: 'IFC2X3',
      parts: [wall, { ...wall, shape: { made: 'extruded', size }, within: 0 }],
      more: (file, [whole = '']) => {
        const bar = file.root('IFCREINFORCINGBAR', "'B'", '$', ...steel);
        file.root('IFCRELAGGREGATES', '$', '$', whole, `(${bar})`);
      },
    }),
  );
  expect(model.parts).toHaveLength(1);
  expect(model.steel.map(({ element, ca }) => [element, ca])).toEqual([['walls', 50]]);
});

it('steel of no part stays open, and is named', async () => {
  const { steel, notes } = await open(
    partsIfc({
      parts: [
        { kind: 'IFCSLAB', material: 'Concreto C30', shape: { made: 'extruded', size } },
        {
          kind: 'IFCREINFORCINGBAR',
          quantities: { Weight: 40 },
          last: ["'CA-50'", '0.0125', '0.0001227', '3.', '.MAIN.', '$'],
        },
      ],
    }),
  );
  expect(steel).toMatchObject([{ element: null, ca: 50 }]);
  expect(notes).toMatchObject([{ reason: 'steel_without_host', subject: 'IfcReinforcingBar' }]);
});

describe('tendons', () => {
  const strand = { kind: 'IFCTENDON', within: 0 } as const;
  const host = { ...slab, shape: { made: 'extruded', size } } as const;
  /** Steel grade, kind, diameter, section and what follows; the first is after the eight of every product. */
  const last = (grade: string, diameter: string, section: string) => [
    `'${grade}'`,
    '.STRAND.',
    diameter,
    section,
    '$',
    '$',
    '$',
    '$',
    '$',
  ];
  const read = async (...tendons: object[]) =>
    open(partsIfc({ parts: [host, ...tendons.map((own) => ({ ...strand, ...own }))] }));

  it('are weighed, or measured by their section and length, as strand of their class', async () => {
    const model = await read(
      { quantities: { GrossWeight: 12 }, last: last('CP 190 RB', '0.0127', '0.0001009') },
      { quantities: { Length: 15 }, last: last('', '0.0127', '0.0001009') },
      { quantities: { Length: 15 }, last: last('Y1770S7', '0.0127', '$') },
      { shape: { made: 'rod', radius: 0.00635, legs: [10, 5] }, last: last('', '0.0127', '$') },
      { last: last('', '0.0127', '$') },
    );
    // 0.792 kg/m, as the tables of NBR 7483 have 12.7 mm.
    expect(model.steel.map(({ ca, mass, element }) => [ca, Math.round(mass), element])).toEqual([
      [190, 12, 'slabs'],
      [190, 12, 'slabs'],
      [177, 12, 'slabs'],
      [190, 12, 'slabs'],
    ]);
    expect(model.notes).toEqual([{ reason: 'steel_without_mass', subject: 'IfcTendon', count: 1 }]);
  });

  it('have their section in the areas of the file, and their length in its lengths', async () => {
    const tendon = { ...strand, quantities: { Length: 15_000 }, last: last('', '$', '0.0001009') };
    const model = await open(partsIfc({ unit: 'mm', parts: [host, tendon] }));
    expect(model.steel.map(({ mass }) => Math.round(mass))).toEqual([12]);
  });

  it('stay in the part they are in', async () => {
    const beam = { kind: 'IFCBEAM', shape: { made: 'extruded', size: [0.2, 0.5, 6] } } as const;
    const tendon = { ...strand, quantities: { Weight: 40 }, last: last('', '$', '$') };
    const model = await open(partsIfc({ parts: [beam, tendon] }));
    expect(model.steel.map(({ element }) => element)).toEqual(['beams']);
  });

  it('in no part go to the slabs, and their anchorages are named', async () => {
    const anchor = { kind: 'IFCTENDONANCHOR', storey: 0, last: ["'x'", '$'] };
    const model = await open(
      partsIfc({
        parts: [
          host,
          { kind: 'IFCTENDON', quantities: { Weight: 40 }, last: last('', '$', '$') },
          anchor,
          anchor,
        ],
      }),
    );
    expect(model.steel).toMatchObject([{ element: 'slabs', ca: 190, mass: 40 }]);
    expect(model.notes).toEqual([
      { reason: 'tendon_without_host', subject: 'IfcTendon', count: 1 },
      { reason: 'anchors_left_out', subject: 'IfcTendonAnchor', count: 2 },
    ]);
  });
});

it('roofs are marked as such, and one of no known material waits to be switched on', async () => {
  const shape = { made: 'extruded', size } as const;
  const { parts } = await open(
    partsIfc({
      parts: [
        { ...slab, shape },
        { ...slab, shape, last: ['.ROOF.'] },
        { kind: 'IFCROOF', shape, material: 'Solid', last: ['.FLAT_ROOF.'] },
        { kind: 'IFCROOF', last: ['.FLAT_ROOF.'] },
        { ...slab, shape, within: 3 },
      ],
    }),
  );
  expect(parts.map(({ isRoof = false, concrete }) => [isRoof, concrete])).toEqual([
    [false, 'yes'],
    [true, 'yes'],
    [true, 'yes'],
    [true, 'no'],
  ]);
});
