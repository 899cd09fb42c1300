import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { serveStub } from '../../support/served.ts';

const { gateway } = await serveStub();

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** As clients of automatic persisted queries send it: the hash alone at first. */
async function send(sha256Hash: string, query?: string) {
  const response = await fetch(gateway.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query, extensions: { persistedQuery: { version: 1, sha256Hash } } }),
  });
  return { status: response.status, ...(await response.json()) };
}

test('an unknown hash asks for the text, which is found by it from then on', async () => {
  const text = '{ factorSets { id } }';
  const hash = sha256(text);
  const unknown = {
    errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
  };
  expect(await send(hash)).toMatchObject({ status: 200, ...unknown });
  const { data } = await send(hash, text);
  expect(data.factorSets.length).toBeGreaterThan(0);
  expect((await send(hash)).data).toEqual(data);
  expect((await send(hash.toUpperCase())).data).toEqual(data);
  // As an address, which caches may keep.
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } });
  const response = await fetch(`${gateway.url}?${new URLSearchParams({ extensions })}`, {
    headers: { accept: 'application/json' },
  });
  expect((await response.json()).data).toEqual(data);
});

test('a text is not kept under the hash of another', async () => {
  const hash = sha256('{ viewer { user { name } } }');
  const { status, errors } = await send(hash, '{ factorSets { id } }');
  expect({ status, errors }).toMatchObject({
    status: 400,
    errors: [{ extensions: { code: 'BAD_USER_INPUT' } }],
  });
  expect((await send(hash)).errors[0].message).toBe('PersistedQueryNotFound');
});

test.each(['aa', '', 'g'.repeat(64), 12])('%o is no SHA-256, and nothing runs under it', async (hash) => {
  const refused = {
    status: 400,
    errors: [{ message: expect.stringContaining('sha256Hash'), extensions: { code: 'BAD_USER_INPUT' } }],
  };
  for (const query of ['{ factorSets { id } }', undefined]) {
    const { data, ...answer } = await send(hash as string, query);
    expect(answer).toMatchObject(refused);
    expect(data).toBeUndefined();
  }
});
