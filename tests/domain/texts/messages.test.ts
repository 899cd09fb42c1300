import { readdirSync, readFileSync } from 'node:fs';
import enUS from '#domain/locales/en-US.json' with { type: 'json' };
import esES from '#domain/locales/es-ES.json' with { type: 'json' };
import ptBR from '#domain/locales/pt-BR.json' with { type: 'json' };
import ruRU from '#domain/locales/ru-RU.json' with { type: 'json' };
import { encodeMessage, parseMessage, resolveLanguage } from '#domain/texts/messages.ts';
import { isMessageKey, issueText, messageText } from '#domain/texts/messageText.ts';
import { describe, expect, test } from 'vitest';

function sourcesIn(room: string): string {
  const root = new URL(room, import.meta.url);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('__generated__'))
    .map((file) => readFileSync(new URL(file, root), 'utf8'))
    .join('\n');
}
const sources = sourcesIn('../../../domain/');

describe('locales', () => {
  test.each([
    ['en-US', enUS],
    ['es-ES', esES],
    ['ru-RU', ruRU],
  ])(
    '%s has the keys and parameters of pt-BR, and a text for each',
    (_language, texts: Record<string, string>) => {
      expect(Object.keys(texts)).toEqual(Object.keys(ptBR));
      const placeholders = (text: string) =>
        [...text.matchAll(/\{\{\w+\}\}/g)].map(([found]) => found).toSorted();
      for (const [key, text] of Object.entries(ptBR)) {
        expect([key, texts[key]?.trim()]).not.toContain('');
        expect([key, ...placeholders(texts[key] ?? '')]).toEqual([key, ...placeholders(text)]);
      }
    },
  );

  test('every key the schemas use exists', () => {
    const namespaces = new Set(Object.keys(ptBR).map((key) => key.split('.')[0]));
    const used = [...sources.matchAll(/'([a-z_]+)(\.[A-Za-z0-9_]+)+'/g)]
      .filter(([, namespace]) => namespaces.has(namespace))
      .map(([quoted]) => quoted.slice(1, -1));
    expect(used.length).toBeGreaterThan(60);
    expect(used.filter((key) => !isMessageKey(key))).toEqual([]);
  });

  test('every key is used, by its name or by the beginning of a name put together', () => {
    const all = ['api', 'domain', 'gateway', 'web'].map((room) => sourcesIn(`../../../${room}/`)).join('\n');
    const beginnings = [...all.matchAll(/`([a-z_]+\.[a-z_.]*)\$\{/g)].map(([, beginning = '']) => beginning);
    const unused = Object.keys(ptBR).filter(
      (key) => !all.includes(`'${key}'`) && !beginnings.some((beginning) => key.startsWith(beginning)),
    );
    expect(unused).toEqual([]);
  });
});

test('the texts of the specification, word for word', () => {
  expect(ptBR).toMatchObject({
    'project.name.min': 'O nome deve ter pelo menos 3 caracteres',
    'project.cep.min': 'O CEP deve ter pelo menos 8 caracteres',
    'project.number.min': 'O número deve ser informado',
    'project.phase.select': 'Selecione uma fase do projeto',
    'project.image.invalid': 'Selecione uma imagem válida',
    'unit.type.select': 'Selecione um tipo de unidade',
    'unit.type.invalid': 'Tipo de unidade inválido',
    'unit.floor_groups.required': 'Pelo menos um pavimento deve ser adicionado',
    'unit.floor_groups.required_tower':
      'Pelo menos um pavimento deve ser adicionado para unidades do tipo Tower',
    'floor_group.name.required': 'Nome é obrigatório',
    'floor_group.area.positive': 'Área deve ser um número positivo',
    'floor_group.height.positive': 'Altura deve ser um número positivo',
    'floor_group.repetition.positive': 'Número de repetições deve ser um número positivo',
    'floor_group.category.select': 'Selecione uma categoria',
    'floor_group.category.invalid': 'Categoria inválida',
    'record.nome.min': 'O nome deve ter pelo menos 3 caracteres',
    'record.nome.max': 'O nome deve ter no máximo 50 caracteres',
    'record.volumeDeConcretoFck20.min': 'O volume de concreto fck20 deve ser maior que 0',
    'option.name.required': 'O nome é obrigatório',
    'structure.volume.positive': 'O volume deve ser um número positivo',
    'structure.fck.range': 'Fck deve estar entre 20 e 45',
    'structure.ca.non_negative': 'O CA deve ser um número não negativo',
    'structure.mass.non_negative': 'A massa deve ser um número não negativo',
    'structure.type.select': 'Selecione um tipo de estrutura',
    'structure.type.invalid': 'Tipo de estrutura inválido',
  });
  expect(ptBR['structure.missing.beam_column']).toMatch(/^Para Viga Pilar são obrigatórios: /);
  expect(enUS).toMatchObject({
    'general.required': 'This field is required',
    'general.email': 'Please enter a valid email address',
    'general.min': 'Minimum length is {{min}} characters',
    'general.max': 'Maximum length is {{max}} characters',
    'general.select': 'Please select an option',
    'invite.permissions.required': 'Please select at least one permission',
    'account.password.min': 'Password must be at least {{min}} characters',
    'account.name.full': 'Please enter your full name',
    'account.password.mismatch': 'Passwords do not match',
    'account.birth_date.age': 'You must be at least {{age}} years old',
    'forgot_password.email.required': 'Email is required',
    'modules.at_least_one': 'At least one element must be maintained.',
    'project.cep.verify': 'Please verify the ZIP code',
  });
});

test('a message carries its parameters and gives them back', () => {
  const message = encodeMessage('account.password.min', { min: 8 });
  expect(message).toBe('account.password.min|{"min":8}');
  expect(parseMessage(message)).toEqual({ key: 'account.password.min', params: { min: 8 } });
  expect(parseMessage('general.required')).toEqual({ key: 'general.required', params: {} });
  expect(parseMessage('a | b')).toEqual({ key: 'a | b', params: {} });
  expect(issueText(message, 'en-US')).toBe('Password must be at least 8 characters');
  expect(issueText('no such key', 'en-US')).toBe('Invalid value');
  expect(messageText('general.at_most', 'pt-BR', { max: 1e9 })).toBe(
    'O valor deve ser no máximo 1.000.000.000',
  );
});

test.each([
  [undefined, 'en-US'],
  ['', 'en-US'],
  ['*', 'en-US'],
  ['fr, *;q=0.5, pt;q=0.3', 'en-US'],
  ['fr, *;q=0.5, pt;q=0.8', 'pt-BR'],
  ['en', 'en-US'],
  ['es-MX,en;q=0.5', 'es-ES'],
  ['fr-FR, en-GB;q=0.3, pt;q=0.8', 'pt-BR'],
  ['ru', 'ru-RU'],
  ['fr', 'en-US'],
])('Accept-Language %s is answered in %s', (header, language) => {
  expect(resolveLanguage(header)).toBe(language);
});
