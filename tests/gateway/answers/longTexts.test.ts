import { afterAll, expect, test } from 'vitest';
import { startGateway } from '../../support/servers/gatewayServer.ts';
import { startProxy } from '../../support/servers/recordingProxy.ts';
import { serveApi } from '../../support/served.ts';
import { type Field, fieldsOf, isAskedOrTime, selected } from '../../support/wholeAnswers.ts';
import { newUser } from '../../support/world.ts';
import { firstTower } from './towers.ts';

/** What people name and write as they like. */
const written = /^((\w+_)?name|description|city|neighborhood|street|discipline|supplier|activity_area|note)$/;
const more = ' e mais'.repeat(60);
let isLong = false;

const lengthened = (_key: string, value: unknown): unknown =>
  typeof value !== 'object' || value === null || Array.isArray(value)
    ? value
    : Object.fromEntries(
        Object.entries(value).map(([key, each]) => [
          key,
          typeof each === 'string' && written.test(key) ? each + more : each,
        ]),
      );

const api = await serveApi();
const proxy = await startProxy(api.url, (request, response, body) => {
  if (!isLong || request.method !== 'GET' || !body.toString().startsWith('{')) return false;
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(JSON.parse(body.toString()), lengthened));
  return true;
});
const gateway = await startGateway(proxy.url);
const user = await newUser(api.url);
const tower = await firstTower(user);
afterAll(async () => {
  await gateway.close();
  await proxy.close();
});

test.each(['Viewer', ...Object.keys(tower.nodes)])(
  'texts of %s may be longer than ours are',
  async (type) => {
    const ask = async (field: Field) => {
      const selection = selected(field, '', [type], new Set(), isAskedOrTime);
      const id = tower.nodes[type];
      const text = id
        ? `query($id: ID!) { node(id: $id) { ... on ${type} { ${selection} } } }`
        : `{ viewer { ${selection} } }`;
      const { data, errors } = await gateway.ask(text, { variables: { id }, token: user.token });
      expect(errors).toEqual([]);
      return JSON.stringify(data);
    };
    let lengths = 0;
    for (const field of fieldsOf(type).filter(isAskedOrTime)) {
      // It says when it was made.
      if (field.name === 'accountExport') continue;
      const plain = await ask(field);
      isLong = true;
      const long = await ask(field).finally(() => (isLong = false));
      expect(long.replaceAll(more, '')).toBe(plain);
      lengths += long.length - plain.length;
    }
    expect(lengths).toBeGreaterThan(0);
  },
);
