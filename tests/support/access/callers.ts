import { type AccessWorld, buildAccessWorld } from './accessWorld.ts';
import type { TestApi } from '../servers/apiServer.ts';
import { sql } from 'kysely';
import { sumUnsummedTowers } from '../../../api/totals/sumUnsummedTowers.ts';
import { everything, type Rows } from './everything.ts';
import { call } from '../restCall.ts';
import { expectStatus, logIn, newUser, openOffice, TestOffice, type TestUser } from '../world.ts';

/**
 * Who may make a call: `open` anybody, `user` the signed in, `own` whose the thing is, for others there is none;
 * `view`, `edit`, `owner` on the project of the path; `colleague` in the office of the path, `office owner` of it.
 */
export type Needed = 'open' | 'user' | 'own' | 'colleague' | 'office owner' | Standing;
type Standing = 'view' | 'edit' | 'owner';

export type Caller = {
  token?: string | undefined;
  /** What the token was, but is no more. */
  isDead?: true;
  /** In the project of the world; none for whom it is not there. */
  standing?: Standing;
  /** In the office of the world. */
  office?: 'viewer' | 'editor' | 'owner';
  /** Owns the project as an owner of its office alone, and nothing that is the holder's own. */
  isColleague?: true;
  /** How far a personal token reaches; none for a log-in. */
  reach?: { readOnly?: true; oneProject?: true };
  isUnproved?: true;
};

/** A call, as far as it decides who may make it. */
type Asked = {
  needed: Needed;
  changes: boolean;
  inProject: boolean;
  logIn?: true | undefined;
  ofOneProject?: true | undefined;
  proved?: true | undefined;
  readsToken?: true | undefined;
};

type Refusal = 401 | 403 | 404;

const ranks = { view: 0, edit: 1, owner: 2 };

/** Why a caller is refused; undefined for who may. */
export function refusal(caller: Caller, asked: Asked): Refusal | undefined {
  const { isDead, token, standing, reach } = caller;
  const { needed } = asked;
  if (needed === 'open') return isDead && asked.readsToken ? 401 : undefined;
  if (isDead || token === undefined) return 401;
  if (asked.proved && caller.isUnproved) return 403;
  if (reach?.readOnly && asked.changes) return 403;
  if (reach?.oneProject && !asked.inProject && !asked.ofOneProject) return 403;
  if (needed === 'colleague' || needed === 'office owner') {
    if (caller.office === undefined) return 404;
    if (needed === 'office owner' && caller.office !== 'owner') return 403;
  } else if (needed !== 'user' && needed !== 'own') {
    if (standing === undefined) return 404;
    if (ranks[standing] < ranks[needed]) return 403;
  }
  if (asked.logIn && reach !== undefined) return 403;
  return needed === 'own' && (standing !== 'owner' || caller.isColleague) ? 404 : undefined;
}

type Named = [name: string, caller: Caller];

/** Callers who are let in or refused alike; somebody outside the project is one alone, by what they once were. */
function kindOf([name, { token, isDead, standing, office, reach }]: Named): string {
  if (token === undefined) return 'anonymous';
  if (isDead) return 'dead token';
  if (standing === undefined) return name;
  if (reach !== undefined) return reach.readOnly ? 'reading token' : 'token';
  if (standing === 'owner') return 'owner';
  return office === undefined ? 'member' : 'colleague';
}

/**
 * Whom a test asks of a call, refused and let in: of each kind the strongest who may not make it and the weakest who
 * may, in the order of `callers`, because one line decides what is between them. Why a token is dead is the same for
 * every call, so each has one of them, in `turn`; and one open to all asks for no more than a token, whoever has it.
 */
export function askedFor(
  callers: Record<string, Caller>,
  asked: Asked,
  turn: number,
): Record<'refused' | 'letIn', Named[]> {
  const everybody = Map.groupBy(Object.entries(callers), kindOf);
  const dead = everybody.get('dead token') ?? [];
  everybody.set('dead token', dead.slice(turn % dead.length).slice(0, 1));
  const open = ['anonymous', 'dead token', 'owner'].map((kind) => everybody.get(kind) ?? []);
  const kinds = asked.needed === 'open' ? open : [...everybody.values()];
  const isRefused = ([, caller]: Named) => refusal(caller, asked) !== undefined;
  return {
    refused: kinds.flatMap((alike) => alike.filter(isRefused).slice(-1)),
    letIn: kinds.flatMap((alike) => alike.filter((named) => !isRefused(named)).slice(0, 1)),
  };
}

/** Stands in the names of everything in the project, since after the removed member's time. */
export const secretWord = 'Sigilosissima';

/** The rows that name something of a world. */
export function ofWorld({ ids }: AccessWorld, rows: Rows): Rows {
  const own = Object.values(ids).filter((id) => id.includes('-'));
  return rows.filter(([, row]) => own.some((id) => row.includes(id)));
}

/** A world and everybody who may call in it, what only members read, and every row before the first call. */
export async function buildCallers(api: TestApi) {
  const person = (activated = true) => newUser(api.url, { activated });
  const people = await Promise.all([
    person(),
    person(),
    person(),
    person(),
    person(),
    person(),
    person(),
    person(),
  ]);
  const [owner, viewer, editor, other, stranger, invited, removed, colleague] = people;
  const profile = { birth_date: '1961-02-03', professional_number: 'CREA 471' };
  for (const each of people) await expectStatus(200, each.call('PATCH', '/v1/users', profile));
  const world = await buildAccessWorld({ owner, viewer, editor, other });
  const { project } = world;
  await project.share(removed, 'project:edit');
  const gone = await personalToken(removed, { project_id: project.id });
  await expectStatus(200, owner.call('DELETE', `${project.path}/members/${removed.id}`));
  const invitation = { email: invited.email, permissions: ['project:edit'] };
  await expectStatus(200, owner.call('POST', `${project.path}/invite`, invitation));
  const office = new TestOffice(owner, world.ids['organizationId'] ?? '');
  for (const each of [colleague, removed]) await office.join(each, 'viewer');
  await expectStatus(200, removed.call('DELETE', `${office.path}/members/${removed.id}`));
  await openOffice(stranger, 'Outro escritório');
  const ended = await logIn(api.url, owner.email);
  await expectStatus(204, call(api.url, 'DELETE', '/v1/tokens/authentication', { token: ended }));
  const expired = await personalToken(owner);
  await sql`update tokens set expires_at = now() - interval '1 minute' where id = ${expired.id}`.execute(
    api.db,
  );
  for (const table of ['projects', 'units', 'options', 'modules', 'versions'])
    await sql`update ${sql.table(table)} set name = name || ${` ${secretWord}`}`.execute(api.db);
  // What was written past the service is counted now, and not by the service in the middle of a test.
  await sumUnsummedTowers(api.db, () => false);
  const elsewhere = await owner.project();
  const foreign = { token: stranger.token, projectId: (await stranger.project()).id };
  const one = { project_id: project.id };
  const callers: Record<string, Caller> = {
    anonymous: {},
    'a token of nobody': { token: 'A'.repeat(26), isDead: true },
    'an ended log-in of the owner': { token: ended, isDead: true },
    'an expired token of the owner': { token: expired.token, isDead: true },
    'a token for the project of a removed member': { token: gone.token, isDead: true },
    stranger: { token: stranger.token },
    'unproved stranger': { token: (await person(false)).token, isUnproved: true },
    invited: { token: invited.token },
    'removed member': { token: removed.token },
    viewer: { token: viewer.token, standing: 'view' },
    editor: { token: editor.token, standing: 'edit' },
    'a colleague in the office of the owner': { token: colleague.token, office: 'viewer' },
    owner: { token: owner.token, standing: 'owner', office: 'owner' },
    // Of tokens alike the weakest comes first.
    'a token of the owner for another project': {
      ...(await personalToken(owner, { project_id: elsewhere.id })),
      reach: { oneProject: true },
    },
    'a token of the viewer for the project': {
      ...(await personalToken(viewer, one)),
      standing: 'view',
      reach: { oneProject: true },
    },
    'a token of the editor for the project': {
      ...(await personalToken(editor, one)),
      standing: 'edit',
      reach: { oneProject: true },
    },
    'a token of the owner for the project': {
      ...(await personalToken(owner, one)),
      standing: 'owner',
      reach: { oneProject: true },
    },
    'a token of the owner': {
      ...(await personalToken(owner)),
      standing: 'owner',
      office: 'owner',
      reach: {},
    },
    'a reading token of the editor for the project': {
      ...(await personalToken(editor, { ...one, read_only: true })),
      standing: 'edit',
      reach: { oneProject: true, readOnly: true },
    },
    'a reading token of the owner': {
      ...(await personalToken(owner, { read_only: true })),
      standing: 'owner',
      office: 'owner',
      reach: { readOnly: true },
    },
  };
  const secrets = [secretWord, owner.email, editor.email];
  const personal = [profile.birth_date, profile.professional_number, ...people.map(({ email }) => email)];
  return { world, callers, foreign, secrets, personal, state: await everything(api) };
}

export async function personalToken(
  user: TestUser,
  reach: object = {},
): Promise<{ id: string; token: string }> {
  const body = { name: 'Planilha', ...reach };
  return (await expectStatus(201, user.call('POST', '/v1/tokens/api', body))).body.api_token;
}
