import { expect, test } from 'vitest';
import { readUnits } from '../../../web/model/ifc/entities/ifcUnits.ts';
import { agreedMeasures } from '../../../web/model/ifc/measures/agreedMeasures.ts';
import { ReadNotes } from '../../../web/model/ifc/readNotes.ts';

const body = { volume: 6, source: 'geometry', length: 4, area: 30, formArea: 50 } as const;
const around = { isOnGround: false, storeyVolume: Infinity };

test('a stated length, area or formwork of another unit gives way to the body, larger or smaller', () => {
  for (const name of ['length', 'area', 'formArea'] as const) {
    const taken = [0.09, 0.11, 1, 9.9, 10.1, null].map((times) => {
      const stated = { ...body, [name]: times && body[name] * times };
      return agreedMeasures('walls', stated, body, around).measures === body;
    });
    expect([name, ...taken]).toEqual([name, true, false, false, false, true, false]);
  }
});

test('notes of one reason on one subject are one, with their count and the sums of their volumes', () => {
  const notes = new ReadNotes();
  for (const times of [1, 10]) notes.add('body_taken', 'IfcSlab', { stated: 4 * times, measured: 3 * times });
  expect(notes.list).toMatchObject([{ subject: 'IfcSlab', count: 2, stated: 44, measured: 33 }]);
});

test('areas and volumes follow from the first unit of length that is named, by the prefixes of the SI', () => {
  const unitsOf = (...given: readonly string[]) => {
    const units = given.map((each) =>
      ['UnitType', 'Prefix', 'Name'].map((name, at) => [name, each.split(' ')[at]]),
    );
    const lines = units.map((each) => Object.fromEntries(each));
    const Units = lines.map((_, value) => ({ type: 5, value }));
    return readUnits({ lines: () => [{ Units }], line: (id: number) => lines[id] } as never);
  };
  const [area, volume] = [1e-4, 1e-6].map((size): unknown => expect.closeTo(size, 12));
  const read = unitsOf('LENGTHUNIT CENTI METRE', 'LENGTHUNIT KILO METRE', 'MASSUNIT  GRAM');
  expect(read).toEqual({ length: 0.01, area, volume, mass: 0.001, lengthAssumed: false });
  const prefixes = ['MICRO', 'MILLI', 'CENTI', 'DECI', 'DECA', 'HECTO', 'KILO', 'MEGA'];
  const powers = prefixes.map((prefix) => Math.log10(unitsOf(`LENGTHUNIT ${prefix} METRE`).length));
  expect(powers.map(Math.round)).toEqual([-6, -3, -2, -1, 1, 2, 3, 6]);
});
