import { sql } from 'kysely';
import { sumUnsummedTowers } from '../../../api/totals/sumUnsummedTowers.ts';
import { buildAccessWorld } from './accessWorld.ts';
import type { TestApi } from '../servers/apiServer.ts';
import { type Caller, personalToken, secretWord } from './callers.ts';
import { everything } from './everything.ts';
import { expectStatus, newUser, openOffice, TestOffice } from '../world.ts';

/** A world whose project an office holds, everybody who has or had a part in the office, and every row before the first call. */
export async function buildOfficeCallers(api: TestApi) {
  const people = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8, 9].map(() => newUser(api.url)));
  const [owner, viewer, editor, other, onlooker, planner, partner, removed, both] = people;
  const world = await buildAccessWorld({ owner: owner!, viewer: viewer!, editor: editor!, other: other! });
  const { project, ids } = world;
  const office = new TestOffice(owner!, ids['organizationId']!);
  await office.take(project);
  await project.share(both!, 'project:edit');
  await Promise.all([
    office.join(onlooker!, 'viewer'),
    office.join(planner!, 'editor'),
    office.join(partner!, 'owner'),
    office.join(removed!, 'editor'),
    office.join(both!, 'viewer'),
  ]);
  const one = { project_id: project.id };
  const gone = await personalToken(removed!, one);
  await expectStatus(200, owner!.call('DELETE', `${office.path}/members/${removed!.id}`));
  await openOffice(removed!, 'Outro escritório');
  for (const table of ['projects', 'units', 'options', 'modules', 'versions'])
    await sql`update ${sql.table(table)} set name = name || ${` ${secretWord}`}`.execute(api.db);
  // What was written past the service is counted now, and not by the service in the middle of a test.
  await sumUnsummedTowers(api.db, () => false);
  const bound = async (user: typeof owner, reach: object = {}) =>
    (await personalToken(user!, { ...one, ...reach })).token;
  const colleague = { office: 'viewer', standing: 'view' } as const;
  const callers: Record<string, Caller> = {
    'a colleague who views': { token: onlooker!.token, ...colleague },
    'a colleague who views, invited to edit': { token: both!.token, office: 'viewer', standing: 'edit' },
    'a colleague who edits': { token: planner!.token, office: 'editor', standing: 'edit' },
    'a colleague who owns': { token: partner!.token, office: 'owner', standing: 'owner', isColleague: true },
    'a removed colleague, who owns another office': { token: removed!.token },
    'a token of a removed colleague for the project': { token: gone.token, isDead: true },
    'a token of a colleague who views for the project': {
      token: await bound(onlooker),
      standing: 'view',
      reach: { oneProject: true },
    },
    'a token of a colleague who edits for the project': {
      token: await bound(planner),
      standing: 'edit',
      reach: { oneProject: true },
    },
    'a reading token of a colleague who edits for the project': {
      token: await bound(planner, { read_only: true }),
      standing: 'edit',
      reach: { oneProject: true, readOnly: true },
    },
    'a member by invitation, of no office': { token: viewer!.token, standing: 'view' },
  };
  return { world, callers, secrets: [secretWord, owner!.email, editor!.email], state: await everything(api) };
}
