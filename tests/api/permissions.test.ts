import { afterEach, describe, expect, test } from 'vitest';
import { accessTable, type RouteRow } from '../support/accessTable.ts';
import { buildCallers, type Caller, ofWorld, refusal } from '../support/callers.ts';
import { everything, restore, type Rows } from '../support/everything.ts';
import { serveApi } from '../support/served.ts';

const api = await serveApi();
const cast: Awaited<ReturnType<typeof buildCallers>> = await buildCallers(api);
// A test that fails leaves what it changed to the next.
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await restore(api, cast.state, await everything(api));
});

type Answer = { status: number; text: string };

/** One call with the ids of the world. The stream of events has no end to wait for. */
async function answer(
  route: string,
  { body, query = '' }: RouteRow,
  { token }: Caller,
  ids = cast.world.ids,
): Promise<Answer> {
  const [method = '', template = ''] = route.split(' ');
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? name);
  const sent = await body?.(cast.world);
  const response = await fetch(new URL(`${path}${query}`, api.url), {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(sent === undefined || sent instanceof FormData ? {} : { 'content-type': 'application/json' }),
    },
    ...(sent === undefined ? {} : { body: sent instanceof FormData ? sent : JSON.stringify(sent) }),
  });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  if (isStream) await response.body?.cancel();
  return { status: response.status, text: isStream ? '' : await response.text() };
}

test('every registered call is in the table, and no other', () => {
  const registered = api.routes
    .filter(({ method, url }) => method !== 'HEAD' && url.startsWith('/v1') && !url.endsWith('/'))
    .map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`);
  expect(Object.keys(accessTable).toSorted()).toEqual(registered.toSorted());
});

describe.each(Object.entries(accessTable))('%s', (route, row) => {
  const asked = {
    ...row,
    changes: !route.startsWith('GET ') || row.writes === true,
    inProject: route.includes('{projectId}'),
  };

  /** Checks that the answer to somebody, who has nothing to do with the project, tells nothing of it. */
  async function ask(name: string, caller: Caller, isOutside: boolean): Promise<void> {
    const expected = refusal(caller, asked) ?? row.ok;
    const { status, text } = await answer(route, row, caller);
    expect([name, status]).toEqual([name, expected]);
    const told = isOutside ? cast.secrets.filter((secret) => text.includes(secret)) : [];
    expect([name, told]).toEqual([name, []]);
    const isOfOneProject = row.needed !== 'open' && caller.reach?.oneProject === true;
    const people = isOfOneProject ? cast.personal.filter((fact) => text.includes(fact)) : [];
    expect([name, people]).toEqual([name, []]);
  }

  test('refuses whoever may not, who changes nothing by it and learns nothing', async () => {
    for (const [name, caller] of Object.entries(cast.callers))
      if (refusal(caller, asked) !== undefined) await ask(name, caller, true);
    expect(await everything(api)).toEqual(cast.state);
  });

  test('lets in who may, and leaves the project as it is to who has no part in it', async () => {
    for (const [name, caller] of Object.entries(cast.callers)) {
      if (refusal(caller, asked) !== undefined) continue;
      const isOutside = caller.standing === undefined && caller.office === undefined;
      const isInvitation = name === 'invited' && route === 'GET /v1/users/pending-invitations';
      await ask(name, caller, isOutside && !isInvitation);
      if (!asked.changes) continue;
      const after = await everything(api);
      const left = (rows: Rows) => (isOutside && !row.reachesIn ? ofWorld(cast.world, rows) : []);
      expect([name, left(after)]).toEqual([name, left(cast.state)]);
      await restore(api, cast.state, after);
    }
    expect(await everything(api)).toEqual(cast.state);
  });

  test('lets in an owner who has not proved the address', async () => {
    await api.db
      .updateTable('users')
      .set({ activated: false })
      .where('id', '=', cast.world.project.owner.id)
      .execute();
    const unproved: Caller = { ...cast.callers['owner'], isUnproved: true };
    expect((await answer(route, row, unproved)).status).toBe(refusal(unproved, asked) ?? row.ok);
    await restore(api, cast.state, await everything(api));
  });
});

const nested = Object.entries(accessTable).filter(([route]) => /\{projectId\}.*\{/.test(route));

test.each(nested)('%s finds nothing of the project below another', async (route, row) => {
  const { token, projectId } = cast.foreign;
  const { status } = await answer(route, row, { token }, { ...cast.world.ids, projectId });
  expect(status).toBe(404);
  expect(await everything(api)).toEqual(cast.state);
});
