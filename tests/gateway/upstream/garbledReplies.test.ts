import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createSchema } from '../../../gateway/schema.ts';
import { buildAccessWorld } from '../../support/access/accessWorld.ts';
import { startApi, type TestApi } from '../../support/servers/apiServer.ts';
import {
  inputOf,
  type Made,
  mutationsOfPeople,
  mutationsOnThings,
  mutationText,
  rawIds,
  type RawIds,
} from '../../support/access/everyMutation.ts';
import { everything, restore, type Rows } from '../../support/access/everything.ts';
import { startGateway, type TestGateway } from '../../support/servers/gatewayServer.ts';
import { type RecordingProxy, startProxy } from '../../support/servers/recordingProxy.ts';
import { newUser, type TestUser } from '../../support/world.ts';

/** What arrives in place of the answer of a service that has done what it was asked. */
const spoils: Record<string, (response: ServerResponse, body: Buffer) => void> = {
  half: (response, body) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(body.subarray(0, body.length / 2 || 1).toString() || '{');
  },
  page: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>'),
  'another shape': (response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"unit":{"id":[]},"token":7}'),
  'bad gateway': (response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<html>'),
  'a balancer without servers': (response) =>
    response
      .writeHead(503, { 'content-type': 'application/json' })
      .end('{"error":"try again","code":"UNAVAILABLE"}'),
  'a failure': (response) =>
    response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":"x","code":"INTERNAL"}'),
  cut: (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' }).write('{"');
    setTimeout(() => response.destroy(), 5);
  },
  gone: (response) => response.destroy(),
  drops: (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 100);
    response.on('close', () => clearInterval(timer));
  },
};

let api: TestApi;
let proxy: RecordingProxy;
let gateway: TestGateway;
let owner: TestUser;
let ids: RawIds;
let garble: ((request: IncomingMessage) => boolean) | undefined;
let spoil = 'half';

beforeAll(async () => {
  api = await startApi();
  proxy = await startProxy(api.url, (request, response, body) => {
    if (garble?.(request) !== true) return false;
    spoils[spoil]!(response, body);
    return true;
  });
  gateway = await startGateway(proxy.url, {
    rest: {
      upstream: () => proxy.url,
      connections: 8,
      connectTimeout: 500,
      readTimeout: 5_000,
      operationTimeout: 700,
      retry: { attempts: 1, baseDelay: 1, longestWait: 10 },
      keptBytes: 0,
    },
  });
  const person = () => newUser(api.url);
  owner = await person();
  // From now on it knows which service it asks.
  await gateway.ask('{ viewer { user { name } } }', { token: owner.token });
  const others = { viewer: await person(), editor: await person(), other: await person() };
  ids = rawIds(await buildAccessWorld({ owner, ...others }));
});
afterAll(async () => {
  await gateway.close();
  await proxy.close();
  await api.close();
});

async function made(mutation: string): Promise<Made> {
  const row = mutationsOnThings[mutation];
  const byPerson = mutationsOfPeople[mutation];
  if (byPerson !== undefined) return byPerson(await newUser(api.url), api);
  if (row === undefined) throw new Error(`${mutation} is nowhere`);
  return { input: inputOf(row, ids), token: owner.token };
}

const mutations = Object.keys(createSchema().getMutationType()!.getFields());
/** Whoever gets no token, or no address for a picture, asks again: nothing is to be looked for. */
const harmless = ['logIn', 'createImageUpload'];
/** What they change is a mail, which is out before its change is looked at, or a notice, of which nobody here has one. */
const mailed = ['requestActivation', 'requestPasswordReset', 'readDecisionNotice'];

/** They find nothing to change here: no proposal waits, neither a provider nor DNS answers, the project is of no office. */
const idle = [
  'discardProposal',
  'adoptPrices',
  'adoptDeclarations',
  'setSingleSignOn',
  'removeSingleSignOn',
  'proveEmailDomain',
  'beginSignOn',
  'finishSignOn',
  'signUpBySignOn',
];
const unseen = [...mailed, ...idle];

const { drops: _waitsForTheDeadline, ...atOnce } = spoils;
const kinds = Object.keys(atOnce);
/** Each kind in turn; one that waits for the deadline, once. */
const kindAt = (at: number) => (at === 0 ? 'drops' : kinds[at % kinds.length]!);
/** Those that read what they made or changed for their answer. */
const reading = Object.keys(mutationsOnThings).filter(
  (name) => !/^(delete|remove|revoke|withdraw)/.test(name) && !idle.includes(name),
);

function changedFrom(before: Rows, rows: () => Promise<Rows>): Promise<Rows> {
  return vi.waitFor(
    async () => {
      const after = await rows();
      expect(after).not.toEqual(before);
      return after;
    },
    { timeout: 20_000, interval: 50 },
  );
}

describe.each([
  ['of the change', mutations, (method: string) => method !== 'GET'],
  ['of what is read after it', reading, (_: string, changed: boolean) => changed],
] as const)('a reply %s that was garbled on its way leaves the outcome open', (_, names, isGarbled) => {
  test.each(names.map((name, at) => [name, kindAt(at)] as const))('%s, %s', async (name, kind) => {
    const { input, token } = await made(name);
    const before = await everything(api);
    let changed = false;
    spoil = kind;
    garble = ({ method = '' }) => {
      const spoiled = isGarbled(method, changed);
      changed ||= method !== 'GET';
      return spoiled;
    };
    const begin = performance.now();
    const { data, errors } = await gateway.ask(mutationText(name, input), {
      token,
      ...(input && { variables: { input } }),
    });
    const took = performance.now() - begin;
    garble = undefined;
    const rows = () => everything(api);
    // The gateway gives up after a while; what it asked for may still be under way.
    const after = unseen.includes(name) ? await rows() : await changedFrom(before, rows);
    await restore(api, before, after);
    expect(took).toBeLessThan(4_000);
    const codes = errors.map(({ extensions }) => extensions.code);
    const isAnswered = codes.length === 0 ? data[name].errors.length === 0 : harmless.includes(name);
    expect(isAnswered ? ['OUTCOME_UNKNOWN'] : codes).toEqual(['OUTCOME_UNKNOWN']);
  });
});
