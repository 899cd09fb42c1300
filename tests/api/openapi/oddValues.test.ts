import { beforeAll, expect, test } from 'vitest';
import { accessTable, type RouteRow } from '../../support/access/accessTable.ts';
import { buildCallers } from '../../support/access/callers.ts';
import { everything, restore } from '../../support/access/everything.ts';
import { answerTo } from '../../support/callRoute.ts';
import { serveApi } from '../../support/served.ts';

type Schema = {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
};
type Operation = {
  parameters?: { in: string; name: string }[];
  requestBody?: { content: { 'application/json'?: { schema: Schema } } };
};
type Path = readonly (string | number)[];

const api = await serveApi();
const { callers, world, state } = await buildCallers(api);
let described: { paths: Record<string, Record<string, Operation>> };
beforeAll(async () => {
  described = await (await fetch(new URL('/v1/openapi.json', api.url))).json();
});

const operationOf = (route: string): Operation => {
  const [method = '', path = ''] = route.split(' ');
  return described.paths[path]?.[method.toLowerCase()] ?? {};
};

/** Where the fields of a schema are; of a list, in its first row. */
function fieldsOf(schema: Schema, at: Path = []): Path[] {
  const named = schema.$ref?.split('/').slice(1);
  const own = named
    ? (named.reduce<unknown>((each, key) => (each as Record<string, unknown>)[key], described) as Schema)
    : schema;
  const parts = [...(own.anyOf ?? []), ...(own.allOf ?? [])].flatMap((each) => fieldsOf(each, at));
  const rows = own.items === undefined ? [] : fieldsOf(own.items, [...at, 0]);
  const fields = Object.entries(own.properties ?? {}).flatMap(([name, each]) => [
    [...at, name],
    ...fieldsOf(each, [...at, name]),
  ]);
  return [...parts, ...rows, ...fields];
}

/** The body with another value in a place; undefined where there is no such place. */
function withValue(body: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof body !== 'object' || body === null) return undefined;
  const inside = (body as Record<string, unknown>)[key];
  if (inside === undefined && rest.length > 0) return undefined;
  const next = withValue(inside, rest, value);
  if (rest.length > 0 && next === undefined) return undefined;
  const copy = structuredClone(body) as Record<string, unknown>;
  copy[key] = next;
  return copy;
}

const odd = [null, undefined, '', 'x', 'a'.repeat(2001), true, -1, 0, 1.5, 1e12, [], {}];
const oddWords = ['', 'x', '-1', '0', '1.5', '1000000000000', 'true', '2026-13-01', 'a'.repeat(2001)];
const nameOf = (value: unknown) =>
  typeof value === 'string' && value.length > 1000 ? 'a long text' : (JSON.stringify(value) ?? 'nothing');

/** What is answered, by the values that are answered so; ids of the world and random ones are others on every run. */
async function answered(route: string, row: RouteRow, tries: readonly (readonly [unknown, RouteRow])[]) {
  const values = new Map<string, string[]>();
  for (const [value, changed] of tries) {
    const { status, text } = await answerTo(api, route, changed, callers['owner']!, world);
    const { error } = status < 400 ? {} : (JSON.parse(text) as { error?: unknown });
    const said = error === undefined ? '' : ` ${typeof error === 'string' ? error : JSON.stringify(error)}`;
    const answer = `${status}${said.length > 300 ? `${said.slice(0, 300)}…` : said}`;
    values.set(answer, [...(values.get(answer) ?? []), nameOf(value)]);
    if (status < 300 && (!route.startsWith('GET') || row.writes))
      await restore(api, state, await everything(api));
  }
  return [...values].map(([answer, each]) => `${each.join(', ')} → ${answer}`).join('; ');
}

async function linesOf(route: string, row: RouteRow): Promise<string[]> {
  const { parameters = [], requestBody } = operationOf(route);
  const lines: string[] = [];
  for (const { name } of parameters.filter((each) => each.in === 'query')) {
    const others = [...new URLSearchParams(row.query)].filter(([key]) => key !== name);
    const query = (word: string) => `?${new URLSearchParams([...others, [name, word]]).toString()}`;
    const tries = oddWords.map((word) => [word, { ...row, query: query(word) }] as const);
    lines.push(`  ?${name}: ${await answered(route, row, tries)}`);
  }
  const schema = requestBody?.content['application/json']?.schema;
  const good = schema && (await row.body?.(world));
  const places = good === undefined ? [] : fieldsOf(schema!);
  const names = [...new Map(places.map((place) => [place.join('.'), place])).values()];
  for (const place of names) {
    if (withValue(good, place, 1) === undefined) continue;
    const body = (value: unknown) => async () => withValue(await row.body!(world), place, value);
    const tries = odd.map((value) => [value, { ...row, body: body(value) }] as const);
    lines.push(`  ${place.join('.')}: ${await answered(route, row, tries)}`);
  }
  await restore(api, state, await everything(api));
  return lines.length === 0 ? [] : [route, ...lines, ''];
}

test(
  'what each call answers to odd values in each of its fields is as written',
  { timeout: 600_000 },
  async () => {
    const lines: string[] = [];
    for (const [route, row] of Object.entries(accessTable)) lines.push(...(await linesOf(route, row)));
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('written/oddValues.txt');
  },
);
