import { afterEach, describe, expect, test } from 'vitest';
import { accessTable } from '../../support/access/accessTable.ts';
import { answerTo, askedOf } from '../../support/callRoute.ts';
import { askedFor, buildCallers, type Caller, ofWorld, refusal } from '../../support/access/callers.ts';
import { everything, restore, type Rows } from '../../support/access/everything.ts';
import { serveApi } from '../../support/served.ts';

const api = await serveApi();
const cast: Awaited<ReturnType<typeof buildCallers>> = await buildCallers(api);
// The owner has not proved the address: one call alone asks for that, which others are let in to make.
const { id: ownerId } = cast.world.project.owner;
await api.db.updateTable('users').set({ activated: false }).where('id', '=', ownerId).execute();
for (const caller of Object.values(cast.callers)) if (caller.standing === 'owner') caller.isUnproved = true;
cast.state = await everything(api);
// A test that fails leaves what it changed to the next.
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await restore(api, cast.state, await everything(api));
});

test('every registered call is in the table, and no other', () => {
  const registered = api.routes
    .filter(({ method, url }) => method !== 'HEAD' && url.startsWith('/v1') && !url.endsWith('/'))
    .map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`);
  expect(Object.keys(accessTable).toSorted()).toEqual(registered.toSorted());
});

describe.each(Object.entries(accessTable))('%s', (route, row) => {
  const asked = askedOf(route, row);
  const { refused, letIn } = askedFor(cast.callers, asked, Object.keys(accessTable).indexOf(route));

  /** Checks that the answer to somebody, who has nothing to do with the project, tells nothing of it. */
  async function ask(name: string, caller: Caller, isOutside: boolean): Promise<void> {
    const expected = refusal(caller, asked) ?? row.ok;
    const { status, text } = await answerTo(api, route, row, caller, cast.world);
    expect([name, status]).toEqual([name, expected]);
    const told = isOutside ? cast.secrets.filter((secret) => text.includes(secret)) : [];
    expect([name, told]).toEqual([name, []]);
    const isOfOneProject = row.needed !== 'open' && caller.reach?.oneProject === true;
    const people = isOfOneProject ? cast.personal.filter((fact) => text.includes(fact)) : [];
    expect([name, people]).toEqual([name, []]);
  }

  test('refuses callers without the right, who change and learn nothing', async () => {
    for (const [name, caller] of refused) await ask(name, caller, true);
    expect(await everything(api)).toEqual(cast.state);
  });

  test('admits callers with the right, and shows and changes nothing of projects they have no part in', async () => {
    for (const [name, caller] of letIn) {
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
});

const nested = Object.entries(accessTable).filter(([route]) => /\{projectId\}.*\{/.test(route));

test.each(nested)('%s finds nothing of the project below another', async (route, row) => {
  const { token, projectId } = cast.foreign;
  const elsewhere = { ...cast.world, ids: { ...cast.world.ids, projectId } };
  const { status } = await answerTo(api, route, row, { token }, elsewhere);
  expect(status).toBe(404);
  expect(await everything(api)).toEqual(cast.state);
});
