import { expect, test } from 'vitest';
import { list, named } from '../../support/ifc/ifcFile.ts';
import { partsIfc, stateQuantities as state } from '../../support/ifc/partsIfc.ts';
import { open } from './openedIfc.ts';

const bar = { kind: 'IFCREINFORCINGBAR', last: ['$', '$', '$', '$', '$', '$'] };
const column = { kind: 'IFCCOLUMN' };

test('levels stand from the lowest, as high as to the next, with their own area or that of their spaces', async () => {
  const inSpace = { ...column, storey: null, quantities: { NetVolume: 2 } };
  const text = partsIfc({
    unit: 'mm',
    storeys: ['Terreo'],
    parts: [inSpace, { ...bar, storey: null, quantities: { Weight: 40 } }],
    more: (file, [whole = '', nested = '']) => {
      const ground = `#${file.lines.findIndex((line) => line.includes('=IFCBUILDINGSTOREY(')) + 1}`;
      const [roof = '', , typical = ''] = [9000, 3005, 3000, '$'].map((elevation, at) => {
        const point = file.add('IFCCARTESIANPOINT', '(1.,2.,-4000.)');
        const axes = file.add('IFCAXIS2PLACEMENT3D', point, '$', '$');
        const place = file.add('IFCLOCALPLACEMENT', '$', axes);
        const name = named(['Cobertura', 'Mezanino', 'Tipo', 'Subsolo'][at] ?? '');
        return file.root('IFCBUILDINGSTOREY', name, '$', '$', place, '$', '$', '.ELEMENT.', elevation);
      });
      const spaces = [50, 30, 70].map((area, at) => {
        const space = file.root('IFCSPACE', "'S'", '$', '$', '$', '$', '$', '.ELEMENT.', '$', '$');
        file.root('IFCRELAGGREGATES', '$', '$', at === 2 ? ground : typical, list(space));
        state(file, space, { NetFloorArea: area });
        return space;
      });
      state(file, ground, { NetFloorArea: 110, GrossFloorArea: 120 });
      state(file, roof, { Height: 2000, GrossHeight: 2500 });
      file.root('IFCRELCONTAINEDINSPATIALSTRUCTURE', '$', '$', list(whole), spaces[0] ?? '');
      file.root('IFCRELNESTS', '$', '$', whole, list(nested));
    },
  });
  const { storeys, parts, steel } = await open(text);
  const told = storeys.map(
    (each) => `${each.name} ${each.elevation} ${each.height?.toFixed(3)} ${each.area}`,
  );
  expect(told.join('; ')).toBe(
    'Subsolo -4 4.000 null; Terreo 0 3.000 120; Tipo 3 6.000 80; Mezanino 3.005 5.995 null; Cobertura 9 2.500 null',
  );
  const placed = { storey: storeys[2]?.id, element: 'columns' };
  expect([...parts, ...steel]).toMatchObject([placed, placed]);
});

test('quantities of a base set count before others, and each in its own unit', async () => {
  const text = partsIfc({
    unit: 'cm',
    parts: [column, column, ...[1, 2, 3].map(() => ({ ...bar, within: 0 }))],
    more: (file, [first = '', second = '', ...bars]) => {
      const gram = file.add('IFCSIUNIT', '*', '.MASSUNIT.', '$', '.GRAM.');
      const factor = file.add('IFCMEASUREWITHUNIT', 'IFCMASSMEASURE(50000.)', gram);
      const sack = file.add('IFCCONVERSIONBASEDUNIT', '$', '.MASSUNIT.', "'SACK'", factor);
      state(file, first, { NetVolume: 2 });
      for (const each of [first, second]) state(file, each, { NetVolume: 3, Length: 450 }, 'Calc');
      state(file, second, { NetVolume: 2 }, 'Qto_ColumnBaseQuantities');
      for (const [at, unit] of ['$', gram, sack].entries())
        state(file, bars[at] ?? '', { Weight: 4000 }, 'Q', unit);
    },
  });
  const { parts, steel } = await open(text);
  expect(parts).toMatchObject([1, 2].map(() => ({ volume: 2, length: 4.5 })));
  expect(steel.map(({ mass }) => mass)).toEqual([4000, 4, 200_000]);
});
