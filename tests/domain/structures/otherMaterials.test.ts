import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scaledStructure } from '#domain/comparison/sides/scaledStructure.ts';
import { messagesIn } from '#domain/texts/messageText.ts';
import { structureQuantities } from '#domain/materials/quantities.ts';
import { structureFormSchema, structureSchema } from '#domain/structures/structure.ts';
import { usualInfill } from '#domain/usual/usualInfill.ts';
import { classedFrame } from '../arbitraries.ts';
import { issuesOf } from '../issues.ts';
import { frame } from '../samples.ts';

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

const messages = messagesIn('pt-BR');

test('usual infill is block, mortar and render of the set by m² of wall, marked, with its source', () => {
  const [wall, face] = usualInfill(450.5, 1.6, messages);
  // By hand: 12.5 blocks fbk 4, 0.0127 to 0.0187 m³ of mortar fak 4.5; render 0.010 to 0.050 m³.
  expect(wall).toMatchObject({ purpose: 'infill', amount: 720.8, unit: 'm2', assumed: true });
  expect(wall?.co2).toEqual({ min: 7.27, max: 19.44 });
  expect(wall?.energy).toEqual({ min: 49.67, max: 132.23 });
  expect(face).toMatchObject({
    purpose: 'render',
    amount: 720.8,
    co2: { min: 1.88, max: 15.89 },
    assumed: true,
  });
  for (const { source } of [wall!, face!]) expect(source).toMatch(/fatores sidac-2026-04/);
  const given = { ...frame(), otherMaterials: [wall, face] };
  expect(issuesOf(structureSchema('beam_column'), given)).toEqual([]);
  const { materials } = structureQuantities('beam_column', structureSchema('beam_column').parse(given));
  // Nobody declared these ranges.
  expect(materials.flatMap(({ label, flags }) => (flags.length > 0 ? [[label, ...flags]] : []))).toEqual([
    [wall?.name, 'assumed'],
    [face?.name, 'assumed'],
  ]);
});

test('a mark changes no figure, whatever row has it', () => {
  const marked = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(marked);
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, marked(each)]));
    return 'volume' in value || 'mass' in value || 'quantity' in value || 'amount' in value
      ? { ...fields, assumed: true }
      : fields;
  };
  fc.assert(
    fc.property(classedFrame, (data) => {
      const plain = structureQuantities('beam_column', { ...data, otherMaterials: [infill] });
      const given = marked({ ...data, otherMaterials: [infill] });
      const kept = structureSchema('beam_column').parse(given);
      const { co2, energy, concrete, steel, materials } = structureQuantities('beam_column', kept);
      expect({ co2, energy, concrete, steel }).toEqual({
        co2: plain.co2,
        energy: plain.energy,
        concrete: plain.concrete,
        steel: plain.steel,
      });
      expect(materials.every(({ flags }) => flags.includes('assumed'))).toBe(true);
      expect(plain.flags).not.toContain('assumed');
    }),
  );
});
