import { afterEach, expect, test, vi } from 'vitest';
import { CompiledOperation } from '../../../gateway/compiled/compiledOperation.ts';
import { serveGateway } from '../../support/served.ts';
import { newUser } from '../../support/world.ts';

const query = `query ($id: ID!) {
  project(projectId: $id) { name units { edges { node { name options { edges { node { name } } } } } } }
}`;

const { api, gateway, user: owner } = await serveGateway();
const project = await owner.project({ name: 'Antes' });
for (const name of ['Torre 1', 'Torre 2']) await (await project.unit({ name })).option({ name });
// From here on the gateway knows that it speaks to the bundled service.
await gateway.ask('{ viewer { user { name } } }', { token: owner.token });
afterEach(() => void vi.restoreAllMocks());

const ask = (token = owner.token, text = query) =>
  gateway.ask(text, { token, variables: { id: project.id } });

/** An answer, and whether it was written anew. */
async function watched(token?: string, text?: string) {
  const spy = vi.spyOn(CompiledOperation.prototype, 'answer');
  const answer = await ask(token, text);
  const isWritten = spy.mock.calls.length > 0;
  spy.mockRestore();
  return { answer, isWritten };
}

test('an answer whose parts the service calls unchanged is not written again', async () => {
  const { data } = await ask();
  expect((await watched()).isWritten).toBe(true);
  const { answer, isWritten } = await watched();
  expect(isWritten).toBe(false);
  expect(answer.data).toEqual(data);
  expect(answer.extensions.requestId).toBeDefined();
});

test('a cached answer is written again as soon as any part changed', async () => {
  await ask();
  await ask();
  const tower = await project.unit({ name: 'Torre 3' });
  const { answer, isWritten } = await watched();
  expect(isWritten).toBe(true);
  expect(answer.data.project.units.edges).toHaveLength(3);
  await tower.option({ name: 'Nova' });
  const later = await watched();
  expect(later.isWritten).toBe(true);
  expect(JSON.stringify(later.answer.data)).toContain('Nova');
  expect((await watched()).isWritten).toBe(false);
});

test('no caller gets the answer of another caller or of a token that has ended', async () => {
  await ask();
  await ask();
  const stranger = await newUser(api.url);
  const { data, errors } = (await watched(stranger.token)).answer;
  expect([data.project, errors[0]?.extensions.code]).toEqual([null, 'NOT_FOUND']);
  const guest = await newUser(api.url);
  await project.share(guest, 'project:view');
  await ask(guest.token);
  expect((await watched(guest.token)).isWritten).toBe(false);
  await gateway.ask('mutation { logOut(input: {}) { errors { code } } }', { token: guest.token });
  const { answer } = await watched(guest.token);
  expect(answer.data?.project ?? null).toBeNull();
  expect(answer.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

test('an answer made without the service is not cached', async () => {
  const text = '{ __typename }';
  await ask(owner.token, text);
  await ask(owner.token, text);
  expect((await watched(owner.token, text)).isWritten).toBe(true);
});
