import { describe, expect, test } from 'vitest';
import { type GraphAnswer } from '../../support/servers/gatewayServer.ts';
import { serveGateway } from '../../support/served.ts';
import { newUser, password, type TestUser, uniqueEmail } from '../../support/world.ts';

const { api, gateway, user: owner } = await serveGateway();

const editor = await newUser(api.url, { name: 'Bruno Lima' });
const project = await owner.project();
await project.share(editor, 'project:edit');
const module = await (await (await project.unit()).option()).module();

const send = async (
  user: TestUser | null,
  field: string,
  input: object,
  selection: string,
): Promise<GraphAnswer> => {
  const type = `${field[0]!.toUpperCase()}${field.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${field}(input: $input) { ${selection} errors { code path } } }`;
  return gateway.ask(query, { variables: { input }, token: user?.token ?? null });
};
const codesOf = (answers: GraphAnswer[], field: string): string[] =>
  answers.map(({ data }): string => data[field].errors[0]?.code ?? 'done').toSorted();

/** Project, unit, option, module and version of the tower, each with its revision. */
async function tower() {
  const { unit } = module.option;
  const { data, errors } = await gateway.ask(
    `query ($p: ID!, $u: ID!, $m: ID!) {
      project(projectId: $p) { id revision }
      unit(projectId: $p, unitId: $u) { id revision options { edges { node { id revision isReference } } } }
      module(projectId: $p, unitId: $u, moduleId: $m) { id revision currentVersion { id revision } }
    }`,
    { variables: { p: unit.project.id, u: unit.id, m: module.id }, token: owner.token },
  );
  expect(errors).toEqual([]);
  return { ...data, option: data.unit.options.edges[0].node, version: data.module.currentVersion };
}

describe('two editors who save what both had read', () => {
  test.each([
    ['project', { city: 'Santos' }],
    ['unit', { name: 'Torre B' }],
    ['option', { name: 'Opção B' }],
    ['module', { name: 'Pavimento B' }],
    ['version', { name: 'Versão B' }],
  ])('%s: one saves, the other is told of the conflict and overwrites nothing', async (what, change) => {
    const { id, revision } = (await tower())[what];
    expect(revision).toEqual(expect.any(Number));
    const field = `update${what[0]!.toUpperCase()}${what.slice(1)}`;
    const input = { [`${what}Id`]: id, revision, ...change };
    const answers = await Promise.all(
      [owner, editor].map((user) => send(user, field, input, `${what} { revision }`)),
    );
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    expect(codesOf(answers, field)).toEqual(['EDIT_CONFLICT', 'done']);
    expect((await tower())[what].revision).toBe(revision + 1);
  });
});

test('two options made the reference at once leave one', async () => {
  const { unit } = await tower();
  const create = (name: string) =>
    send(owner, 'createOption', { unitId: unit.id, name, isReference: true }, 'option { id }');
  await Promise.all([create('C'), create('D'), create('E')]);
  const { data } = await gateway.ask(
    'query ($id: ID!) { node(id: $id) { ... on Unit { options { edges { node { id isReference } } } } } }',
    { variables: { id: unit.id }, token: owner.token },
  );
  const options = data.node.options.edges.map(({ node }: { node: object }) => node);
  expect(options).toHaveLength(4);
  expect(options.filter(({ isReference }: { isReference: boolean }) => isReference)).toHaveLength(1);
});

test('two sign-ups with one email leave one', async () => {
  const email = uniqueEmail();
  const signUp = (given: string) =>
    send(null, 'signUp', { name: 'Ana Souza', email: given, password }, 'user { id }');
  const answers = await Promise.all([signUp(email), signUp(email.toUpperCase()), signUp(email)]);
  expect(codesOf(answers, 'signUp')).toEqual(['VALIDATION_FAILED', 'VALIDATION_FAILED', 'done']);
});
