import { describe, expect, test } from 'vitest';
import { type Connection, listConnection, type PageArguments } from '../../../gateway/relay/connection.ts';
import { pagedConnection } from '../../../gateway/relay/pagedConnection.ts';

type Row = { id: string };
const rows = (count: number, from = 0): Row[] =>
  Array.from({ length: count }, (_, i) => ({ id: `r${from + i}` }));
const idOf = ({ id }: Row) => id;

function shape({ edges, pageInfo, totalCount }: Connection<Row>) {
  const info = typeof pageInfo === 'function' ? pageInfo() : pageInfo;
  const cursors = edges.map(({ cursor }) => (typeof cursor === 'function' ? cursor() : cursor));
  return { ids: edges.map(({ node }) => (node as Row).id), cursors, totalCount, ...info };
}

const list = (all: Row[]) => (args: PageArguments) => Promise.resolve(shape(listConnection(all, args, idOf)));

function paged(all: Row[], reads: number[] = []) {
  const read = async (page: number, size: number) => {
    reads.push(page);
    const some = all.slice((page - 1) * size, page * size);
    return { rows: some, total: some.length === 0 ? 0 : all.length };
  };
  return async (args: PageArguments) =>
    shape(await pagedConnection<Row, Row>(read, args, idOf, (row) => row));
}

/** Of 50 numbered rows, a page of 40 begins in one and ends in the next. */
describe.each([
  ['a list at hand', list, 12, 5],
  ['numbered pages', (all: Row[]) => paged(all), 112, 40],
] as const)('%s', (_name, of, count, step) => {
  const all = rows(count);

  test('goes forward to the end', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    for (let turn = 0; turn < 10; turn++) {
      const page = await of(all)({ first: step, after });
      expect(page.totalCount).toBe(count);
      expect(page.hasPreviousPage).toBe(turn > 0);
      expect(page.startCursor).toBe(page.cursors[0]);
      seen.push(...page.ids);
      if (!page.hasNextPage) break;
      after = page.endCursor;
    }
    expect(seen).toEqual(all.map(idOf));
  });

  test('goes backward to the start', async () => {
    const seen: string[] = [];
    let before: string | null = null;
    for (let turn = 0; turn < 10; turn++) {
      const page = await of(all)({ last: step, before });
      expect(page.hasNextPage).toBe(turn > 0);
      seen.unshift(...page.ids);
      if (!page.hasPreviousPage) break;
      before = page.startCursor;
    }
    expect(seen).toEqual(all.map(idOf));
  });

  test('a cursor finds its row again when rows came or went before it', async () => {
    const { endCursor } = await of(all)({ first: 4 });
    expect((await of([{ id: 'new' }, ...all])({ first: 2, after: endCursor })).ids).toEqual(['r4', 'r5']);
    expect((await of(all.slice(2))({ first: 2, after: endCursor })).ids).toEqual(['r4', 'r5']);
  });

  test('no row is skipped or repeated when the row of the cursor itself is gone', async () => {
    for (const at of [0, 4, 6, Math.min(49, count - 3)]) {
      const { endCursor } = await of(all)({ first: at + 1 });
      const left = all.filter((_, index) => index !== at);
      expect((await of(left)({ first: 2, after: endCursor })).ids).toEqual([`r${at + 1}`, `r${at + 2}`]);
    }
    const { startCursor } = await of(all)({ last: 4 });
    const at = count - 4;
    const left = all.filter((_, index) => index !== at);
    expect((await of(left)({ last: 2, before: startCursor })).ids).toEqual([`r${at - 2}`, `r${at - 1}`]);
  });

  test('an empty list has null cursors', async () => {
    const page = await of([])({ first: 5 });
    expect(page).toEqual({
      ids: [],
      cursors: [],
      totalCount: 0,
      hasNextPage: false,
      hasPreviousPage: false,
      startCursor: null,
      endCursor: null,
    });
  });

  test('first: 0 asks only for the count', async () => {
    expect(await of(all)({ first: 0 })).toMatchObject({ ids: [], totalCount: count, hasNextPage: true });
  });

  test.each([{ first: -1 }, { first: 51 }, { last: 51 }, { first: 1, last: 1 }, { after: 'nonsense' }])(
    'refuses %j',
    async (args) => {
      await expect(async () => of(all)(args)).rejects.toMatchObject({
        extensions: { code: 'BAD_USER_INPUT' },
      });
    },
  );
});

test('a page within one numbered page is one read, one that reaches over is two', async () => {
  const reads: number[] = [];
  const of = paged(rows(112), reads);
  const { endCursor } = await of({ first: 48 });
  expect(reads.splice(0)).toEqual([1]);
  expect((await of({ first: 4, after: endCursor })).ids).toEqual(['r48', 'r49', 'r50', 'r51']);
  expect([...new Set(reads)]).toEqual([1, 2]);
});
