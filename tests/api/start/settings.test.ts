import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readApiConfig } from '../../../api/config.ts';
// As the whole product does: it makes the messages of all schemas keys of texts.
import '#domain/generalErrors.ts';

const textOf = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

test.each(['api/config.ts', 'gateway/config.ts'])('docs/settings.md lists every setting of %s', (file) => {
  const names = [...textOf(file).matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name);
  const settings = textOf('docs/settings.md');
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !settings.includes(`\`${name}\``))).toEqual([]);
});

/** Each setting of the service whose default docs/settings.md tells by itself. */
const told = [...textOf('docs/settings.md').matchAll(/^\| `([A-Z\d_]+)` +\| (?:`([^`]+)`|(\d+)) +\|/gm)]
  .map(([, name = '', word, number]) => ({ name, value: word ?? number ?? '' }))
  .filter(
    ({ name, value }) => !value.startsWith('DATABASE_') && textOf('api/config.ts').includes(`  ${name}: `),
  );
const configOf = (env: Record<string, string>) => {
  const { publicUrl, ...config } = readApiConfig(env);
  return { ...config, publicUrl: publicUrl() };
};

test('the settings file tells most defaults', () => expect(told.length).toBeGreaterThan(15));

test.each(told)('$name is $value where nobody sets it, and counts where somebody does', ({ name, value }) => {
  const beside: Record<string, string> = name.startsWith('S3_') ? { S3_BUCKET: 'b' } : {};
  expect(configOf({ ...beside, [name]: value })).toEqual(configOf(beside));
  const [isNumber, isSwitch] = [/^\d+$/.test(value), /^(on|off)$/.test(value)];
  const other = isNumber
    ? String(Number(value) + 1)
    : isSwitch
      ? value === 'on'
        ? 'off'
        : 'on'
      : `x${value}`;
  expect(configOf({ ...beside, [name]: other })).not.toEqual(configOf(beside));
  for (const bad of isNumber ? ['x', '-1', '1e9'] : isSwitch ? ['maybe', 'ON'] : [])
    expect(() => configOf({ [name]: bad })).toThrow(
      new RegExp(`^The environment is not usable:\n  ${name}: `),
    );
});

test.each([
  ['PORT', 0, 65_535],
  ['DATABASE_POOL_SIZE', 2, 500],
  ['MAIL_RETRY_HOURS', 0, 168],
  ['WEBHOOK_RETRY_HOURS', 1, 168],
  ['ORGANIZATION_PROJECTS', 1, 1_000_000],
  ['ORGANIZATION_MEMBERS', 1, 1_000_000],
  ['BENCHMARK_ACCOUNT_DAYS', 0, 3650],
  ['BENCHMARK_PROJECT_DAYS', 0, 3650],
  ['DATABASE_CONNECT_TIMEOUT_MS', 1, 3_600_000],
])('%s is from %i to %i', (name, least, most) => {
  for (const value of [least, most]) expect(() => configOf({ [name]: String(value) })).not.toThrow();
  for (const value of [least - 1, most + 1]) expect(() => configOf({ [name]: String(value) })).toThrow(name);
});

test('what is wrong with a setting is a sentence', () => {
  const env = { PORT: 'abc', MAIL_RETRY_HOURS: '999', LOG_LEVEL: 'loud', RATE_LIMIT: 'no' };
  expect(() => configOf(env)).toThrow(
    `The environment is not usable:
  PORT: Invalid input: expected number, received NaN
  MAIL_RETRY_HOURS: Too big: expected number to be <=168
  RATE_LIMIT: must be on or off
  LOG_LEVEL: Invalid option: expected one of "fatal"|"error"|"warn"|"info"|"debug"|"trace"|"silent"`,
  );
});

test.each<[string, readonly string[], readonly string[]]>([
  [
    'SECOND_FACTOR_KEY',
    ['0f'.repeat(32), 'AB'.repeat(32), `${'0f'.repeat(32)}, ${'Ab'.repeat(32)}`],
    ['0f'.repeat(31), '0g'.repeat(32), `${'0f'.repeat(32)} ${'0f'.repeat(32)}`, `${'0f'.repeat(32)},`],
  ],
  ['CONTACT', ['a@example.com', 'https://a.example/x', 'http://a.example'], ['ftp://a.example', 'a']],
  ['S3_ENDPOINT', ['https://s3.example'], ['s3.example']],
  ['LOG_LEVEL', ['fatal', 'silent', 'trace'], ['loud', 'INFO']],
])('%s is written as it may be, and in no other way', (name, good, bad) => {
  for (const value of good) expect(configOf({ S3_BUCKET: 'b', [name]: value })).toBeTruthy();
  for (const value of bad) expect(() => configOf({ [name]: value })).toThrow(name);
});

test('a service that others reach asks for ages before it shows towers', () => {
  expect(configOf({ HOST: '0.0.0.0' }).benchmarkAges).toEqual({ accountDays: 30, projectDays: 7 });
});

test('the public address ends without a slash', () => {
  expect(configOf({ PUBLIC_URL: 'https://a.example/b//' }).publicUrl).toBe('https://a.example/b');
});

describe('a secret', () => {
  let folder: string;
  let file: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'secret-'));
    file = join(folder, 'database');
    writeFileSync(file, 'postgres://torre:geheim@db/torre\n');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('comes from a file', () => {
    expect(readApiConfig({ DATABASE_URL_FILE: file }).databaseUrl).toBe('postgres://torre:geheim@db/torre');
    expect(readApiConfig({ DATABASE_URL_FILE: '' }).databaseUrl).toBeUndefined();
  });

  test('is given once', () => {
    const twice = { DATABASE_URL_FILE: file, DATABASE_URL: 'postgres://other/db' };
    expect(() => readApiConfig(twice)).toThrow(/DATABASE_URL_FILE: DATABASE_URL is set as well/);
  });

  test('that is missing or wrong is reported with the other faults, without its content', () => {
    const env = { DATABASE_URL_FILE: join(folder, 'none'), SMTP_URL_FILE: file, PORT: 'x' };
    const read = () => readApiConfig(env);
    expect(read).toThrow(/DATABASE_URL_FILE: can not be read[^]*PORT[^]*SMTP_URL/);
    expect(read).not.toThrow(/geheim/);
  });
});
