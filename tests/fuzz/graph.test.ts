import { afterAll, beforeAll, expect, test } from 'vitest';
import { graphqlErrorCodes } from '#domain/errorCodes.ts';
import { type NodeType, toGlobalId } from '../../gateway/relay/globalId.ts';
import { createSchema } from '../../gateway/schema.ts';
import { startApi, type TestApi } from '../support/servers/apiServer.ts';
import { anybodys, FuzzedWorld } from '../support/fuzz/fuzzedWorld.ts';
import { chance, type Draw, foundBefore, longestMs, pick, walk } from '../support/fuzz/random.ts';
import { inputOf, mutationsOnThings, mutationText, rawIds } from '../support/access/everyMutation.ts';
import { RandomOperations } from '../support/fuzz/randomOperation.ts';
import { withWord } from '../support/fuzz/textLeaves.ts';
import { startGateway, type TestGateway } from '../support/servers/gatewayServer.ts';
import { nodePaths } from '../support/nodePaths.ts';

let api: TestApi;
let gateway: TestGateway;
let world: FuzzedWorld;
beforeAll(async () => {
  api = await startApi();
  const nowhere = `${api.url}/nowhere`;
  gateway = await startGateway(api.url, { postalCodes: { brasilApi: nowhere, viaCep: nowhere } });
  world = await FuzzedWorld.build(api);
}, longestMs);
afterAll(async () => {
  await gateway.close();
  await api.close();
});

/** Everything but a failure of our own or of the service behind the gateway; after a change that is OUTCOME_UNKNOWN. */
const refusals: string[] = [
  ...graphqlErrorCodes.filter((code) => !/^(INTERNAL|UPSTREAM_.*|OUTCOME_UNKNOWN)$/.test(code)),
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
];

const types = Object.keys(nodePaths) as NodeType[];

/** A global id for an argument of that name, sometimes of another type, mangled, or a raw one. */
function globalId(draw: Draw, name: string): string {
  const named = types.find((type) => `${type}Id`.toLowerCase() === name.replace(/s$/, '').toLowerCase());
  const type = named === undefined || chance(draw, 0.05) ? pick(draw, types) : named;
  const whose = anybodys(draw);
  const raw = (nodePaths[type] ?? []).map((part) =>
    world.rawId(part, chance(draw, 0.1) ? anybodys(draw) : whose),
  );
  if (chance(draw, 0.1)) return raw.at(-1) ?? '';
  const id = toGlobalId(type, ...raw);
  return chance(draw, 0.03) ? id.slice(0, -2) : id;
}

test(
  'whatever is asked, the graph refuses in its own words and tells nothing of others',
  { timeout: longestMs },
  async () => {
    const operations = new RandomOperations(createSchema(), globalId);
    const before = await world.victimsData();
    let answered = 0;
    let all = 0;
    await walk(async (draw) => {
      const { query, variables, fields } = operations.of(draw);
      const text = chance(draw, 0.05) ? query.slice(0, -1 - (query.length % 7)) : query;
      const token = pick(draw, [...Array(17).fill(world.attacker.owner.token), null, 'x']);
      const { status, data, errors } = await gateway.ask(text, { variables, token });
      const request = `${text} ${JSON.stringify(variables)}`;
      // Nobody answers for the postal services here.
      const codes = errors
        .filter(
          ({ path }) => !(path?.length === 1 && fields[Number(String(path[0]).slice(1))] === 'postalCode'),
        )
        .map(({ extensions }) => extensions.code);
      expect([request, status < 500, errors]).toEqual([request, true, errors]);
      expect([request, codes.filter((code) => !refusals.includes(code)), errors]).toEqual([
        request,
        [],
        errors,
      ]);
      expect([request, world.leak(request, JSON.stringify([data, errors]), true)]).toEqual([request, null]);
      all += 1;
      if (data !== null && errors.length === 0) answered += 1;
      if (
        token === world.attacker.owner.token &&
        /^(delete|remove|transfer|end|log|reset|update(Profile|Member))/.test(fields[0]!)
      )
        await world.mend();
    });
    expect(await world.victimsData()).toEqual(before);
    expect(answered / all).toBeGreaterThan(0.2);
  },
);

test('words that once failed are taken or refused in the texts of every mutation', async () => {
  const { owner, world: own } = world.attacker;
  let [asked, turn] = [0, 0];
  for (const [mutation, row] of Object.entries(mutationsOnThings)) {
    if (/^(delete|remove|transfer|end|move)/.test(mutation)) continue;
    // Each text has four of them, in turn: /v1, which takes what the gateway hands on, is asked all in words.test.ts.
    for (const [at, word] of foundBefore.entries())
      for (const [place, input] of withWord(inputOf(row, rawIds(own)), String(word)).entries()) {
        if ((at + place + turn) % 4 !== 0) continue;
        const { status, errors } = await gateway.ask(mutationText(mutation, input as object), {
          variables: { input },
          token: owner.token,
        });
        const codes = errors.map(({ extensions }) => extensions.code);
        const request = `${mutation} ${JSON.stringify(input)}`;
        expect([request, status < 500, codes.filter((code) => !refusals.includes(code))]).toEqual([
          request,
          true,
          [],
        ]);
        asked += 1;
      }
    turn += 1;
  }
  expect(asked).toBeGreaterThan(100);
}, 120_000);
