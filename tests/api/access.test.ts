import { grants, type Permission } from '#domain/people/permissions.ts';
import { describe, expect, test } from 'vitest';
import { type TestRoute } from '../support/apiServer.ts';
import { type Answer, call } from '../support/restCall.ts';
import { serveApi } from '../support/served.ts';
import { expectStatus, newUser, openOffice, type TestUser } from '../support/world.ts';

const api = await serveApi();
const owner = await newUser(api.url);
const guests: Record<'stranger' | 'viewer' | 'editor', TestUser> = {
  stranger: await newUser(api.url),
  viewer: await newUser(api.url),
  editor: await newUser(api.url),
};

const isPermission = (route: TestRoute): route is TestRoute & { access: Permission } =>
  route.access?.startsWith('project:') === true;

/** Calls a route with ids that exist only for the project, and no body: what is let in fails later, and otherwise. */
function callRoute(route: TestRoute, projectId: string, token?: string): Promise<Answer> {
  const path = route.url
    .replace(':projectId', projectId)
    .replace(/:(userId|invitationId|id)\b/, '2000000000')
    .replace(/:\w+/g, '01a1f8d3-0074-7000-8000-000000000000');
  return call(api.url, route.method, path, { token });
}

type Role = readonly [name: string, user: TestUser, granted: Permission | undefined];

/** What came out otherwise than it should. */
async function wrongOutcomes(
  route: TestRoute & { access: Permission },
  projectId: string,
  roles: readonly Role[],
): Promise<unknown[]> {
  const wrong: unknown[] = [];
  for (const [role, user, granted] of roles) {
    const { status } = await callRoute(route, projectId, user.token);
    const outcome = granted !== undefined && !refusals.has(status) ? 'let in' : status;
    const expected = expectedOutcome(granted, neededFor(route));
    if (outcome !== expected) wrong.push([role, route.method, route.url, outcome]);
  }
  return wrong;
}

/** A project of the owner's, shared at once: an invitation for each would take most of the test's time. */
async function sharedProject(): Promise<string> {
  const { id } = await owner.project();
  const members = [
    { projectId: id, userId: guests.viewer.id, permission: 'project:view' as const },
    { projectId: id, userId: guests.editor.id, permission: 'project:edit' as const },
  ];
  await api.db.insertInto('projectMembers').values(members).execute();
  return id;
}

describe('every call', () => {
  test('below /v1 declares who may make it', () => {
    const undeclared = api.routes.filter(
      (route) => route.url.startsWith('/v1') && route.access === undefined,
    );
    expect(undeclared).toEqual([]);
    expect(api.routes.filter(isPermission).length).toBeGreaterThan(10);
  });

  test('but the open ones answers 401 to nobody and to a dead token', async () => {
    const closed = api.routes.filter((route) => route.access !== undefined && route.access !== 'open');
    for (const route of closed) {
      const name = `${route.method} ${route.url}`;
      for (const token of [undefined, 'A'.repeat(26), 'nonsense']) {
        expect([name, (await callRoute(route, 'x', token)).status]).toEqual([name, 401]);
      }
    }
  });

  test('in a project answers 404 to strangers, 403 to who holds too little, and lets in the rest', async () => {
    const roles = [
      ['stranger', guests.stranger, undefined],
      ['viewer', guests.viewer, 'project:view'],
      ['editor', guests.editor, 'project:edit'],
      ['owner', owner, 'project:owner'],
    ] as const;
    for (const route of api.routes.filter(isPermission)) {
      expect(await wrongOutcomes(route, await sharedProject(), roles)).toEqual([]);
    }
  }, 120_000);
});

describe('every call in a project of an office', () => {
  test('is open by the stronger of role and invitation, and closed to former and foreign colleagues', async () => {
    const office = await openOffice(owner);
    const foreign = await openOffice(guests.stranger, 'Outro');
    const [second, former, both] = [await newUser(api.url), await newUser(api.url), await newUser(api.url)];
    await office.join(guests.viewer, 'viewer');
    await office.join(guests.editor, 'editor');
    await office.join(second, 'owner');
    await office.join(both, 'viewer');
    await office.join(former, 'editor');
    await foreign.join(former, 'owner');
    const left = `${office.path}/members/${former.id}`;
    await expectStatus(200, owner.call('DELETE', left));
    const roles = [
      ['of another office', guests.stranger, undefined],
      ['former colleague', former, undefined],
      ['colleague', guests.viewer, 'project:view'],
      ['editing colleague', guests.editor, 'project:edit'],
      ['colleague invited to edit', both, 'project:edit'],
      ['second owner', second, 'project:owner'],
      ['owner', owner, 'project:owner'],
    ] as const;
    for (const route of api.routes.filter(isPermission)) {
      const project = await owner.project();
      await api.db
        .updateTable('projects')
        .set({ organizationId: office.id })
        .where('id', '=', project.id)
        .execute();
      const edits = { projectId: project.id, userId: both.id, permission: 'project:edit' as const };
      await api.db.insertInto('projectMembers').values(edits).execute();
      expect(await wrongOutcomes(route, project.id, roles)).toEqual([]);
    }
  }, 120_000);
});

/** 404 is none: whoever is let in finds no such unit in a new project. */
const refusals = new Set([401, 403, 500]);

function expectedOutcome(granted: Permission | undefined, needed: Permission): string | number {
  if (granted === undefined) return 404;
  return grants(granted, needed) ? 'let in' : 403;
}

/** As declared; but viewers reach the removal of a member only to leave themselves, which no call here does. */
function neededFor(route: TestRoute & { access: Permission }): Permission {
  const leaving = route.method === 'DELETE' && route.url.endsWith('/members/:userId');
  return leaving ? 'project:owner' : route.access;
}
