import { type GraphQLInputType, isInputObjectType, isListType, isNonNullType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSchema } from '../../../gateway/schema.ts';
import { buildCallers } from '../../support/access/callers.ts';
import { everything, restore } from '../../support/access/everything.ts';
import {
  inputOf,
  mutationsOfPeople,
  mutationsOnThings,
  mutationText,
  rawIds,
} from '../../support/access/everyMutation.ts';
import { type TestApi, startApi } from '../../support/servers/apiServer.ts';
import { startGateway, type TestGateway } from '../../support/servers/gatewayServer.ts';
import { newUser } from '../../support/world.ts';

type Path = readonly (string | number)[];
type Input = Record<string, unknown>;

let api: TestApi;
let gateway: TestGateway;
let cast: Awaited<ReturnType<typeof buildCallers>>;
beforeAll(async () => {
  api = await startApi();
  gateway = await startGateway(api.url);
  cast = await buildCallers(api);
});
afterAll(async () => {
  await gateway.close();
  await api.close();
});

const words = ['', 'x', 'a'.repeat(2001)];
const odd: Readonly<Record<string, readonly unknown[]>> = {
  String: words,
  ID: words,
  Int: [0, -1, 1_000_000_000],
  Float: [0, -1, 1e12],
  Boolean: [true, false],
};

/** Places of an input that its type allows other values at: of a list, in its first row. */
function placesOf(type: GraphQLInputType, value: unknown, at: Path = []): [Path, readonly unknown[]][] {
  if (isNonNullType(type)) {
    const inside = placesOf(type.ofType, value, at);
    return inside.map(([path, values]) => [
      path,
      path.length === at.length ? values.filter((each) => each !== null) : values,
    ]);
  }
  if (isListType(type)) {
    const [first] = Array.isArray(value) ? value : [];
    return [[at, [null, []]], ...(first === undefined ? [] : placesOf(type.ofType, first, [...at, 0]))];
  }
  if (!isInputObjectType(type)) return [[at, [null, ...(odd[type.name] ?? [])]]];
  const fields = Object.values(type.getFields());
  const given = (value ?? {}) as Input;
  // What is inside is sent with what it has there: an object that is not sent stays out.
  const inside = fields.flatMap((field) => placesOf(field.type, given[field.name], [...at, field.name]));
  return [[at, [null]], ...(value === undefined ? [] : inside)];
}

function withValue(input: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const copy = structuredClone(input) as Input;
  copy[key] = withValue(copy[key], rest, value);
  return copy;
}

const nameOf = (value: unknown) =>
  typeof value === 'string' && value.length > 1000 ? 'a long text' : JSON.stringify(value);

type Made = () => Promise<{ input: object | undefined; token: string | null | undefined }>;

async function linesOf(mutation: string, make: Made): Promise<string[]> {
  const type = createSchema().getMutationType()!.getFields()[mutation]!.args[0]?.type;
  if (type === undefined) return [];
  const before = await everything(api);
  const ask = async (path: Path, value: unknown) => {
    const { input, token } = await make();
    const variables = { input: withValue(input, path, value) };
    const { data, errors } = await gateway.ask(mutationText(mutation, {}), {
      variables,
      token: token ?? null,
    });
    const refused: { code: string; message: string; path: string[] | null }[] =
      data?.[mutation]?.errors ?? [];
    const said = [
      ...refused.map((each) => `${each.code} ${each.path?.join('.') ?? ''} ${each.message}`),
      ...errors.map(({ message, extensions }) => `${extensions.code}: ${message}`),
    ];
    if (said.length === 0) await restore(api, before, await everything(api));
    return said.length === 0 ? 'done' : said.join(' | ').slice(0, 300);
  };
  const { input } = await make();
  const lines: string[] = [];
  for (const [path, values] of placesOf(type, input)) {
    if (path.length === 0 || values.length === 0) continue;
    const answers = new Map<string, string[]>();
    for (const value of values) {
      const answer = await ask(path, value);
      answers.set(answer, [...(answers.get(answer) ?? []), nameOf(value)]);
    }
    const said = [...answers].map(([answer, each]) => `${each.join(', ')} → ${answer}`);
    lines.push(`  ${path.join('.')}: ${said.join('; ')}`);
  }
  await restore(api, before, await everything(api));
  return [mutation, ...lines, ''];
}

test(
  'what each change answers to odd values in each of its fields is as written',
  { timeout: 600_000 },
  async () => {
    const lines: string[] = [];
    const token = cast.callers['owner']!.token;
    for (const [mutation, row] of Object.entries(mutationsOnThings))
      lines.push(
        ...(await linesOf(mutation, async () => ({ input: inputOf(row, rawIds(cast.world)), token }))),
      );
    for (const [mutation, made] of Object.entries(mutationsOfPeople)) {
      const person = await newUser(api.url);
      const { input, token: own } = await made(person, api);
      lines.push(...(await linesOf(mutation, async () => ({ input, token: own }))));
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('written/oddInputs.txt');
  },
);
