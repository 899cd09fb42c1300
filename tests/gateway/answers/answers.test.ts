import { parse, print, separateOperations } from 'graphql';
import { expect, test } from 'vitest';
import { operations } from '../../../gateway/mcp/operations.ts';
import { serveGateway } from '../../support/served.ts';
import { type Field, fieldsOf, isAsked, selected } from '../../support/wholeAnswers.ts';
import { newUser } from '../../support/world.ts';
import { linesOf } from '../../support/writtenLines.ts';
import { firstTower, secondTower, type TestTower } from './towers.ts';
import { newInAnswers } from './newInAnswers.ts';

/**
 * What the graph says of one tower, its three ways to be built and their comparison, whole and line by line: most of it
 * is worked out, and no other test asks for all of it. Of a second one only what the first has none of. Read what
 * changed before `-u` writes it anew.
 */
const { api, gateway, user } = await serveGateway();
const first = await firstTower(user);
const second = await secondTower(await newUser(api.url));

async function asked(text: string, variables: object, token: string): Promise<Record<string, object>> {
  const { data, errors } = await gateway.ask(text, { variables, token });
  expect(errors).toEqual([]);
  return data;
}

async function answered(tower: TestTower, type: string, field: Field, given: string): Promise<object> {
  const selection = selected(field, given, [type], new Set());
  const text = `query($id: ID!) { node(id: $id) { ... on ${type} { ${selection} } } }`;
  return (await asked(text, { id: tower.nodes[type] }, tower.token))['node']!;
}

async function compared(
  { optionIds, token }: Pick<TestTower, 'optionIds' | 'token'>,
  field: Field,
  given: string,
  withFoundation = false,
): Promise<object> {
  const input = { optionIds, withLosses: given !== '', withFoundation };
  // Items are asked for whole once.
  const seen = new Set(field.name === 'items' ? [] : ['ComparisonItem']);
  const selection = selected(field, given, ['Comparison'], seen);
  const text = `query($input: ComparisonInput!) { comparison(input: $input) { ${selection} } }`;
  return (await asked(text, { input }, token))['comparison']!;
}

test.each([...Object.keys(first.nodes), 'Comparison'])(
  '%s is answered as written',
  { timeout: 120_000 },
  async (type) => {
    const isComparison = type === 'Comparison';
    const ask = (tower: TestTower, field: Field, given: string) =>
      isComparison ? compared(tower, field, given) : answered(tower, type, field, given);
    const lines: string[] = [];
    for (const field of fieldsOf(type).filter(isAsked)) {
      // Asked for whole below.
      if (type === 'Unit' && field.name === 'comparison') continue;
      const plain = await ask(first, field, '');
      const withLosses = await ask(first, field, '(withLosses: true)');
      const below = isComparison ? [await compared(first, field, '', true)] : [];
      const written = linesOf(plain);
      const others = [withLosses, ...below].flatMap((each) => linesOf(each));
      lines.push(...written, ...others.filter((line) => !written.includes(line)).map((line) => `+ ${line}`));
      const elsewhere = [await ask(second, field, '')];
      if (isComparison)
        elsewhere.push(await compared({ ...second, optionIds: second.withFaults }, field, '', true));
      const more = newInAnswers([plain, withLosses, ...below], elsewhere);
      lines.push(...more.flatMap((each) => linesOf(each)).map((line) => `~ ${line}`));
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`${type}.txt`);
  },
);

test('the quantities of each technology are answered as they were entered', async () => {
  const lines: string[] = [];
  for (const [at, type] of ['BeamColumnData', 'ConcreteWallData', 'StructuralMasonryData'].entries()) {
    const own = fieldsOf(type).map((field) => selected(field, '', [type], new Set()));
    const text = `query($id: ID!) { node(id: $id) { ... on Module { currentVersion { input {
      ... on ${type} { ${own.join(' ')} } } } } } }`;
    const inputOf = async ({ modules, token }: TestTower) => {
      const { node } = (await asked(text, { id: modules[at] }, token)) as {
        node: { currentVersion: { input: object } };
      };
      return { [type]: node.currentVersion.input };
    };
    const plain = await inputOf(first);
    const more = newInAnswers([plain], [await inputOf(second)]);
    lines.push(...linesOf(plain), ...more.flatMap((each) => linesOf(each)).map((line) => `~ ${line}`));
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('Quantities.txt');
});

test('the LCAx files of an option are as written, under an id that no other option has', async () => {
  const read = async (id: string) => {
    const text = 'query($id: ID!) { node(id: $id) { ... on Option { lcax { min max } } } }';
    const { lcax } = (await asked(text, { id }, first.token))['node'] as {
      lcax: { min: string; max: string };
    };
    return { min: JSON.parse(lcax.min), max: JSON.parse(lcax.max) };
  };
  const all = await Promise.all(first.optionIds.map(read));
  const [{ min, max }] = all as [(typeof all)[0]];
  const high = linesOf(max).filter((line) => !linesOf(min).includes(line));
  const lines = [...linesOf(min), ...high.map((line) => `~ ${line}`)];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('Lcax.txt');
  const ids = all.flatMap((each) => [each.min.id, each.max.id]);
  expect(new Set(ids).size).toBe(2 * first.optionIds.length);
});

test('the tools of a model answer as written', async () => {
  const { projectId, unitId } = first;
  const given: Record<string, object> = {
    read_project: { projectId },
    read_tower: { projectId, unitId },
    compare_options: { projectId, unitId, of: 'ENERGY' },
    list_versions: { updatedSince: '2020-01-01T00:00:00Z' },
    read_module: { moduleId: first.modules[0] },
  };
  const lines: string[] = [];
  for (const [name, operation] of Object.entries(separateOperations(parse(operations)))) {
    if (name === 'propose_quantities') continue;
    const variables = given[name] ?? {};
    const { data, errors } = await gateway.ask(print(operation), { variables, token: user.token });
    expect([name, errors]).toEqual([name, []]);
    lines.push(...linesOf({ [name]: data }));
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('Tools.txt');
});
