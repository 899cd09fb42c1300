// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BuildingModel, ModelElement } from '#domain/takeoff/buildingModel.ts';
import { ModelFault } from '../../../web/model/ifc/modelFault.ts';
import { openIfc } from '../../../web/model/ifc/openIfc.ts';
import { StepStatements } from '../../../web/model/ifc/stepStatements.ts';
import { IfcFile, list, named } from '../../support/ifc/ifcFile.ts';
import { towerIfc } from '../../support/ifc/towerIfc.ts';

const open = (text: string) => {
  const bytes = new TextEncoder().encode(text);
  return openIfc({ size: bytes.length, read: (at, length) => bytes.subarray(at, at + length) }, null);
};

const refusal = async (text: string) => {
  const error: unknown = await open(text).catch((thrown: unknown) => thrown);
  return error instanceof ModelFault ? error.reason : error;
};

const volumes = ({ parts }: BuildingModel, element: ModelElement) =>
  parts.filter((part) => part.element === element).reduce((sum, { volume }) => sum + volume, 0);

const schemas = ['IFC2X3', 'IFC4'] as const;
const units = ['m', 'mm', 'ft'] as const;
const sources = ['quantities', 'geometry'] as const;

describe('a tower as an IFC file', () => {
  it.each(
    schemas.flatMap((schema) =>
      units.flatMap((unit) => sources.map((source) => [schema, unit, source] as const)),
    ),
  )('%s in %s with %s is read in metres', async (schema, unit, measured) => {
    const model = await open(towerIfc({ schema, unit, measured, bars: 2 }));
    expect(model.schema).toBe(schema);
    expect(model.storeys.map(({ name }) => name)).toEqual(['Térreo', '1º Pavimento', '2º Pavimento']);
    expect(model.storeys[1]?.elevation).toBeCloseTo(3, 9);
    expect(model.storeys[0]?.height).toBeCloseTo(3, 9);
    expect(volumes(model, 'columns')).toBeCloseTo(3 * 4 * 0.6, 5);
    expect(volumes(model, 'beams')).toBeCloseTo(3 * 0.6, 5);
    expect(volumes(model, 'slabs')).toBeCloseTo(3 * 12, 4);
    expect(volumes(model, 'walls')).toBeCloseTo(3 * 2.4, 5);
    const slab = model.parts.find(({ element }) => element === 'slabs');
    expect(slab).toMatchObject({ fck: 30, isSure: true, source: measured });
    expect(slab?.area).toBeCloseTo(80, 4);
    expect(slab?.formArea).toBeCloseTo(80, 4);
    const column = model.parts.find(({ element }) => element === 'columns');
    expect(column?.length).toBeCloseTo(3, 6);
    expect(column?.formArea).toBeCloseTo(5.4, 5);
    // 24 bars of 12.5 mm and 3 m: 0.963 kg/m, as the tables of NBR 7480 have it.
    const mass = model.steel.reduce((sum, bar) => sum + bar.mass, 0);
    expect(mass).toBeCloseTo(24 * 3 * 0.963, 1);
    expect(model.steel.every(({ element, ca }) => element === 'columns' && ca === 50)).toBe(true);
    expect(model.notes).toEqual([]);
  });

  it.each(
    schemas.flatMap((schema) =>
      [
        ["IFCLABEL('C35/45')", 35],
        ['IFCREAL(40.)', 40],
        ['IFCPRESSUREMEASURE(50000000.)', 50],
      ].map(([value, fck]) => [schema, value, fck] as const),
    ),
  )('%s has its strength in a property set: %s', async (schema, strength, fck) => {
    const model = await open(towerIfc({ schema, material: 'Estrutural', strength: String(strength) }));
    expect(new Set(model.parts.map((part) => [part.fck, part.isSure].join()))).toEqual(
      new Set([`${fck},true`]),
    );
    expect(model.notes).toEqual([]);
  });

  it('keeps what is no concrete out, whatever a property set says', async () => {
    const model = await open(towerIfc({ material: 'Madeira', strength: "IFCLABEL('C24')" }));
    expect(model.parts).toEqual([]);
    expect(model.notes).toContainEqual({ reason: 'not_concrete', subject: 'Madeira', count: 21 });
  });

  it('without units is taken in metres, and said so', async () => {
    const model = await open(towerIfc({ unit: 'none' }));
    expect(volumes(model, 'slabs')).toBeCloseTo(36);
    expect(model.notes).toEqual([{ reason: 'length_unit_assumed', subject: 'm', count: 1 }]);
  });

  it('lists parts without quantities and geometry instead of dropping them', async () => {
    const model = await open(towerIfc({ measured: 'neither', storeys: ['1'], columns: 3 }));
    expect(model.parts).toEqual([]);
    expect(model.notes).toContainEqual({ reason: 'no_volume', subject: 'IfcColumn', count: 3 });
    expect(model.notes).toContainEqual({ reason: 'no_volume', subject: 'IfcSlab', count: 1 });
  });

  it('lists what is not concrete, and marks what may not be', async () => {
    const brick = await open(towerIfc({ material: 'Bloco ceramico', storeys: ['1'], columns: 1 }));
    expect(brick.parts).toEqual([]);
    expect(brick.notes).toEqual([{ reason: 'not_concrete', subject: 'Bloco ceramico', count: 4 }]);
    const solid = await open(towerIfc({ material: 'Solid', storeys: ['1'], columns: 1 }));
    expect(solid.parts.every(({ isSure, fck }) => !isSure && fck === null)).toBe(true);
    expect(solid.notes).toEqual([{ reason: 'material_unknown', subject: 'Solid', count: 4 }]);
  });

  it.each(schemas.flatMap((schema) => sources.map((source) => [schema, source] as const)))(
    '%s with %s has walls of blocks, and what carries it',
    async (schema, measured) => {
      const wallMaterial = 'Bloco de concreto 14x19x39 fbk 8';
      const model = await open(towerIfc({ schema, measured, wallMaterial, foundation: true }));
      expect(model.notes).toEqual([]);
      expect(volumes(model, 'walls')).toBe(0);
      const [{ storey, area, ...wall } = { storey: 0, area: 0 }, ...others] = model.masonry;
      expect(others).toHaveLength(2);
      expect(storey).toBe(model.storeys[0]?.id);
      expect(area).toBeCloseTo(measured === 'quantities' ? 12 : 12.6, 4);
      expect(wall).toEqual({ block: 'inteiro (14x19x39)', fbk: 8 });
      expect(volumes(model, 'footings')).toBeCloseTo(2.25, 5);
      expect(volumes(model, 'piles')).toBeCloseTo(3.2, 5);
      const below = model.parts.filter(({ element }) => element === 'footings' || element === 'piles');
      expect(new Set(below.map((part) => part.storey))).toEqual(new Set([model.storeys[0]?.id]));
      expect(below.find(({ element }) => element === 'footings')?.area).toBeCloseTo(2.25, 4);
    },
  );

  it.each([
    { wallMaterial: 'Generic', wallType: 'Alvenaria estrutural 14x19x39 fbk 8' },
    { wallMaterial: 'Concrete Masonry Units fbk 8', wallType: 'Basic 14x19x39' },
  ])(
    'has walls of blocks by their type or material beside columns and beams: $wallMaterial',
    async (walls) => {
      const model = await open(towerIfc({ storeys: ['1'], ...walls }));
      expect(model.masonry.map(({ area, block, fbk }) => [area, { block, fbk }])).toEqual([
        [12, { block: 'inteiro (14x19x39)', fbk: 8 }],
      ]);
      expect(volumes(model, 'columns')).toBeCloseTo(2.4, 5);
      expect(volumes(model, 'beams')).toBeCloseTo(0.6, 5);
      expect([volumes(model, 'walls'), model.notes]).toEqual([0, []]);
    },
  );

  it('with a stair and loose steel names them', async () => {
    const extra = (file: string, ...lines: string[]) =>
      file.replace('ENDSEC;\nEND-ISO', `${lines.join('\n')}\nENDSEC;\nEND-ISO`);
    const text = extra(
      towerIfc({ storeys: ['1'], columns: 1 }),
      "#9001=IFCSTAIR('1234567890123456789012',$,'E',$,$,$,$,$,$);",
      "#9003=IFCREINFORCINGBAR('1234567890123456789014',$,'B',$,$,$,$,$,$,$,$,$,$,$);",
    );
    const { notes } = await open(text);
    expect(notes).toContainEqual({ reason: 'kind_not_counted', subject: 'IfcStair', count: 1 });
    expect(notes).toContainEqual({ reason: 'no_storey', subject: 'IfcReinforcingBar', count: 1 });
  });
});

describe('a file that is no model', () => {
  const empty = () => {
    const file = new IfcFile('IFC4');
    file.root('IFCPROJECT', named('P'), '$', '$', '$', '$', list(), '$');
    return file.text();
  };

  it.each([
    ['', 'empty'],
    ['PK\x03\x04', 'zipped'],
    ['a,b,c', 'not_ifc'],
    [empty().replace("'IFC4'", "'AP214'"), 'schema'],
    [towerIfc().slice(0, -40), 'truncated'],
    [empty(), 'no_storeys'],
    [towerIfc({ columns: 0 }).replaceAll(/IFC(?:BEAM|SLAB|WALL)\(/g, 'IFCDOOR('), 'no_parts'],
  ])('is refused with its reason (%#)', async (text, reason) => {
    expect(await refusal(text)).toBe(reason);
  });

  it('whose body lacks the last argument of a line is refused: the library would never end', async () => {
    const ifc = towerIfc({ storeys: ['1'], columns: 1, measured: 'geometry' });
    const kinds = ['PRODUCTDEFINITIONSHAPE', 'SHAPEREPRESENTATION', 'LOCALPLACEMENT', 'EXTRUDEDAREASOLID'];
    for (const kind of kinds) {
      const short = ifc.replace(new RegExp(`(=IFC${kind}\\(.*),[^,]*\\);`), '$1);');
      expect([kind, short === ifc, await refusal(short)]).toEqual([kind, false, 'damaged']);
    }
  });

  it('with two values where one belongs is refused: the library would never end there either', async () => {
    const ifc = towerIfc({ storeys: ['1'], columns: 1, measured: 'geometry' });
    const glued = ["'Body'#1", "'Body''a' 'b'", "('a')'b'", "1.'b'", '1.#1', "'a'$", '#1(2)'];
    for (const values of glued)
      expect([values, await refusal(ifc.replace("'Body'", values))]).toEqual([values, 'damaged']);
    const doubled = ifc.replace("'COLUMN'", "'Pilar d''água, (#1) ''a'''");
    expect((await open(doubled)).parts).toHaveLength(4);
  });

  it('counts no part whose size is beyond any number', async () => {
    const ifc = towerIfc({ storeys: ['1'], columns: 1, measured: 'geometry' });
    for (const [size, endless] of [
      ['0.5,0.4);', '1e400,0.4);'],
      ['((0.,0.,1.))', '((1e400,0.,1.))'],
    ] as const) {
      const { parts, notes } = await open(ifc.replace(size, endless));
      expect(parts.map(({ element }) => element)).toEqual(['beams', 'slabs', 'walls']);
      expect(notes).toEqual([{ reason: 'no_volume', subject: 'IfcColumn', count: 1 }]);
    }
  });

  it('damaged anywhere is read as far as it goes or refused, never anything else', async () => {
    const ifc = towerIfc({ storeys: ['1', '2'], columns: 2, bars: 1 });
    const start = ifc.indexOf('DATA;') + 6;
    const end = ifc.lastIndexOf('ENDSEC;');
    const damage = fc.record({
      at: fc.integer({ min: start, max: end - 1 }),
      length: fc.integer({ min: 0, max: 30 }),
      instead: fc.constantFrom('', '$', '#1', '(', ')', "'", ';', '*', '.U.', '#99999', '-1.E9', '\n', 'X'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(damage, { minLength: 1, maxLength: 3 }), async (damages) => {
        const text = damages.reduce(
          (left, { at, length, instead }) => left.slice(0, at) + instead + left.slice(at + length),
          ifc.slice(0, end),
        );
        const outcome = await open(text + ifc.slice(end)).then(
          ({ parts }) => parts.every(({ volume }) => volume > 0),
          (thrown: unknown) => thrown instanceof ModelFault,
        );
        expect(outcome).toBe(true);
      }),
      { numRuns: 60, seed: 8 },
    );
  });
});

it('tells whole statements from broken ones, wherever a piece of the file ends', () => {
  const bytes = new TextEncoder().encode(towerIfc({ storeys: ['1'], columns: 1 }));
  const outcome = (taken: Uint8Array, at: number) => {
    const statements = new StepStatements(new Map());
    try {
      statements.take(taken.subarray(0, at));
      statements.take(taken.subarray(at));
      statements.finish();
      return 'whole';
    } catch (error) {
      return error instanceof ModelFault ? error.reason : 'thrown';
    }
  };
  expect(outcome(new TextEncoder().encode(towerIfc({ storeys: ["O'' 1; (x /* y"] })), 900)).toBe('whole');
  const place = fc.integer({ min: 200, max: bytes.length - 1 });
  fc.assert(
    fc.property(place, fc.constantFrom(...Array.from("'();")), fc.nat(bytes.length), (at, sign, cut) => {
      expect(outcome(bytes, cut)).toBe('whole');
      const removed = bytes.with(at, 32);
      const isSign = "'();".includes(String.fromCharCode(bytes[at] ?? 0));
      if (isSign) return outcome(removed, cut) === 'damaged';
      return ['whole', 'damaged'].includes(outcome(bytes.with(at, sign.charCodeAt(0)), cut));
    }),
    { numRuns: 1000, seed: 8 },
  );
});

it('reads a large file in time', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `${index}`);
  const text = towerIfc({ storeys: names, columns: 250, bars: 2 });
  const start = performance.now();
  const model = await open(text);
  const megabytes = text.length / 1e6;
  expect(model.parts).toHaveLength(30 * 253);
  // 100 MB in a minute, with room for a busy machine.
  expect((performance.now() - start) / 1000).toBeLessThan(Math.max(5, megabytes * 2));
});
