import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { GraphQLFloat, Kind, parse, print, visit } from 'graphql';
import { withoutRoundingError } from '#domain/numbers.ts';
import { type Run, AnswerText } from '../../../gateway/compiled/run.ts';
import { CompiledOperation } from '../../../gateway/compiled/compiledOperation.ts';
import { leafWriter, quoted } from '../../../gateway/compiled/leaves.ts';
import { startApi, type TestApi } from '../../support/servers/apiServer.ts';
import { startGateway, type TestGateway } from '../../support/servers/gatewayServer.ts';
import { startUpstream, type StubUpstream } from '../../support/servers/stubUpstream.ts';
import { testedQueries } from '../../support/testedOperations.ts';
import { newUser } from '../../support/world.ts';

let api: TestApi;
let postalCodes: StubUpstream;
let gateway: TestGateway;
let token: string;
/** Values for variables by their name; those of a list are tried one after the other. */
let given: Record<string, unknown>;
const ids: string[] = [];

beforeAll(async () => {
  api = await startApi();
  postalCodes = await startUpstream({});
  const stub = { brasilApi: postalCodes.url, viaCep: postalCodes.url };
  gateway = await startGateway(api.url, { postalCodes: stub });
  const user = await newUser(api.url);
  ({ token } = user);
  const project = await user.project();
  const tower = await project.unit();
  const option = await tower.option({ name: 'A', active: true });
  const module = await option.module({ name: 'Módulo "1"\n' });
  await (await tower.option({ name: 'B' })).module();
  const raw = { projectId: project.id, unitId: tower.id, moduleId: module.id };
  const { data } = await gateway.ask(
    `query($projectId: ID!, $unitId: ID!, $moduleId: ID!) {
      project(projectId: $projectId) { id }
      module(projectId: $projectId, unitId: $unitId, moduleId: $moduleId) { id currentVersion { id } option { id unit { id } } }
    }`,
    { token, variables: raw },
  );
  const { option: one, currentVersion } = data.module;
  ids.push(data.project.id, one.unit.id, one.id, data.module.id, currentVersion.id);
  given = { ...raw, moduleIds: [data.module.id], optionIds: [one.id], ids, first: 50, count: 50 };
  Object.assign(given, { of: 'UNITS', input: { optionIds: [one.id] }, cep: '05508-010' });
});
afterAll(async () => {
  await gateway.close();
  await postalCodes.close();
  await api.close();
});
afterEach(() => void vi.restoreAllMocks());

/** Status, type and the whole text; request ids and the time of an export differ by nature. */
async function bytes(body: object, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(gateway.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
    body: JSON.stringify(body),
  });
  const text = (await response.text())
    .replace(/"requestId":"[^"]+"/, '"requestId":"…"')
    .replace(/exported_at\\": \\"[^"]+"/, '');
  const shown = ['content-type', 'cache-control', 'vary', 'content-encoding'].map((name) =>
    response.headers.get(name),
  );
  return [response.status, ...shown, response.headers.has('x-request-id'), text].join('\n');
}

/** Answers of the long way and of the compiled one, and whether the second really was compiled. */
async function bothWays(body: { variables?: object; query?: string }, headers?: Record<string, string>) {
  const spy = vi.spyOn(CompiledOperation.prototype, 'answer');
  // A comment makes it another text, which nobody asked for before.
  const fresh = { ...body, query: `${body.query} # ${Math.random()}` };
  const long = await bytes(fresh, headers);
  expect(spy).not.toHaveBeenCalled();
  const compiled = await bytes(fresh, headers);
  const [result] = spy.mock.results;
  const data: unknown = result === undefined ? undefined : await result.value;
  spy.mockRestore();
  return { long, compiled, isCompiled: data !== undefined };
}

function variablesOf(text: string, condition: boolean, id: string): object {
  const names = [...text.matchAll(/\$(\w+): (\w+)/g)];
  return Object.fromEntries(
    names.flatMap(([, name = '', type]) => {
      if (type === 'Boolean') return [[name, condition]];
      if (name === 'id') return [[name, id]];
      return name in given ? [[name, given[name]]] : [];
    }),
  );
}

/** The query with an alias at each field that has none. */
const withAliases = (query: string) =>
  print(
    visit(parse(query), {
      Field: (field) =>
        field.alias !== undefined || field.name.value.startsWith('__')
          ? undefined
          : { ...field, alias: { kind: Kind.NAME, value: `${field.name.value}Here` } },
    }),
  );

test('with the setting off nothing is compiled, and the answer is the same', async () => {
  const executed = await startGateway(api.url, { compilesQueries: false });
  const query = `query ($projectId: ID!) { project(projectId: $projectId) { name units { nodes { name totalArea } } } }`;
  const options = { token, variables: given };
  await gateway.ask(query, options);
  const compiled = await gateway.ask(query, options);
  const spy = vi.spyOn(CompiledOperation.prototype, 'answer');
  for (let time = 0; time < 3; time++) {
    const { data, extensions } = await executed.ask(query, options);
    expect(data).toEqual(compiled.data);
    expect(extensions.cost).toBe(compiled.extensions.cost);
  }
  expect(spy).not.toHaveBeenCalled();
  await executed.close();
});

describe('a query asked for again is compiled, and its answer stays the same to the byte', () => {
  const asWritten = testedQueries();
  // A field of another name in the answer is read from the same place.
  const queries = [...asWritten, ...asWritten.filter((_, at) => at % 4 === 0).map(withAliases)];

  test('there are queries to try', () => expect(queries.length).toBeGreaterThan(90));

  test.each(queries)('%s', async (query) => {
    const cases = /\$\w+: Boolean/.test(query) ? [true, false] : [true];
    // Without what the condition adds, of what most is told of.
    let most = { id: '', length: 0 };
    for (const condition of cases) {
      const tried = condition ? ids : [most.id];
      for (const id of /\$id: ID/.test(query) ? tried : ['']) {
        const variables = variablesOf(query, condition, id);
        const { long, compiled, isCompiled } = await bothWays({ query, variables });
        expect(compiled).toBe(long);
        // Answers without errors come from the compiled query, all others never do.
        const isPlain =
          !long.includes('"errors":[{"message"') && !/\b(__schema|__type\(|postalCode\()/.test(query);
        expect(isCompiled).toBe(isPlain);
        if (long.length > most.length) most = { id, length: long.length };
      }
    }
  });
});

test('a figure is written as the number without its binary tail', () => {
  const drawn = Array.from({ length: 2000 }, (_, at) => Math.sin(at) * 10 ** ((at % 40) - 12));
  for (const value of [0, -0, 0.1 + 0.2, 4361.525999999999, 1e21, 9.99999999999999e-7, 100.5, ...drawn]) {
    const out = new AnswerText();
    leafWriter(GraphQLFloat)(value, undefined as unknown as Run, out);
    expect(out.toString()).toBe(String(withoutRoundingError(value)));
  }
});

test('a text is written as JSON, whatever is in it and however long it is', () => {
  const odd = fc.constantFrom('\\', '"', '\n', '\u0000', '\u2028', 'é', '\ud83d', '\udca9', '💩', '/', "'");
  const part = fc.oneof(odd, fc.string({ maxLength: 60 }));
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), (parts) => {
      expect(quoted(parts.join(''))).toBe(JSON.stringify(parts.join('')));
    }),
  );
});
