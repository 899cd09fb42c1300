import { afterAll, beforeAll, expect, test } from 'vitest';
import { restErrorCodes } from '#domain/errorCodes.ts';
import { bodyOf, type OpenapiDocument, type Operation, operationsOf } from '../../api/openapi/document.ts';
import { sheet } from '../support/access/accessWorld.ts';
import { startApi, type TestApi } from '../support/servers/apiServer.ts';
import { FuzzedWorld } from '../support/fuzz/fuzzedWorld.ts';
import { chance, type Draw, hostileName, longestMs, pick, walk } from '../support/fuzz/random.ts';
import { formNamed, hostileHeaders, type Made, sendable } from '../support/fuzz/madeCalls.ts';
import { RandomBody } from '../support/fuzz/randomBody.ts';
import { call } from '../support/restCall.ts';

let api: TestApi;
let world: FuzzedWorld;
let document: OpenapiDocument;
let bodies: RandomBody;
beforeAll(async () => {
  api = await startApi();
  world = await FuzzedWorld.build(api);
  document = (await call(api.url, 'GET', '/v1/openapi.json')).body;
  bodies = new RandomBody(document.components.schemas ?? {}, world.idOf);
}, longestMs);
afterAll(() => api.close());

function made(draw: Draw): Made {
  // A stream of events has no end to wait for.
  const described = operationsOf(document).filter(({ path }) => path !== '/v1/events');
  const { method, path, operation } = pick(draw, described);
  // What the attacker deletes, the own account among it, has to be made anew: most deletions aim elsewhere.
  const mayDelete = method !== 'delete' || chance(draw, 0.04);
  const consistent = mayDelete && chance(draw, 0.6);
  const whose = mayDelete ? undefined : pick(draw, ['theirs', 'none'] as const);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    world.idOf(draw, name, consistent ? 'own' : whose),
  );
  const schema = bodyOf(operation);
  const isForm = operation.requestBody?.content['multipart/form-data'] !== undefined;
  const form = isForm && chance(draw, 0.9) ? formOf(draw) : undefined;
  const body = schema === undefined ? undefined : bodies.of(draw, schema);
  const own = mayDelete || path.includes('{') ? world.attacker.owner.token : undefined;
  return {
    method: method.toUpperCase(),
    path: filled + query(draw, operation),
    body: form?.body ?? (method !== 'get' && chance(draw, 0.03) ? pick(draw, ['{"a":', '[', '0', {}]) : body),
    token: pick(draw, [...Array(17).fill(own), undefined, 'x', 'A'.repeat(26)]),
    headers: { ...headers(draw), ...form?.headers },
  };
}

function formOf(draw: Draw) {
  const field = chance(draw, 0.9) ? pick(draw, ['csv', 'file']) : hostileName(draw);
  const name = chance(draw, 0.7) ? hostileName(draw) : 'obras.csv';
  return formNamed(field, name, pick(draw, [sheet('Ipê'), sheet('Jatobá'), 'project_name', '', '\u0000']));
}

function headers(draw: Draw): Record<string, string> {
  if (!chance(draw, 0.15)) return {};
  const usual = {
    'if-match': pick(draw, ['"1"', '"x"', '*', '1', '']),
    'accept-language': pick(draw, ['ru', 'xx;q=9', '*']),
  };
  return chance(draw, 0.4) ? usual : { [pick(draw, hostileHeaders)]: sendable(hostileName(draw)) };
}

function query(draw: Draw, { parameters = [] }: Operation): string {
  const given = parameters
    .filter((parameter) => parameter.in === 'query' && chance(draw, 0.4))
    .map(({ name, schema }): [string, string] => {
      const value = chance(draw, 0.3) ? hostileName(draw) : bodies.of(draw, schema, name);
      return [name, typeof value === 'string' ? value.toWellFormed().slice(0, 300) : JSON.stringify(value)];
    });
  if (chance(draw, 0.05)) given.push([hostileName(draw).toWellFormed(), hostileName(draw).toWellFormed()]);
  if (given[0] !== undefined && chance(draw, 0.05)) given.push(given[0]);
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}

test(
  'whatever is called, the service refuses in its own words and tells nothing of others',
  { timeout: longestMs },
  async () => {
    const before = await world.victimsData();
    const statuses = new Map<number, number>();
    await walk(async (draw) => {
      const { method, path, ...options } = made(draw);
      const sent = `${JSON.stringify(options.body) ?? ''} ${JSON.stringify(options.headers)}`;
      const request = `${method} ${decodeURIComponent(path)} ${sent}`;
      const answer = await call(api.url, method, path, options);
      const { status, body } = answer;
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      expect([request, status < 500 || status === 501, text]).toEqual([request, true, text]);
      expect([request, world.leak(request, text)]).toEqual([request, null]);
      expect([request, status < 400 || restErrorCodes.includes(body.code)]).toEqual([request, true]);
      const isOwn = options.token === world.attacker.owner.token;
      if (isOwn && status === 401) await world.enter();
      else if (isOwn && method === 'DELETE' && status < 300) await world.build();
    });
    expect(await world.victimsData()).toEqual(before);
    // The walk gets beyond the doors: a good part of its calls does something.
    const done = [...statuses].filter(([status]) => status < 300).reduce((sum, [, count]) => sum + count, 0);
    const all = [...statuses.values()].reduce((sum, count) => sum + count, 0);
    expect(done / all).toBeGreaterThan(0.2);
  },
);
