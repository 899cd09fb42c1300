import { afterEach, describe, expect, test } from 'vitest';
import { accessTable } from '../../support/access/accessTable.ts';
import { answerTo, askedOf } from '../../support/callRoute.ts';
import { askedFor, type Caller, ofWorld, refusal } from '../../support/access/callers.ts';
import { everything, restore } from '../../support/access/everything.ts';
import { buildOfficeCallers } from '../../support/access/officeCallers.ts';
import { serveApi } from '../../support/served.ts';

const api = await serveApi();
const cast = await buildOfficeCallers(api);
// A test that fails leaves what it changed to the next.
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await restore(api, cast.state, await everything(api));
});

/** What an office answers although the standing suffices: its people are changed in the office, not in the project. */
const otherwise: Record<string, number> = {
  'DELETE /v1/projects/{projectId}/members/{userId}': 409,
  'POST /v1/projects/{projectId}/transfer-ownership': 409,
};

const ofThings = Object.entries(accessTable).filter(
  ([, { needed }]) => needed !== 'open' && needed !== 'user',
);

describe.each(ofThings)('%s in an office', (route, row) => {
  const asked = askedOf(route, row);
  const ask = async (name: string, caller: Caller, expected: number) => {
    const { status, text } = await answerTo(api, route, row, caller, cast.world);
    expect([name, status, text]).toEqual([name, expected, text]);
    const isOutside = caller.standing === undefined && caller.office === undefined;
    expect([name, isOutside && cast.secrets.some((secret) => text.includes(secret))]).toEqual([name, false]);
  };
  const { refused, letIn } = askedFor(cast.callers, asked, 0);

  test('refuses callers without the right, who change nothing', async () => {
    for (const [name, caller] of refused) await ask(name, caller, refusal(caller, asked)!);
    expect(await everything(api)).toEqual(cast.state);
  });

  test('admits callers with the right', async () => {
    for (const [name, caller] of letIn) {
      await ask(name, caller, otherwise[route] ?? row.ok);
      if (asked.changes) await restore(api, cast.state, await everything(api));
    }
    expect(ofWorld(cast.world, await everything(api))).toEqual(ofWorld(cast.world, cast.state));
  });
});
