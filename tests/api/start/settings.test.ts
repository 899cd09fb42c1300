import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readApiConfig } from '../../../api/config.ts';

const textOf = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

test.each(['api/config.ts', 'gateway/config.ts'])('docs/settings.md tells every setting of %s', (file) => {
  const names = [...textOf(file).matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name);
  const settings = textOf('docs/settings.md');
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !settings.includes(`\`${name}\``))).toEqual([]);
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

  test('that is missing or wrong is told with the other faults, and never what it holds', () => {
    const env = { DATABASE_URL_FILE: join(folder, 'none'), SMTP_URL_FILE: file, PORT: 'x' };
    const read = () => readApiConfig(env);
    expect(read).toThrow(/DATABASE_URL_FILE: can not be read[^]*PORT[^]*SMTP_URL/);
    expect(read).not.toThrow(/geheim/);
  });
});
