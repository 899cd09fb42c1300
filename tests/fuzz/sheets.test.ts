import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { csvTable } from '../../api/imports/sheet/csvTable.ts';
import { packParts, unpackParts } from '../../api/imports/sheet/repackZip.ts';
import { readTable } from '../../api/imports/sheet/readTable.ts';
import { SheetError } from '../../api/imports/sheet/table.ts';
import { xlsxTemplate } from '../../api/imports/template.ts';
import { startApi, type TestApi } from '../support/servers/apiServer.ts';
import { sheet } from '../support/access/accessWorld.ts';
import { damaged, outcomeOf } from '../support/fuzz/damaged.ts';
import { chance, longestMs, walk } from '../support/fuzz/random.ts';
import { formWith } from '../support/pictures.ts';
import { newUser, type TestUser } from '../support/world.ts';

let api: TestApi;
let user: TestUser;
beforeAll(async () => {
  api = await startApi();
  user = await newUser(api.url);
}, longestMs);
afterAll(() => api.close());

const cells = [
  '',
  '"',
  ',',
  ';',
  '\n',
  '\r\n',
  '=1+1',
  '-1',
  '1e999',
  'NaN',
  '1.234,5',
  '\u0000',
  '\ud83c',
  'ã',
];

test('a damaged CSV is checked row by row or refused', { timeout: longestMs }, async () => {
  const original = [sheet('Ipê'), ...sheet('Jatobá').split('\n').slice(1)].join('\n');
  await walk(async (draw) => {
    const bytes = damaged(draw, Buffer.from(original), cells);
    expect(await outcomeOf(async () => csvTable(bytes), SheetError)).toBe(true);
    if (!chance(draw, 0.2)) return;
    const form = formWith(new Uint8Array(bytes), { field: 'csv', name: 'a.csv' });
    const { status, body } = await user.call('POST', '/v1/projects-upload?dry_run=true', form);
    expect([bytes.toString(), [200, 400, 413].includes(status), body]).toEqual([
      bytes.toString(),
      true,
      body,
    ]);
  });
});

test('a damaged workbook is unpacked or refused', { timeout: longestMs }, async () => {
  const original = await xlsxTemplate('pt-BR');
  const parts = unpackParts(original);
  await walk(async (draw) => {
    // Half of them damaged as an archive, half in the text of a part.
    const bytes = draw(fc.boolean)
      ? damaged(draw, original, ['\u0000', '\uffff', 'PK', ''])
      : packParts(
          parts.map((part) =>
            chance(draw, 0.3)
              ? {
                  ...part,
                  content: damaged(draw, part.content, ['<', '>', '&#0;', '&x;', '"', 'r="ZZZ9999999"', '']),
                }
              : part,
          ),
        );
    expect(await outcomeOf(async () => unpackParts(bytes), SheetError)).toBe(true);
    // Reading goes through a thread of its own, which is slow to start.
    const isRead = chance(draw, 0.002);
    const reading = async () => (isRead ? readTable(bytes) : null);
    expect(await outcomeOf(reading, SheetError)).toBe(true);
  });
});
