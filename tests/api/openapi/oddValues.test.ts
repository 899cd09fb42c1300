import { beforeAll, expect, test } from 'vitest';
import { accessTable, type RouteRow } from '../../support/access/accessTable.ts';
import { buildCallers } from '../../support/access/callers.ts';
import { everything, restore } from '../../support/access/everything.ts';
import { answerTo } from '../../support/callRoute.ts';
import { byAnswer, longText, type Place, withValue } from '../../support/oddValues.ts';
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
function fieldsOf(schema: Schema, at: Place = []): Place[] {
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

const odd = [null, undefined, '', 'x', longText, true, -1, 0, 1.5, 1e12, [], {}];
const oddWords = ['', 'x', '-1', '0', '1.5', '1000000000000', 'true', '2026-13-01', longText];
/** What a call answers. */
async function answered(route: string, row: RouteRow): Promise<string> {
  const { status, text } = await answerTo(api, route, row, callers['owner']!, world);
  const { error } = status < 400 ? {} : (JSON.parse(text) as { error?: unknown });
  const said = error === undefined ? '' : ` ${typeof error === 'string' ? error : JSON.stringify(error)}`;
  if (status < 300 && (!route.startsWith('GET') || row.writes))
    await restore(api, state, await everything(api));
  return `${status}${said.length > 300 ? `${said.slice(0, 300)}…` : said}`;
}

async function linesOf(route: string, row: RouteRow): Promise<string[]> {
  const { parameters = [], requestBody } = operationOf(route);
  const lines: string[] = [];
  for (const { name } of parameters.filter((each) => each.in === 'query')) {
    const others = [...new URLSearchParams(row.query)].filter(([key]) => key !== name);
    const query = (word: unknown) => `?${new URLSearchParams([...others, [name, String(word)]]).toString()}`;
    const said = await byAnswer(oddWords, (word) => answered(route, { ...row, query: query(word) }));
    lines.push(`  ?${name}: ${said}`);
  }
  const schema = requestBody?.content['application/json']?.schema;
  const good = schema && (await row.body?.(world));
  const places = good === undefined ? [] : fieldsOf(schema!);
  const names = [...new Map(places.map((place) => [place.join('.'), place])).values()];
  for (const place of names) {
    if (withValue(good, place, 1) === undefined) continue;
    const body = (value: unknown) => async () => withValue(await row.body!(world), place, value);
    const said = await byAnswer(odd, (value) => answered(route, { ...row, body: body(value) }));
    lines.push(`  ${place.join('.')}: ${said}`);
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
