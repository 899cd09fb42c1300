import { describe, expect, it } from 'vitest';
import { partsIfc } from '../../support/ifc/partsIfc.ts';
import { towerIfc } from '../../support/ifc/towerIfc.ts';
import { open, volumes, schemas, units, sources } from './openedIfc.ts';

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
    expect(slab).toMatchObject({ fck: 30, concrete: 'yes', source: measured });
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
    expect(new Set(model.parts.map((part) => [part.fck, part.concrete].join()))).toEqual(
      new Set([`${fck},yes`]),
    );
    expect(model.notes).toEqual([]);
  });

  it('of a later version of IFC 4 is read, however its header is spaced', async () => {
    const later = towerIfc().replace(/FILE_SCHEMA.*/, "FILE_SCHEMA ( ( 'ifc4x3_add2' ) );");
    expect(volumes(await open(later), 'slabs')).toBeCloseTo(36, 4);
  });

  it('calls a storey by its name, and by its long name where it has no other', async () => {
    const ifc = towerIfc({ storeys: ['Térreo', '1º'] }).replaceAll(
      /(IFCBUILDINGSTOREY\((?:[^,]*,){7})\$/g,
      "$1'Longo'",
    );
    const unnamed = ifc.replace(/(IFCBUILDINGSTOREY\((?:[^,]*,){2})'[^']*'/, '$1$');
    const namesOf = async (file: string) => (await open(file)).storeys.map(({ name }) => name);
    expect(await namesOf(ifc)).toEqual(['Térreo', '1º']);
    expect(await namesOf(unnamed)).toEqual(['Longo', '1º']);
  });

  it('keeps what is no concrete out, whatever a property set says', async () => {
    const model = await open(towerIfc({ material: 'Madeira', strength: "IFCLABEL('C24')" }));
    expect(model.parts).toHaveLength(21);
    expect(model.parts.every(({ concrete, fck }) => concrete === 'no' && fck === null)).toBe(true);
  });

  it('is read the same with comments in any line, and after a long header', async () => {
    const plain = towerIfc({});
    const comment = "/* D:/obras/torre a.ifc ** 20/11/2026 * 'L''Aquila' ; #1= */";
    const commented = plain.replaceAll(/;\n/g, `;\n${comment}\n`).replaceAll('=IFC', `=${comment}IFC`);
    const long = plain.replace('HEADER;', `HEADER;\n${`${comment}\n`.repeat(400)}`);
    expect(commented.length).toBeGreaterThan(2 * plain.length);
    expect(long.indexOf('FILE_SCHEMA')).toBeGreaterThan(20_000);
    const read = await open(plain);
    expect(await open(commented)).toEqual(read);
    expect(await open(long)).toEqual(read);
  });

  it('is read the same with comments among the values of a line', async () => {
    const plain = towerIfc({ storeys: ['1'], columns: 2 });
    const commented = plain
      .replace('FILE_DESCRIPTION((', 'FILE_DESCRIPTION(/* description */ (')
      .replaceAll(/^#\d+=.*$/gm, (line) =>
        line
          .replaceAll(/([(,])(?=['(#$*.\d])/g, '$1/* it is * */')
          .replaceAll(/([)'$*\d])(?=[,)])/g, '$1/**/'),
      );
    expect(commented).toContain('/* description */');
    expect(commented.length).toBeGreaterThan(2 * plain.length);
    expect(await open(commented)).toEqual(await open(plain));
  });

  it('without units is taken in metres, and says so', async () => {
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
    expect(brick.parts.map(({ material, concrete }) => [material, concrete])).toEqual(
      Array.from({ length: 4 }, () => ['Bloco ceramico', 'no']),
    );
    const solid = await open(towerIfc({ material: 'Solid', storeys: ['1'], columns: 1 }));
    expect(solid.parts.every(({ concrete, fck }) => concrete === 'unknown' && fck === null)).toBe(true);
    expect(solid.notes).toEqual([]);
  });

  it.each(schemas.flatMap((schema) => sources.map((source) => [schema, source] as const)))(
    '%s with %s has walls of blocks, and what carries it',
    async (schema, measured) => {
      const wallMaterial = 'Bloco de concreto 14x19x39 fbk 8';
      const model = await open(towerIfc({ schema, measured, wallMaterial, foundation: true }));
      expect(model.notes).toEqual([]);
      expect(volumes(model, 'walls')).toBe(0);
      const [{ storey, area, block, fbk } = { storey: 0, area: 0 }, ...others] = model.masonry;
      expect(others).toHaveLength(2);
      expect(storey).toBe(model.storeys[0]?.id);
      expect(area).toBeCloseTo(12, 4);
      expect({ block, fbk }).toEqual({ block: 'inteiro (14x19x39)', fbk: 8 });
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

  it('names every structural kind that is not counted', async () => {
    const kinds = ['Member', 'Plate', 'Stair', 'StairFlight', 'Ramp', 'RampFlight'];
    const parts = ['Column', ...kinds].map((kind) => ({
      kind: `IFC${kind.toUpperCase()}`,
      quantities: { NetVolume: 1 },
    }));
    const model = await open(partsIfc({ parts }));
    expect(model.parts.map(({ element }) => element)).toEqual(['columns']);
    expect(model.notes).toEqual(
      kinds.map((kind) => ({ reason: 'kind_not_counted', subject: `Ifc${kind}`, count: 1 })),
    );
  });

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
