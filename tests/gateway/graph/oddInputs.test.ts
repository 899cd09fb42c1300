import { type GraphQLInputType, isInputObjectType, isListType, isNonNullType } from 'graphql';
import { expect, test } from 'vitest';
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
import { byAnswer, longText, type Place, withValue } from '../../support/oddValues.ts';
import { serveGateway } from '../../support/served.ts';
import { newUser } from '../../support/world.ts';

type Input = Record<string, unknown>;

const { api, gateway } = await serveGateway();
const cast = await buildCallers(api);

/** Beside null. What the service answers to more of them is in tests/api/openapi/oddValues. */
const words = ['', longText];
const odd: Readonly<Record<string, readonly unknown[]>> = {
  String: words,
  ID: words,
  Int: [-1, 1_000_000_000],
  Float: [-1, 1e12],
};

/** Places of an input that its type allows other values at: of a list, in its first row. */
function placesOf(type: GraphQLInputType, value: unknown, at: Place = []): [Place, readonly unknown[]][] {
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

type Made = () => Promise<{ input: object | undefined; token: string | null | undefined }>;

async function linesOf(mutation: string, make: Made): Promise<string[]> {
  const type = createSchema().getMutationType()!.getFields()[mutation]!.args[0]?.type;
  if (type === undefined) return [];
  const before = await everything(api);
  const ask = async (path: Place, value: unknown) => {
    const { input, token } = await make();
    const variables = { input: withValue(input, path, value) };
    const { data, errors } = await gateway.ask(mutationText(mutation, {}), {
      variables,
      token: token ?? null,
    });
    const refused: { code: string; message: string; path: string[] | null }[] =
      data?.[mutation]?.errors ?? [];
    const errorTexts = [
      ...refused.map((each) => `${each.code} ${each.path?.join('.') ?? ''} ${each.message}`),
      ...errors.map(({ message, extensions }) => `${extensions.code}: ${message}`),
    ];
    if (errorTexts.length === 0) await restore(api, before, await everything(api));
    return errorTexts.length === 0 ? 'done' : errorTexts.join(' | ').slice(0, 300);
  };
  const { input } = await make();
  const lines: string[] = [];
  for (const [path, values] of placesOf(type, input)) {
    if (path.length === 0 || values.length === 0) continue;
    lines.push(`  ${path.join('.')}: ${await byAnswer(values, (value) => ask(path, value))}`);
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
