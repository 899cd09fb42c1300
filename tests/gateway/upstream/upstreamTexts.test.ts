import { describe, expect, test } from 'vitest';
import { serveStub } from '../../support/served.ts';

const { upstream, gateway } = await serveStub();

const list = 'GET /v1/projects/?page_size=50';

async function readProjects(body: unknown, status = 200) {
  // Without totals as soon as the service is known as ours.
  upstream.on({ [list]: { status, body }, [`${list}&with_totals=false`]: { status, body } });
  return gateway.ask('{ viewer { projects { edges { node { name } } } } }');
}

describe('what a reply lacks', () => {
  test.each([
    ['the list', { metadata: {} }],
    ['the figures of its pages', { projects: [] }],
    ['both', {}],
  ])('is a bad reply and no empty list: %s', async (_, body) => {
    const { errors } = await readProjects(body);
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['UPSTREAM_BAD_REPLY']);
  });

  test('is not missed where null says that there is nothing', async () => {
    const { data, errors } = await readProjects({ projects: null, metadata: {} });
    expect(errors).toEqual([]);
    expect(data.viewer.projects.edges).toEqual([]);
  });
});

test.each([500, 502, 503])('what a service says when it fails, %i, is for its own log', async (status) => {
  const secret = 'pq: relation "users" at 10.0.0.7 does not exist';
  const { errors } = await readProjects({ error: secret, code: 'INTERNAL' }, status);
  expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
  expect(JSON.stringify(errors)).not.toContain('relation');
});

test.each([
  ['an operation that is not there', { query: 'query a { __typename } query b { __typename }' }],
  ['a name that is not there', { query: 'query a { __typename }', operationName: 'b' }],
  ['a field that is not there', { query: 'query a { nothing }' }],
])('codes are of the list clients are told: %s', async (_, body) => {
  const response = await fetch(gateway.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] };
  expect(errors.map(({ extensions }) => extensions.code)).toEqual([
    expect.stringMatching(/^(BAD_USER_INPUT|GRAPHQL_VALIDATION_FAILED)$/),
  ]);
});

describe('mutations about credentials', () => {
  const logIns = (count: number) =>
    Array.from(
      { length: count },
      (_, i) => `a${i}: logIn(input: { email: "a@b.test", password: "${i}" }) { token }`,
    );

  test('more than three in one operation are refused before any runs, fragments included', async () => {
    upstream.calls.length = 0;
    const fragment = `mutation { ...A ...A } fragment A on Mutation { ${logIns(2).join(' ')} }`;
    for (const query of [`mutation { ${logIns(4).join(' ')} }`, fragment]) {
      const { errors } = await gateway.ask(query);
      expect(errors.map(({ extensions }) => extensions.code)).toEqual(['OPERATION_TOO_EXPENSIVE']);
    }
    expect(upstream.calls).toEqual([]);
  });

  test('three are let through', async () => {
    upstream.calls.length = 0;
    await gateway.ask(`mutation { ${logIns(3).join(' ')} }`);
    expect(upstream.calls).toHaveLength(3);
  });
});
