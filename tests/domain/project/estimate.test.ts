import {
  estimateFormSchemaFor,
  estimatePriceAmounts,
  estimateSchema,
  estimateVolumes,
} from '#domain/project/estimate.ts';
import { expect, test } from 'vitest';
import { issuesOf } from '../issues.ts';

const counts = {
  numeroDeTorres: 1,
  pavimentosSemFundacao: 18,
  pavimentosTotalDaTorre: 16,
  pavimentosDoEmbasamento: 2,
  numeroDeSubsolos: 1,
  pavimentosTipo: 14,
  areaConstruidaTotal: 9000,
};
const volumes = {
  volumeDeConcretoFck20: 0,
  volumeDeConcretoFck25: 100,
  volumeDeConcretoFck30: 800,
  volumeDeConcretoFck35: 0,
  volumeDeConcretoFck40: 50,
  volumeDeConcretoFck45: 0,
};
const record = { nome: 'Torre Ipê', tipoDeEstrutura: 'beamColumn', ...counts, ...volumes };

test('passes, and names the technology as the wire does', () => {
  expect(estimateSchema.parse(record).tipoDeEstrutura).toBe('beam_column');
  expect(issuesOf(estimateSchema, { ...record, espessuraDeLajes: 0, alturaPisoAPisoTipo: null })).toEqual([]);
});

test.each([
  ['concrete_wall', 'concrete:walls:25'],
  ['beam_column', 'concrete:beams_slabs:25'],
  ['structural_masonry', 'concrete:beams_slabs:25'],
])('the concrete of %s costs as %s', (technology, key) => {
  expect(estimatePriceAmounts([{ fck: 25, volume: 100 }], technology)).toEqual([
    { element: 'structure', key, unit: 'm3', amount: 100 },
  ]);
});

test.each(Object.keys(counts))('%s is at least 1', (field) => {
  expect(issuesOf(estimateSchema, { ...record, [field]: 0 })).toEqual([`${field}: record.${field}.min`]);
});

test.each([
  ...Object.keys(volumes),
  'alturaPisoAPisoTipo',
  'maiorPisoAPisoExistente',
  'espessuraDeParedes',
  'espessuraDeLajes',
])('%s is at least 0', (field) => {
  expect(issuesOf(estimateSchema, { ...record, [field]: -0.1 })).toEqual([`${field}: record.${field}.min`]);
});

test.each([
  [{ nome: 'ab' }, 'nome: record.nome.min'],
  [{ nome: 'x'.repeat(51) }, 'nome: record.nome.max'],
  [{ nome: '🏗'.repeat(5000) }, 'nome: record.nome.max'],
  [{ tipoDeEstrutura: '' }, 'tipoDeEstrutura: record.tipoDeEstrutura.select'],
  [{ tipoDeEstrutura: 'tenda' }, 'tipoDeEstrutura: record.tipoDeEstrutura.select'],
  [{ numeroDeTorres: 1e308 }, 'numeroDeTorres: general.at_most|{"max":1000000000}'],
  [{ bogus: 1 }, ': general.unknown_key'],
])('%o is refused', (over, issue) => {
  expect(issuesOf(estimateSchema, { ...record, ...over })).toContain(issue);
});

test('the form coerces text and requires every volume', () => {
  const estimateFormSchema = estimateFormSchemaFor('pt-BR');
  const form = { ...record, areaConstruidaTotal: '9.000,5', espessuraDeLajes: '', volumeDeConcretoFck45: '' };
  expect(issuesOf(estimateFormSchema, form)).toEqual(['volumeDeConcretoFck45: general.required']);
  const parsed = estimateFormSchema.parse({ ...form, volumeDeConcretoFck45: '0' });
  expect(parsed.areaConstruidaTotal).toBe(9000.5);
  expect(estimateVolumes(estimateSchema.parse(record))).toEqual([
    { fck: 25, volume: 100 },
    { fck: 30, volume: 800 },
    { fck: 40, volume: 50 },
  ]);
});
