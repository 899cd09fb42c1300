import { expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/globalId.ts';
import { serveStub } from '../../support/served.ts';

const created_at = '2026-01-01T00:00:00Z';
const invitation = (id: string, email: string | null, status: string) => ({
  id,
  email,
  status,
  created_at,
  expires_at: '2026-02-01T00:00:00Z',
  inviter_name: 'Ana Souza',
  project_id: 'p1',
  project_name: 'Ipê',
  permissions: ['project:view'],
  organization_id: 'o1',
  organization_name: 'Escritório',
  role: 'editor',
});
/** Newest first, as the service tells them. */
const sent = [
  invitation('waits', 'ana@example.com', 'pending'),
  invitation('late', 'Bia@example.com', 'expired'),
  invitation('later sent again', 'bia@example.com', 'expired'),
  invitation('accepted', 'caio@example.com', 'accepted'),
  invitation('before it was accepted', 'caio@example.com', 'expired'),
  invitation('hidden', null, 'expired'),
  invitation('hidden too', null, 'expired'),
  invitation('declined', 'davi@example.com', 'declined'),
  invitation('revoked', 'eva@example.com', 'revoked'),
];
const office = { id: 'o1', name: 'Escritório', created_at, projects: 1, members: 2 };
const member = (id: string, role: string) => ({ id, name: id, created_at, role, holds_projects: false });
const { upstream, gateway } = await serveStub({
  'GET /v1/users/me': {
    body: { user: { id: 'me', name: 'Ana', email: 'ana@example.com', activated: true } },
  },
  'GET /v1/projects/p1': {
    body: { project: { id: 'p1', name: 'Ipê', state: 'SP', city: 'Santos', created_at } },
  },
  'GET /v1/projects/p1/invitations': { body: { invitations: sent } },
  'GET /v1/users/pending-invitations': { body: { invitations: sent, organization_invitations: null } },
  'GET /v1/organizations/o1/invitations': {
    body: { organization_invitations: sent.map((row) => ({ ...row, email: row.email ?? '' })) },
  },
});
const ask = async (query: string) => {
  const { data, errors } = await gateway.ask(query);
  expect(errors).toEqual([]);
  return data;
};
const ids = (rows: { databaseId: string }[]) => rows.map(({ databaseId }) => databaseId);

test('the open invitations to a project are those nobody answered, each person with the last one', async () => {
  const nodes = '{ nodes { databaseId } }';
  const { project, viewer } = await ask(`{ project(projectId: "p1") { invitations ${nodes} }
    viewer { pendingInvitations ${nodes} } }`);
  expect(ids(project.invitations.nodes)).toEqual(['waits', 'late', 'hidden', 'hidden too']);
  expect(ids(viewer.pendingInvitations.nodes)).toEqual(['waits']);
  const node = async (type: 'Invitation' | 'OrganizationInvitation', id: string) =>
    (
      await ask(`{ node(id: "${toGlobalId(type, type === 'Invitation' ? 'p1' : 'o1', id)}") {
      ... on Invitation { status } ... on OrganizationInvitation { status } } }`)
    ).node;
  for (const type of ['Invitation', 'OrganizationInvitation'] as const)
    expect([await node(type, 'accepted'), await node(type, 'revoked')]).toEqual([
      { status: 'ACCEPTED' },
      null,
    ]);
});

test.each([
  ['the only owner', ['owner', 'editor'], [false, true]],
  ['one of two owners', ['owner', 'owner'], [true, true]],
  ['an editor', ['editor', 'owner'], [true, false]],
])('%s of an office may remove %j as far as %j', async (_name, [own = '', other = ''], may) => {
  const row = { ...office, role: own, most_projects: 3, most_members: 4 };
  upstream.on({
    'GET /v1/organizations': { body: { organizations: [row] } },
    'GET /v1/organizations/o1/members': { body: { members: [member('me', own), member('other', other)] } },
  });
  const { viewer } = await ask(`{ viewer { organizations { projectCount mostProjects memberCount mostMembers
    viewerCanManage viewerCanAddProjects invitations { databaseId } members { isViewer viewerCanRemove } } } }`);
  expect(viewer.organizations).toMatchObject([
    { projectCount: 1, mostProjects: 3, memberCount: 2, mostMembers: 4, viewerCanManage: own === 'owner' },
  ]);
  const [{ invitations, members }] = viewer.organizations;
  expect(ids(invitations)).toEqual(own === 'owner' ? ['waits'] : []);
  expect(members).toEqual([
    { isViewer: true, viewerCanRemove: may[0] },
    { isViewer: false, viewerCanRemove: may[1] },
  ]);
});
