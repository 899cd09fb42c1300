import { describe, expect, test } from 'vitest';
import { allColumns } from '../../../api/imports/columns.ts';
import { packParts, unpackParts } from '../../../api/imports/sheet/repackZip.ts';
import { call } from '../../support/restCall.ts';
import { serveApi } from '../../support/served.ts';
import { floor, header, optionsOf, send, xlsxOf } from '../../support/sheets.ts';
import { newUser } from '../../support/world.ts';

const api = await serveApi();

const csv = (language: string) =>
  call(api.url, 'GET', '/v1/projects-upload/template.csv', { headers: { 'accept-language': language } });

const xlsx = async () => {
  const response = await fetch(new URL('/v1/projects-upload/template.xlsx', api.url));
  expect(response.headers.get('content-disposition')).toContain('torre-template.xlsx');
  return new Uint8Array(await response.arrayBuffer());
};

describe('the template', () => {
  test('holds no cell a spreadsheet would run', async () => {
    for (const language of ['pt-BR', 'en-US']) {
      const cells = (await csv(language)).body.split(/[\r\n,;]+/);
      expect(cells.filter((cell: string) => /^"?[=+\-@\t]/.test(cell))).toEqual([]);
    }
  });

  test.each(['pt-BR', 'en-US', 'xlsx'])(
    'imports as it is: one tower, three technologies (%s)',
    async (kind) => {
      const user = await newUser(api.url);
      const bytes = kind === 'xlsx' ? await xlsx() : (await csv(kind)).body;
      const answer = await send(user, bytes, { name: kind === 'xlsx' ? 'modelo.xlsx' : 'modelo.csv' });
      expect(answer.body.rows.flatMap(({ errors }: { errors: unknown[] }) => errors)).toEqual([]);
      const { project, unit, options } = await optionsOf(user, answer.body.rows[0].project_id);
      expect(project.area).toBeCloseTo(2 * (800 + 12 * 450.5));
      expect(unit).toMatchObject({ repetition_count: 2, housing_units_count: 48 });
      expect(unit.total_floors).toBe(13);
      expect(
        options.map(
          (option: { name: string; active: boolean; modules: { type: string; total_steel: number }[] }) => [
            option.name,
            option.active,
            option.modules[0]?.type,
            Math.round(option.modules[0]?.total_steel ?? 0),
          ],
        ),
      ).toEqual([
        ['Paredes de concreto', true, 'concrete_wall', 12 * 3800.5],
        ['Viga e pilar', false, 'beam_column', 12 * 5200.5],
        ['Alvenaria estrutural', false, 'structural_masonry', 12 * 2000.5],
      ]);
    },
  );
});

test('a workbook of all columns is read as the same sheet in CSV, to its last', async () => {
  const user = await newUser(api.url);
  const piles = { foundation_piles_concrete_25: '40', foundation_piles_steel_50: '900' };
  const cells = new Map(Object.entries(piles));
  for (const [at, column] of header.split(',').entries()) cells.set(column, floor('Casa').split(',')[at]!);
  const rows = [[...allColumns], allColumns.map((column) => cells.get(column) ?? '')];
  const [inText, inWorkbook] = [rows.map((row) => row.join(',')).join('\n'), await xlsxOf(rows)];
  const { body } = await send(user, inText, { query: '?dry_run=true' });
  expect(body.preview[0].units[0].options).toMatchObject([{ foundation: 'piles_foundation' }]);
  expect((await send(user, inWorkbook, { query: '?dry_run=true' })).body).toEqual(body);
});

describe('refused are', () => {
  test('files that are no sheet, whatever their name', async () => {
    const user = await newUser(api.url);
    const garbage = [
      '\x89PNG\r\n\x1a\n',
      new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]),
      new Uint8Array([0, 1, 2, 3]),
      '%PDF-1.7',
      '"never closed',
    ];
    for (const bytes of garbage) {
      const content = typeof bytes === 'string' ? new Uint8Array(Buffer.from(bytes, 'latin1')) : bytes;
      expect((await send(user, content)).status).toBe(400);
    }
    expect(await send(user, '')).toMatchObject({ status: 200, body: { projects_made: 0 } });
    expect((await user.call('POST', '/v1/projects-upload', { csv: 'a' })).status).toBe(415);
    expect((await send(user, header, { field: 'other' })).status).toBe(400);
  });

  test('files over 5 MB and sheets over 5000 rows', async () => {
    const user = await newUser(api.url);
    expect(await send(user, 'x'.repeat(26 * 1024 * 1024))).toMatchObject({
      status: 413,
      body: { code: 'PAYLOAD_TOO_LARGE' },
    });
    const rows = Array.from({ length: 5001 }, (_, n) => floor(`P${n}`));
    const answer = await send(user, [header, ...rows].join('\n'), { query: '?dry_run=true' });
    expect(answer.body.rows).toEqual([
      { row: 1, errors: [{ column: '', message: 'A planilha pode ter no máximo 5000 linhas' }] },
    ]);
  });

  test('workbooks over 1000 columns, some without a heading', async () => {
    const user = await newUser(api.url);
    const rowsOf = async (width: number) => {
      const blank = Array<string>(width - 11).fill('');
      const rows = [[...header.split(','), ...blank, 'project_cep'], floor('Casa').split(',')];
      return (await send(user, await xlsxOf(rows), { query: '?dry_run=true' })).body.rows;
    };
    const tooMany = { column: '', message: 'A planilha pode ter no máximo 1000 colunas' };
    expect(await rowsOf(1000)).toEqual([{ row: 2, errors: [] }]);
    for (const width of [1001, 1100]) expect(await rowsOf(width)).toEqual([{ row: 1, errors: [tooMany] }]);
  });

  test('just over 5 MB or 5000 rows, and no less', async () => {
    const user = await newUser(api.url);
    const most = 5 * 1024 * 1024;
    for (const [bytes, status] of [
      [most, 200],
      [most + 1, 413],
    ] as const)
      expect([bytes, (await send(user, '\n'.repeat(bytes))).status]).toEqual([bytes, status]);
    // A missing column keeps the rows from being read one by one.
    const bare = header.replace('floor_area,', '');
    const columns = async (rows: number) =>
      (await send(user, [bare, ...Array<string>(rows).fill('Casa')].join('\n'))).body.rows[0].errors.map(
        ({ column }: { column: string }) => column,
      );
    expect(await columns(5000)).toEqual(['floor_area']);
    expect((await columns(5001)).toSorted()).toEqual(['', 'floor_area']);
  });

  test('workbooks that unfold into gigabytes', async () => {
    const user = await newUser(api.url);
    const bomb = await xlsxOf([['x'.repeat(80 * 1024 * 1024)]]);
    expect(bomb.length).toBeLessThan(1_000_000);
    expect((await send(user, bomb, { name: 'bomb.xlsx' })).status).toBe(413);
  });

  test('and a workbook with a cell a million rows away does not stop the service', async () => {
    const user = await newUser(api.url);
    const answer = await send(user, farCell(await xlsxOf([['a'], ['b'], ['c']])), { name: 'far.xlsx' });
    expect(answer).toMatchObject({ status: 413, body: { code: 'PAYLOAD_TOO_LARGE' } });
    expect((await call(api.url, 'GET', '/v1/healthcheck')).status).toBe(200);
  });
});

/** The same workbook with its last cell moved to the far corner of the sheet. */
function farCell(workbook: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const parts = unpackParts(Buffer.from(workbook)).map(({ name, content }) => {
    const moved = content
      .toString()
      .replace('<row r="3"', '<row r="1048576"')
      .replace('r="A3"', 'r="XFD1048576"');
    return { name, content: name.includes('sheet1') ? Buffer.from(moved) : content };
  });
  return new Uint8Array(packParts(parts));
}
