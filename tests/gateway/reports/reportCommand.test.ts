import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import readExcelFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AnswerError, failureText } from '../../../gateway/reportCommand/failureText.ts';
import { reportText, type TextReport, plainNumbers } from '../../../gateway/reportCommand/reportText.ts';
import { progressBar } from '../../../gateway/reportCommand/progressBar.ts';
import { readArguments } from '../../../gateway/reportCommand/reportArguments.ts';
import { columns, type FlatRow } from '../../../gateway/reportCommand/reportQueries.ts';
import { startApi, type TestApi } from '../../support/servers/apiServer.ts';
import { builtProjects } from '../../support/served.ts';
import { newUser, type TestUser } from '../../support/world.ts';

let api: TestApi;
let user: TestUser;
let folder: string;
let projects: string[];

/** Three projects of four rows each; the second has a name that a spreadsheet would run. */
beforeAll(async () => {
  api = await startApi();
  user = await newUser(api.url);
  folder = await mkdtemp(join(tmpdir(), 'torre-report-'));
  projects = await builtProjects(user, ['Ipê', '=HYPERLINK("http://x")', 'Jatobá']);
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

describe('npm run report', () => {
  const environment = { ...process.env, V1_URL: '', NO_COLOR: '1' };
  const run = (args: string[], token = user.token) =>
    promisify(execFile)('node', ['gateway/reportCommand/main.ts', ...args], {
      env: { ...environment, V1_URL: api.url, TORRE_TOKEN: token },
    });

  const failed = (args: string[], token?: string) =>
    run(args, token).then(
      () => 'no failure',
      ({ code, stderr }: { code: number; stderr: string }) => `${code} ${stderr.trim()}`,
    );

  test('writes CSV that no spreadsheet runs, and nothing else to standard output', async () => {
    const { stdout, stderr } = await run(['--language', 'pt-BR']);
    const lines = stdout.trimEnd().split('\n');
    expect(lines[0]).toBe(`\uFEFF${columns.join(';')}`);
    expect(lines).toHaveLength(13);
    expect(stdout).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(stderr).toBe('');
  });

  test('writes the same rows as JSON and XLSX', async () => {
    const json = join(folder, 'rows.json');
    await run(['--out', json]);
    const rows = JSON.parse(await readFile(json, 'utf8'));
    expect(rows).toHaveLength(12);
    expect(rows[0]).toMatchObject({
      project: 'Ipê',
      floorGroup: 'Tipo',
      technology: 'BEAM_COLUMN',
      unitOfMeasure: 'm3',
    });
    const xlsx = join(folder, 'rows.xlsx');
    await run(['--format', 'xlsx', '--out', xlsx, '--project', projects[1] ?? '']);
    const sheets = await readExcelFile(xlsx);
    const sheet = (
      Array.isArray(sheets) && 'data' in (sheets[0] ?? {})
        ? (sheets[0] as { data: unknown[][] }).data
        : sheets
    ) as unknown[][];
    expect(sheet).toHaveLength(5);
    expect(sheet[1]?.[1]).toBe(`'=HYPERLINK("http://x")`);
    const quantity = columns.indexOf('quantity');
    expect(sheet[1]?.[quantity]).toBe(rows[4].quantity);
  });

  test('says what is missing and leaves no half file', async () => {
    expect(await failed([], '')).toBe('1 A personal token is needed: set TORRE_TOKEN or give --token');
    expect(await failed(['--format', 'ndjson', '--since', 'ontem'])).toMatch(
      /^1 .*DateTime.* \(BAD_USER_INPUT\)$/,
    );
    const out = join(folder, 'dead.csv');
    const dead = ['--out', out, '--token', 'A'.repeat(26)];
    expect(await failed(dead)).toMatch(/^1 .*: make a token .* createApiToken \(UNAUTHENTICATED\)$/);
    await expect(readFile(out)).rejects.toThrow('ENOENT');
    await expect(readFile(`${out}.part`)).rejects.toThrow('ENOENT');
  });

  test('says what can be done about a failure, in one line', async () => {
    expect(await failed(['--project', 'nonsense'])).toMatch(/^1 .*: --project takes .* \(NOT_FOUND\)$/);
    const out = join(folder, 'no', 'such', 'folder.xlsx');
    expect(await failed(['--out', out])).toMatch(/^1 ENOENT/);
    expect(failureText(new Error('as it is'), 'http://x')).toBe('as it is');
    const textOf = (code: string) => failureText(new AnswerError('No', code), 'http://x');
    expect(textOf('FORBIDDEN')).toBe(textOf('NOT_FOUND').replace('NOT_FOUND', 'FORBIDDEN'));
    expect(textOf('PROJECT_UNREADABLE')).toContain('No: a project has no tower yet: add one');
    expect(textOf('RATE_LIMITED')).toBe('No (RATE_LIMITED)');
  });

  test('names the service that did not answer', async () => {
    const env = { ...environment, V1_URL: 'http://127.0.0.1:9', TORRE_TOKEN: user.token };
    const ended = promisify(execFile)('node', ['gateway/reportCommand/main.ts'], { env });
    await expect(ended).rejects.toMatchObject({
      stdout: '',
      stderr: expect.stringMatching(/is http:\/\/127\.0\.0\.1:9 up\? .* \(UPSTREAM_UNAVAILABLE\)\n$/),
    });
  });
});

test('the arguments say what is written, where, for which spreadsheet and in whose name', () => {
  const read = (...args: string[]) => readArguments(args, 'of the environment');
  const usual = { format: 'csv', out: undefined, since: undefined, project: undefined, help: false };
  expect(read()).toEqual({ ...usual, language: 'en-US', token: 'of the environment' });
  expect(read('--out', 'rows.XLSX', '--token', 'own')).toMatchObject({ format: 'xlsx', token: 'own' });
  expect(read('--out', 'rows.xlsx', '--format', 'json')).toMatchObject({ format: 'json', out: 'rows.xlsx' });
  expect(read('--out', 'rows.txt').format).toBe('csv');
  const changes = read(
    '--format',
    'ndjson',
    '--since',
    '2026-11-23',
    '--project',
    '7',
    '--language',
    'es-ES',
  );
  expect(changes).toMatchObject({ since: '2026-11-23', project: '7', language: 'es-ES' });
  expect(readArguments(['-h'], undefined).help).toBe(true);
  expect(() => read('--format', 'pdf')).toThrow('--format must be one of csv, xlsx, json, ndjson');
  expect(() => read('--format', 'xlsx')).toThrow('--format xlsx needs --out FILE');
  expect(() => read('--since', '2026-11-23')).toThrow('--since needs --format ndjson');
  expect(() => read('--language', 'fr-FR')).toThrow('--language must be one of pt-BR');
});

describe('the bar', () => {
  const drawn = (isTTY: boolean, rowsInView: boolean, total = 2) => {
    const written: string[] = [];
    const stream = { isTTY, write: (text: string) => written.push(text) };
    const bar = progressBar(stream as unknown as NodeJS.WriteStream, rowsInView);
    bar.show(total / 2, total, 7);
    bar.end();
    return written.join('');
  };

  test('is drawn on a terminal that the rows do not share, and nowhere else', () => {
    expect(drawn(true, false)).toBe(`\r${'█'.repeat(15)}${'░'.repeat(15)} 1/2 projects, 7 rows\n`);
    expect(drawn(true, false, 0)).toContain(`\r${'█'.repeat(30)} 0/0`);
    expect(drawn(true, true)).toBe('');
    expect(drawn(false, false)).toBe('');
  });
});

test('figures lose what binary sums leave behind, and stay numbers', async () => {
  async function* rows(): AsyncGenerator<FlatRow> {
    yield {
      co2Max: 104169.40000000001,
      co2Min: 5622.305899999999,
      floors: 3,
      isReference: true,
      unit: '1.0',
    };
    yield { co2Max: 0.1 + 0.2, co2Min: 1e-9, floors: null, isReference: false, unit: null };
  }
  const plain: FlatRow[] = [];
  for await (const row of plainNumbers(rows())) plain.push(row);
  expect(plain).toEqual([
    { co2Max: 104169.4, co2Min: 5622.3059, floors: 3, isReference: true, unit: '1.0' },
    { co2Max: 0.3, co2Min: 1e-9, floors: null, isReference: false, unit: null },
  ]);
});

test('rows go out a line each, and as the spreadsheet of a language reads them', async () => {
  const row: FlatRow = {
    project: 'Ipê; Sul',
    co2Min: 1234.5,
    floors: 3,
    isReference: true,
    flags: ['DECLARED', 'SUBSTITUTED'],
  };
  async function* rows(count: number): AsyncGenerator<FlatRow> {
    for (let at = 0; at < count; at++) yield row;
  }
  const read = async (report: TextReport, count = 2) => {
    let text = '';
    for await (const part of reportText(rows(count), report)) text += String(part);
    return text;
  };
  const lines = await read({ format: 'ndjson', language: 'en-US' });
  expect(lines).toBe(`${JSON.stringify(row)}\n`.repeat(2));
  const brazilian = await read({ format: 'csv', language: 'pt-BR' });
  expect(brazilian).toContain('projectId;project;unitId');
  expect(brazilian).toContain('"Ipê; Sul"');
  expect(brazilian).toContain(';1234,5;');
  expect(brazilian).toContain(';true;');
  expect(brazilian).toContain(';DECLARED SUBSTITUTED;');
  expect(await read({ format: 'csv', language: 'es-ES' })).toBe(brazilian);
  expect(await read({ format: 'csv', language: 'en-US' })).toContain(',1234.5,');
  for (const count of [0, 2])
    expect(JSON.parse(await read({ format: 'json', language: 'en-US' }, count))).toEqual(
      Array.from({ length: count }, () => row),
    );
});
