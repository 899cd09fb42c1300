import { expect } from 'vitest';
import { answerTo, askedOf } from '../callRoute.ts';
import { startApi } from '../servers/apiServer.ts';
import { newUser } from '../world.ts';
import { accessTable } from './accessTable.ts';
import { buildAccessWorld } from './accessWorld.ts';
import { type Caller, personalToken, refusal } from './callers.ts';

/**
 * The calls of the table of access whose path matches, for the tests of one subject: whoever changes a route of it runs
 * them. Who may not is refused; viewers and editors are let in where they may. tests/api/access asks of everybody.
 * @returns how many calls there are.
 */
export async function expectRights(paths: RegExp): Promise<number> {
  const api = await startApi();
  const [owner, viewer, editor, other, stranger] = await Promise.all(
    [1, 2, 3, 4, 5].map(() => newUser(api.url)),
  );
  const world = await buildAccessWorld({ owner: owner!, viewer: viewer!, editor: editor!, other: other! });
  const elsewhere = await owner!.project();
  const callers: Record<string, Caller> = {
    anonymous: {},
    stranger: stranger!,
    viewer: { token: viewer!.token, standing: 'view' },
    editor: { token: editor!.token, standing: 'edit' },
    'a reading token of the owner': {
      ...(await personalToken(owner!, { read_only: true })),
      standing: 'owner',
      reach: { readOnly: true },
    },
    'a token of the owner for another project': {
      ...(await personalToken(owner!, { project_id: elsewhere.id })),
      reach: { oneProject: true },
    },
  };
  const routes = Object.entries(accessTable).filter(([route]) => paths.test(route));
  const ask = async (route: string, name: string, isLetIn: boolean) => {
    const row = accessTable[route]!;
    const caller = callers[name]!;
    const refused = refusal(caller, askedOf(route, row));
    if ((refused === undefined) !== isLetIn) return;
    const { status } = await answerTo(api, route, row, caller, world);
    expect([route, name, status]).toEqual([route, name, refused ?? row.ok]);
  };
  for (const [route] of routes) for (const name of Object.keys(callers)) await ask(route, name, false);
  // What is deleted is asked for no more.
  const kept = routes.filter(([route]) => !route.startsWith('DELETE '));
  for (const [route] of kept) for (const name of ['viewer', 'editor']) await ask(route, name, true);
  await api.close();
  return routes.length;
}
