import { expect, test } from 'vitest';
import { serveGateway } from '../../support/served.ts';
import { newUser } from '../../support/world.ts';

const { api, gateway } = await serveGateway();

const dead = 'A'.repeat(26);
const projects = '{ viewer { projects { totalCount } } }';
const remove = `mutation { deleteProject(input: {projectId: "1"}) { errors { code } } }`;

test.each([
  [projects, {}],
  [projects, { accept: 'application/graphql-response+json' }],
  [remove, {}],
])(
  'a dead token is a 401 with the error in the body: %s %j',
  async (query, headers: Record<string, string>) => {
    for (let turn = 0; turn < 2; turn++) {
      const { status, errors, extensions } = await gateway.ask(query, { token: dead, headers });
      expect(status).toBe(401);
      expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
      expect(extensions).toHaveProperty('requestId');
      expect(extensions).not.toHaveProperty('http');
    }
  },
);

test('a call without a token and one with a living one stay a 200', async () => {
  const guest = await gateway.ask('{ project(projectId: "1") { id } }', { token: null });
  expect(guest.status).toBe(200);
  expect(guest.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  const { token } = await newUser(api.url);
  expect(await gateway.ask(projects, { token })).toMatchObject({ status: 200, errors: [] });
});
