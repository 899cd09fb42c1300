import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unpackParts } from '../../../api/imports/sheet/repackZip.ts';
import { columns, type FlatRow } from '../../../gateway/reportCommand/reportQueries.ts';
import { writeSheet } from '../../../gateway/reportCommand/reportSheet.ts';

let folder: string;
let sheet: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'torre-sheet-'));
  const file = join(folder, 'rows.xlsx');
  await writeSheet(rows(), file);
  const parts = unpackParts(await readFile(file));
  const part = parts.find(({ name }) => name.toString() === 'xl/worksheets/sheet1.xml');
  sheet = part?.content.toString() ?? '';
});
afterAll(() => rm(folder, { recursive: true }));

async function* rows(): AsyncGenerator<FlatRow> {
  yield { project: 'Residencial dos Jacarandás', material: 'x'.repeat(90), quantity: 12.5, floors: 3 };
  yield { project: 'Ipê', material: 'C30', quantity: 4711, floors: 12 };
}

const widthOf = (column: (typeof columns)[number]) => {
  const place = columns.indexOf(column) + 1;
  const [, width] = new RegExp(`<col [^>]*?min="${place}"[^>]*? width="([\\d.]+)"`).exec(sheet) ?? [];
  return Number(width);
};

test('columns are as wide as what they hold, to a limit', () => {
  expect(widthOf('project')).toBeGreaterThanOrEqual('Residencial dos Jacarandás'.length);
  expect(widthOf('floors')).toBeLessThan(widthOf('project'));
  expect(widthOf('floors')).toBeGreaterThanOrEqual('floors'.length);
  expect(widthOf('material')).toBeLessThan(50);
  expect(widthOf('material')).toBeGreaterThan(widthOf('project'));
});

test('only broken figures are written with decimals', () => {
  const styleOf = (value: string) => new RegExp(`<c ([^>]*)><v>${value}<`).exec(sheet)?.[1] ?? '';
  expect([styleOf('12.5'), styleOf('4711')].map((style) => / s="[1-9]/.test(style))).toEqual([true, false]);
});

test('the head stays in view, and filters all rows and columns', () => {
  expect(sheet).toMatch(/<pane [^>]*ySplit="1"/);
  expect(columns.length).toBe(48); // the last is AV
  expect(sheet).toContain('<autoFilter ref="A1:AV3"/>');
});
