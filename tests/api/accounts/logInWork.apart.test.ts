import type * as crypto from 'node:crypto';
import { argon2 } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { usualCost } from '../../../api/auth/passwordHash.ts';
import { readApiConfig } from '../../../api/config.ts';
import { serveApi } from '../../support/served.ts';

vi.mock('node:crypto', async (original) => {
  const real = await original<typeof crypto>();
  return { ...real, argon2: vi.fn<typeof argon2>(real.argon2) };
});

const { passwordCost } = readApiConfig({});
const api = await serveApi({ passwordCost });

const post = (path: string, body: object) =>
  fetch(`${api.url}/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** What a log-in that is refused was answered, and the hashing that was done for it. */
async function refusedLogIn(email: string) {
  vi.mocked(argon2).mockClear();
  const response = await post('/tokens/authentication', { email, password: 'not the one' });
  const { error, code } = (await response.json()) as { error: string; code: string };
  const work = vi
    .mocked(argon2)
    .mock.calls.map(([algorithm, { memory, passes, parallelism, tagLength }]) => ({
      algorithm,
      memory,
      passes,
      parallelism,
      tagLength,
    }));
  return { status: response.status, error, code, work };
}

test('a refused log-in takes the same work and says the same, whether or not the account exists', async () => {
  const person = { name: 'Ana Souza', email: 'ana@work.test', password: 'senha-segura-1' };
  expect((await post('/users', person)).status).toBe(202);
  const known = await refusedLogIn(person.email);
  expect(known).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' });
  expect(known.work).toEqual([{ algorithm: 'argon2id', ...usualCost, tagLength: 32 }]);
  expect(await refusedLogIn('nobody@work.test')).toEqual(known);
});
