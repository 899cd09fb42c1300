import { expect, test } from 'vitest';
import { scaledStructure } from '#domain/comparison/scaledStructure.ts';
import { structureQuantities } from '#domain/quantities.ts';
import { structureFormSchema, structureSchema } from '#domain/structures/structure.ts';
import { issuesOf } from './issues.ts';
import { frame } from './samples.ts';

const infill = {
  name: 'Bloco cerâmico 14 cm',
  purpose: 'infill' as const,
  amount: 300,
  unit: 'm2' as const,
  co2: { min: 12, max: 18 },
  energy: { min: 150, max: 220 },
  source: 'EPD 7',
};
const render = {
  ...infill,
  name: 'Reboco',
  purpose: 'render' as const,
  amount: 600,
  co2: { min: 4, max: 9 },
};
const withOthers = { ...frame(), otherMaterials: [infill, render] };

test('they count in totals, each as a material of its own, and never as concrete or steel', () => {
  const bare = structureQuantities('beam_column', frame());
  const { concrete, steel, co2, energy, elements, flags } = structureQuantities('beam_column', withOthers);
  expect([concrete, steel]).toEqual([bare.concrete, bare.steel]);
  expect(co2.min - bare.co2.min).toBeCloseTo(300 * 12 + 600 * 4, 6);
  expect(co2.max - bare.co2.max).toBeCloseTo(300 * 18 + 600 * 9, 6);
  expect(energy.max - bare.energy.max).toBeCloseTo(900 * 220, 6);
  expect(flags).toContain('declared');
  expect(elements.slice(bare.elements.length).map(({ element }) => element)).toEqual(['infill', 'render']);
  expect(elements.at(-1)?.materials[0]).toMatchObject({
    key: 'other:render:m2:Reboco',
    unit: 'm2',
    amount: 600,
  });
});

test('a what-if takes more of them too', () => {
  const scaled = scaledStructure(withOthers, { infill: 10 });
  expect(scaled?.otherMaterials).toEqual([{ ...infill, amount: 330 }, render]);
});

test.each([
  [{ ...infill, source: ' ' }, 'source', 'structure.other.source'],
  [{ ...infill, amount: 0 }, 'amount', 'structure.other.amount.positive'],
  [{ ...infill, unit: 'ft' }, 'unit', 'structure.other.unit'],
  [{ ...infill, purpose: 'paint' }, 'purpose', 'structure.other.purpose'],
  [{ ...infill, co2: { min: 5, max: 4 } }, 'co2.max', 'declaration.range.order'],
])('refuses %o', (row, field, message) => {
  const given = { ...frame(), otherMaterials: [row] };
  expect(issuesOf(structureSchema('beam_column'), given)).toEqual([`otherMaterials.0.${field}: ${message}`]);
});

test('no material stands twice for one purpose', () => {
  const given = { ...frame(), otherMaterials: [infill, infill] };
  const issues = issuesOf(structureSchema('beam_column'), given);
  expect(issues).toEqual(['otherMaterials.1.name: structure.other.duplicate']);
});

test('in a form one figure is both ends of a factor, and none at all is no list', () => {
  const schema = structureFormSchema('beam_column', 'pt-BR');
  const row = { ...infill, amount: '1,5', co2: { min: '12,5', max: '' } };
  const { otherMaterials } = schema.parse({ ...frame(), otherMaterials: [row] });
  expect(otherMaterials).toEqual([{ ...infill, amount: 1.5, co2: { min: 12.5, max: 12.5 } }]);
  expect(schema.parse({ ...frame(), otherMaterials: [] })).toEqual(schema.parse(frame()));
});
