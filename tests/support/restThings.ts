import { expect } from 'vitest';
import { type Answer, sortedStatuses } from './restCall.ts';
import { expectStatus, type TestUser } from './world.ts';

type Row = Record<string, unknown> & { id: string };

/** A list of /v1 whose rows lie under `key`. */
type List = {
  path: string;
  key: string;
  sorts: readonly string[];
  /** The order where none is asked for. */
  usual: string;
  /** When a row counts as changed. */
  changedAt?: string;
  /** A row as it is read by itself. */
  alone?: (row: Row) => Promise<unknown>;
};

const writtenBefore = (a: unknown, b: unknown) => (String(a) <= String(b) ? -1 : 1);

/**
 * Asks a list for its rows in every order, page by page and since each of their changes. Each answer must be what the whole
 * list says it has to be, and each row what is read of it alone. Texts are compared by their code points.
 */
export async function expectList(user: TestUser, list: List): Promise<Row[]> {
  const { path, key, sorts, usual, changedAt = 'updated_at', alone } = list;
  const ask = async (query: string, size = 50): Promise<{ rows: Row[]; metadata: object }> => {
    const { body } = await expectStatus(200, user.call('GET', `${path}?page_size=${size}&${query}`));
    return { rows: body[key], metadata: body.metadata };
  };
  const idsOf = async (query: string) => (await ask(query)).rows.map(({ id }) => id);
  const { rows } = await ask('');
  expect(rows.length).toBeGreaterThan(2);
  expect(await idsOf(`sort=${usual}`)).toEqual(rows.map(({ id }) => id));
  for (const sort of sorts) {
    const [up, down] = [(await ask(`sort=${sort}`)).rows, (await ask(`sort=-${sort}`)).rows];
    const values = up.map((row) => row[sort]);
    expect([sort, values]).toEqual([sort, values.toSorted(writtenBefore)]);
    expect([sort, down.map((row) => row[sort])]).toEqual([sort, values.toReversed()]);
    expect(up.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  }
  const single = (page: number) => ask(`page=${page}`, 1);
  for (const [at, { id }] of rows.entries()) {
    const { rows: found, metadata } = await single(at + 1);
    expect(found.map((row) => row.id)).toEqual([id]);
    const count = { page_size: 1, first_page: 1, last_page: rows.length, total_records: rows.length };
    expect(metadata).toEqual({ current_page: at + 1, ...count });
  }
  expect((await single(rows.length + 1)).rows).toEqual([]);
  for (const row of rows) {
    const at = String(row[changedAt]);
    const since = (instant: string) => idsOf(`updated_since=${encodeURIComponent(instant)}`);
    const due = rows.filter((each) => String(each[changedAt]) >= at).map(({ id }) => id);
    expect(await since(at)).toEqual(due);
    const zoned = `${new Date(Date.parse(at) - 3 * 3_600_000).toISOString().slice(0, -1)}-03:00`;
    expect(await since(zoned)).toEqual(due);
    expect(await since(new Date(Date.parse(at) + 1).toISOString())).not.toContain(row.id);
    if (alone !== undefined) expect(row).toEqual(await alone(row));
  }
  return rows;
}

/** A thing of /v1 that is read and changed at `path`, and lies under `key` in the answers. */
type Thing = { path: string; key: string };

const read = async (user: TestUser, { path, key }: Thing): Promise<Row> =>
  (await expectStatus(200, user.call('GET', path))).body[key];

/**
 * Makes changes of a thing under every kind of revision: the last one in the body or as If-Match goes through, any other
 * is a conflict and leaves the thing as it was. In the end the thing is deleted, by its revision too where `deletes`.
 */
export async function expectRevisions(
  user: TestUser,
  thing: Thing & { change: object; deletes?: boolean },
): Promise<void> {
  const { path, key, change, deletes = true } = thing;
  const { revision: first } = (await read(user, thing)) as unknown as { revision: number };
  let revision = first;
  const send = (method: string, tag?: string, body?: object): Promise<Answer> =>
    user.call(method, path, body, tag === undefined ? {} : { headers: { 'if-match': tag } });
  const expectMade = (answer: Answer) => {
    revision += 1;
    expect([answer.status, answer.body[key]?.revision]).toEqual([200, revision]);
    expect(answer.headers.get('etag')).toBe(`"${revision}"`);
  };
  expect((await user.call('GET', path)).headers.get('etag')).toBe(`"${revision}"`);
  expectMade(await send('PATCH', undefined, change));
  const tags = () => [`"${revision}"`, `W/"${revision}"`, `"${revision}.a-digest_1"`, `${revision}`, '*'];
  for (const at of tags().keys()) expectMade(await send('PATCH', tags()[at], change));
  // The body's counts where there are both.
  expectMade(await send('PATCH', '"0"', { ...change, revision }));

  const racing = await Promise.all([1, 2, 3].map(() => send('PATCH', `"${revision}"`, change)));
  expect(sortedStatuses(racing)).toEqual([200, 409, 409]);
  revision += 1;

  const before = await read(user, thing);
  const wrong = [`"${revision - 1}"`, `"${revision + 1}"`, '"0"', '"foreign"', ''];
  const refused = [
    ...wrong.map((tag) => send('PATCH', tag, change)),
    ...[0, revision - 1, revision + 1].map((old) => send('PATCH', undefined, { ...change, revision: old })),
    ...(deletes ? wrong.slice(0, 4).map((tag) => send('DELETE', tag)) : []),
  ];
  for (const answer of await Promise.all(refused))
    expect([answer.status, answer.body.code]).toEqual([409, 'EDIT_CONFLICT']);
  for (const none of [null, '1', 1.5])
    expect((await send('PATCH', undefined, { ...change, revision: none })).body.keys).toHaveProperty(
      'revision',
    );
  expect(await read(user, thing)).toEqual(before);

  expect((await send('DELETE', `"${revision}"`)).status).toBe(200);
  for (const [method, body] of [['DELETE'], ['PATCH', change]] as const)
    expect([method, (await send(method, undefined, body)).status]).toEqual([method, 404]);
}

/**
 * Changes each field of a thing alone, to one value after the other: the answer and what is read afterwards have it, and
 * all else as it was. `taken` has the values of each field; null where it can be cleared. `refused` has values that no
 * field takes. `moved` are fields that may follow others.
 */
export async function expectFields(
  user: TestUser,
  thing: Thing & {
    taken: Record<string, readonly unknown[]>;
    refused?: Record<string, readonly unknown[]>;
    moved?: readonly string[];
  },
): Promise<void> {
  const { path, key, taken, refused = {}, moved = [] } = thing;
  const rest = (row: Row, field: string) =>
    Object.fromEntries(
      Object.entries(row).filter(([name]) => ![field, 'revision', 'updated_at', ...moved].includes(name)),
    );
  for (const [field, values] of Object.entries(taken))
    for (const value of values) {
      const before = await read(user, thing);
      const answer = await user.call('PATCH', path, { [field]: value });
      expect([field, value, answer.status, answer.body.error]).toEqual([field, value, 200, undefined]);
      const after: Row = answer.body[key];
      expect([field, after[field] ?? null]).toEqual([field, value]);
      expect(rest(after, field)).toEqual(rest(before, field));
      expect(await read(user, thing)).toEqual(after);
    }
  const before = await read(user, thing);
  for (const [field, values] of Object.entries(refused))
    for (const value of values) {
      const { status, body } = await user.call('PATCH', path, { [field]: value });
      expect([field, value, status, Object.keys(body.keys ?? {})]).toEqual([field, value, 422, [field]]);
    }
  expect(await read(user, thing)).toEqual(before);
}

type Noted = {
  action: string;
  entity_id: string;
  entity_name: string | null;
  user_id: number;
  details: object;
};

/** What a change of a project leaves in its activity, the first first; each entry is of the user who made it. */
export async function noted(
  user: TestUser,
  projectPath: string,
  work: () => Promise<unknown>,
): Promise<[action: string, id: string, name: string | null, details: object][]> {
  const rows = async (): Promise<(Noted & Row)[]> =>
    (await expectStatus(200, user.call('GET', `${projectPath}/activity?page_size=50`))).body.activity;
  const known = new Set((await rows()).map(({ id }) => id));
  await work();
  const fresh = (await rows()).filter(({ id }) => !known.has(id)).toReversed();
  for (const { user_id } of fresh) expect(user_id).toBe(user.id);
  return fresh.map(({ action, entity_id, entity_name, details }) => [
    action,
    entity_id,
    entity_name,
    details,
  ]);
}
