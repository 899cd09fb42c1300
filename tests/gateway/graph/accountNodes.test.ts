import { beforeAll, expect, test } from 'vitest';
import { serveGateway } from '../../support/served.ts';
import { newUser, uniqueEmail } from '../../support/world.ts';

const ids: Record<string, string> = {};

/** Ids of one object of each type of an account, as the graph gives them. */
const { api, gateway, user } = await serveGateway();
beforeAll(async () => {
  const { id } = await user.project();
  const tokenInput = 'createApiToken(input: { name: "Script" }) { apiToken { id } }';
  const made = await gateway.ask(`mutation { ${tokenInput} }`, { token: user.token });
  ids['ApiToken'] = made.data.createApiToken.apiToken.id;
  const project = (await gateway.ask(`{ project(projectId: "${id}") { id } }`, { token: user.token })).data
    .project;
  await gateway.ask(
    `mutation { inviteUser(input: { projectId: "${project.id}", email: "${uniqueEmail()}", permissions: [VIEW] }) { errors { code } } }`,
    { token: user.token },
  );
  const { data } = await gateway.ask(
    `{ viewer { user { id } } project(projectId: "${id}") {
      members { edges { node { id } } } invitations { edges { node { id } } } activity { edges { node { id } } }
    } }`,
    { token: user.token },
  );
  ids['User'] = data.viewer.user.id;
  ids['Member'] = data.project.members.edges[0].node.id;
  ids['Invitation'] = data.project.invitations.edges[0].node.id;
  ids['Activity'] = data.project.activity.edges[0].node.id;
});

const node = async (id: string | undefined, token: string) =>
  (await gateway.ask('query ($id: ID!) { node(id: $id) { __typename id } }', { token, variables: { id } }))
    .data.node;

test.each(['User', 'ApiToken', 'Member', 'Invitation', 'Activity'])(
  'node(id) answers for %s',
  async (type) => {
    expect(await node(ids[type], user.token)).toEqual({ __typename: type, id: ids[type] });
  },
);

// The other types are in readPermissions.test.ts.
test('a stranger sees no user and no activity', async () => {
  const { token } = await newUser(api.url);
  for (const type of ['User', 'Activity']) expect(await node(ids[type], token)).toBeNull();
});

test('changes refuse ids of another type', async () => {
  const { data } = await gateway.ask(
    'mutation ($id: ID!) { removeMember(input: { memberId: $id }) { removedMemberId errors { code path } } }',
    { token: user.token, variables: { id: ids['User'] } },
  );
  expect(data.removeMember).toEqual({
    removedMemberId: null,
    errors: [{ code: 'NOT_FOUND', path: ['memberId'] }],
  });
});
