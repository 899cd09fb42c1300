import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../support/servers/apiServer.ts';
import { startGateway, type TestGateway } from '../../support/servers/gatewayServer.ts';
import { mailedToken } from '../../support/mailedToken.ts';
import { newUser, openOffice, type TestUser, uniqueEmail } from '../../support/world.ts';

let api: TestApi;
let gateway: TestGateway;
let owner: TestUser;
let guest: TestUser;
let project: string;
let projectId: string;

beforeAll(async () => {
  api = await startApi();
  gateway = await startGateway(api.url);
  owner = await newUser(api.url, { name: 'Ana Souza' });
  guest = await newUser(api.url, { name: 'Bruno Lima' });
  projectId = (await owner.project({ name: 'Residencial Ipê' })).id;
  const { data } = await gateway.ask(`{ project(projectId: "${projectId}") { id } }`, { token: owner.token });
  project = data.project.id;
});
afterAll(async () => {
  await gateway.close();
  await api.close();
});

const change = async (field: string, input: object, selection: string, { token }: TestUser) => {
  const type = `${field[0]!.toUpperCase()}${field.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${field}(input: $input) { ${selection} errors { code path } } }`;
  const { data, errors } = await gateway.ask(query, { variables: { input }, token });
  expect(errors).toEqual([]);
  return data[field];
};
const members =
  '{ members { totalCount edges { node { id isViewer permissions user { name } viewerCanEdit viewerCanRemove } } } }';
const peopleOf = async ({ token }: TestUser) => {
  const { data } = await gateway.ask(`{ project(projectId: "${projectId}") ${members} }`, { token });
  return data.project.members.edges.map(({ node }: { node: object }) => node);
};
const memberId = async (name: string) =>
  (await peopleOf(owner)).find(({ user }: { user: { name: string } }) => user.name === name).id;

describe('people of a project', () => {
  test('are invited once, and the owner may take an invitation back', async () => {
    const email = uniqueEmail();
    const input = { projectId: project, email, permissions: ['EDIT'] };
    const first = await change(
      'inviteUser',
      input,
      'invitation { id status permissions } invitationEdge { cursor }',
      owner,
    );
    expect(first.invitation).toMatchObject({ status: 'PENDING', permissions: ['VIEW', 'EDIT'] });
    const second = await change('inviteUser', input, 'invitation { id }', owner);
    expect(second.errors).toEqual([{ code: 'VALIDATION_FAILED', path: ['email'] }]);
    const none = await change('inviteUser', { ...input, permissions: [] }, 'invitation { id }', owner);
    expect(none.errors).toEqual([{ code: 'VALIDATION_FAILED', path: ['permissions'] }]);
    const list = `{ project(projectId: "${projectId}") { invitations { totalCount edges { node { id email } } } } }`;
    const { data } = await gateway.ask(list, { token: owner.token });
    expect(data.project.invitations.edges[0].node).toEqual({ id: first.invitation.id, email });
    const again = await gateway.ask('query ($id: ID!) { node(id: $id) { ... on Invitation { email } } }', {
      token: owner.token,
      variables: { id: first.invitation.id },
    });
    expect(again.data.node).toEqual({ email });
    const revoke = { projectId: project, invitationId: first.invitation.id };
    const gone = await change('revokeInvitation', revoke, 'revokedInvitationId', owner);
    expect(gone).toEqual({ revokedInvitationId: first.invitation.id, errors: [] });
    expect((await gateway.ask(list, { token: owner.token })).data.project.invitations.totalCount).toBe(0);

    // One that ran out is shown until the address is invited again.
    await change('inviteUser', input, '', owner);
    await api.db
      .updateTable('invitations')
      .set({ expiresAt: new Date() })
      .where('email', '=', email)
      .execute();
    const open = `{ project(projectId: "${projectId}") { invitations { nodes { status } } } }`;
    const statuses = async () =>
      (await gateway.ask(open, { token: owner.token })).data.project.invitations.nodes;
    expect(await statuses()).toEqual([{ status: 'EXPIRED' }]);
    await change('inviteUser', input, '', owner);
    expect(await statuses()).toEqual([{ status: 'PENDING' }]);
  });

  test('decline or accept; a stranger and a second answer are refused with their reasons', async () => {
    const input = { projectId: project, email: guest.email, permissions: ['VIEW'] };
    const decline = await change('inviteUser', input, 'invitation { databaseId }', owner);
    const stranger = await newUser(api.url);
    const invitationId = decline.invitation.databaseId;
    const foreign = await change(
      'replyToInvitation',
      { invitationId, accept: true },
      'project { id }',
      stranger,
    );
    expect(foreign.errors).toEqual([{ code: 'INVITATION_FOR_ANOTHER', path: null }]);
    const declined = await change(
      'replyToInvitation',
      { invitationId, accept: false },
      'project { id }',
      guest,
    );
    expect(declined).toEqual({ project: null, errors: [] });
    const late = await change('replyToInvitation', { invitationId, accept: true }, 'project { id }', guest);
    expect(late.errors).toEqual([{ code: 'INVITATION_ANSWERED', path: null }]);
    const next = await change('inviteUser', input, 'invitation { databaseId }', owner);
    const accept = { invitationId: next.invitation.databaseId, accept: true };
    const joined = await change(
      'replyToInvitation',
      accept,
      'project { id } projectEdge { node { name } }',
      guest,
    );
    expect(joined).toMatchObject({
      project: { id: project },
      projectEdge: { node: { name: 'Residencial Ipê' } },
    });
  });

  test('without a proved address see the invitation whose mail they read, to a project or an office', async () => {
    const newcomer = await newUser(api.url, { activated: false });
    const input = { projectId: project, email: newcomer.email, permissions: ['VIEW'] };
    await change('inviteUser', input, '', owner);
    const toProject = await mailedToken(api.db, newcomer.email);
    await (await openOffice(owner)).invite(newcomer.email, 'viewer');
    const toOffice = await mailedToken(api.db, newcomer.email);
    const waiting = async (secret: string | null) => {
      const query = `query ($secret: String) { viewer { pendingInvitations(token: $secret) { nodes { projectName } }
        organizationInvitations(token: $secret) { organizationName } } }`;
      const { data } = await gateway.ask(query, { variables: { secret }, token: newcomer.token });
      const { pendingInvitations, organizationInvitations } = data.viewer;
      return [...pendingInvitations.nodes, ...organizationInvitations];
    };
    expect(await waiting(null)).toEqual([]);
    expect(await waiting(toProject)).toEqual([{ projectName: 'Residencial Ipê' }]);
    expect(await waiting(toOffice)).toEqual([{ organizationName: 'Escritório Ipê' }]);
  });

  test('are listed with what they hold, and know themselves', async () => {
    const people = await peopleOf(guest);
    expect(people).toMatchObject([
      { user: { name: 'Ana Souza' }, isViewer: false, permissions: ['VIEW', 'EDIT', 'OWNER'] },
      { user: { name: 'Bruno Lima' }, isViewer: true, permissions: ['VIEW'] },
    ]);
    const rights = ({ viewerCanEdit, viewerCanRemove }: Record<string, boolean>) => [
      viewerCanEdit,
      viewerCanRemove,
    ];
    expect(people.map(rights)).toEqual([
      [false, false],
      [false, true],
    ]);
    expect((await peopleOf(owner)).map(rights)).toEqual([
      [false, false],
      [true, true],
    ]);
    const { data } = await gateway.ask('{ viewer { collaborators { name } } }', { token: guest.token });
    expect(data.viewer.collaborators).toEqual([{ name: 'Ana Souza' }]);
  });

  test('get more rights, the project itself, and may leave', async () => {
    const id = await memberId('Bruno Lima');
    const raised = await change(
      'updateMember',
      { memberId: id, permissions: ['EDIT'] },
      'member { permissions }',
      owner,
    );
    expect(raised.member.permissions).toEqual(['VIEW', 'EDIT']);
    const refused = await change(
      'updateMember',
      { memberId: id, permissions: ['EDIT'] },
      'member { id }',
      guest,
    );
    expect(refused.errors).toEqual([{ code: 'FORBIDDEN', path: null }]);
    const given = await change(
      'transferOwnership',
      { memberId: id },
      'project { viewerCanDelete viewerCanEdit }',
      owner,
    );
    expect(given.project).toEqual({ viewerCanDelete: false, viewerCanEdit: true });
    const ana = (await peopleOf(guest)).find(
      ({ user }: { user: { name: string } }) => user.name === 'Ana Souza',
    ).id;
    const left = await change('removeMember', { memberId: ana }, 'removedMemberId', owner);
    expect(left).toEqual({ removedMemberId: ana, errors: [] });
    expect(await peopleOf(guest)).toHaveLength(1);
  });

  test('see a change of phase with both phases', async () => {
    const guestsNow = { variables: { id: project }, token: guest.token };
    await gateway.ask(
      'mutation ($id: ID!) { updateProject(input: { projectId: $id, phase: BASIC_PROJECT }) { errors { code } } }',
      guestsNow,
    );
    const { data } = await gateway.ask(
      '{ viewer { activity(first: 1) { edges { node { action detail } } } } }',
      { token: guest.token },
    );
    expect(data.viewer.activity.edges[0].node).toEqual({
      action: 'phase_changed',
      detail: 'preliminary_study → basic_project',
    });
  });

  test('see who did what, newest first, in one project and in all', async () => {
    const rows =
      'activity(first: 3) { totalCount edges { node { id action subject subjectName actorName projectName } } }';
    const { data, errors } = await gateway.ask(
      `{ viewer { ${rows} } project(projectId: "${projectId}") { ${rows} } }`,
      {
        token: guest.token,
      },
    );
    expect(errors).toEqual([]);
    expect(data.viewer.activity).toEqual(data.project.activity);
    const actions = data.viewer.activity.edges.map(({ node }: { node: { action: string } }) => node.action);
    expect(actions).toEqual(['phase_changed', 'left', 'transferred']);
    const { node } = data.viewer.activity.edges[1];
    expect(node).toMatchObject({ subject: 'member', actorName: 'Ana Souza', projectName: 'Residencial Ipê' });
    const again = await gateway.ask('query ($id: ID!) { node(id: $id) { ... on Activity { action } } }', {
      token: guest.token,
      variables: { id: node.id },
    });
    expect(again.data.node).toEqual({ action: 'left' });
  });
});
