import { expect, test } from 'vitest';
import { partOfQuantities } from '../../../web/model/ifc/entities/ifcParts.ts';

/** Base quantities of all kinds of parts, each of a value of its own, none twice another. */
const stated = [
  'NetVolume',
  'GrossVolume',
  'Volume',
  'Length',
  'Span',
  'OuterSurfaceArea',
  'NetSideArea',
  'GrossSideArea',
  'GrossArea',
  'NetArea',
  'GrossFootprintArea',
  'FootprintArea',
].map((name, at) => [name, 2 * at + 101] as const);

const nameOf = (value: number) => stated.find(([, each]) => each === value)?.[0];

type Measure = 'volume' | 'length' | 'area' | 'formArea';

/** Names of what a measure is taken from, the best first; each is left out in turn until none is left. */
function takenFrom(element: Parameters<typeof partOfQuantities>[0], measure: Measure): string[] {
  const left = new Map(stated);
  const names: string[] = [];
  for (;;) {
    const value = partOfQuantities(element, left)?.[measure] ?? null;
    if (value === null) return names;
    const name = nameOf(value) ?? nameOf(value / 2);
    if (name === undefined) throw new Error(`${measure} ${value} is of nothing stated`);
    names.push(nameOf(value) === undefined ? `twice ${name}` : name);
    left.delete(name);
  }
}

const plan = ['GrossArea', 'NetArea', 'GrossFootprintArea', 'FootprintArea'];
const flat = { area: plan, formArea: plan };
const upright = { area: [], formArea: ['OuterSurfaceArea'] };

test.each([
  ['slabs', flat],
  ['footings', flat],
  [
    'walls',
    {
      area: ['NetSideArea', 'GrossSideArea'],
      formArea: ['twice NetSideArea', 'twice GrossSideArea'],
    },
  ],
  ['columns', upright],
  ['beams', upright],
  ['piles', upright],
] as const)('%s take their measures from the best of what is stated', (element, { area, formArea }) => {
  expect({
    volume: takenFrom(element, 'volume'),
    length: takenFrom(element, 'length'),
    area: takenFrom(element, 'area'),
    formArea: takenFrom(element, 'formArea'),
  }).toEqual({ volume: ['NetVolume', 'GrossVolume', 'Volume'], length: ['Length', 'Span'], area, formArea });
});
