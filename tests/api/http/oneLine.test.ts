import { z } from 'zod';
import { expect, test } from 'vitest';
import { structureSchema } from '#domain/structures/structure.ts';
import { technologies } from '#domain/structures/technology/technology.ts';
import { quotation } from '../../support/access/accessWorld.ts';
import { toJson } from '../../../api/db/json.ts';
import { serveApi } from '../../support/served.ts';
import { expectStatus, newUser } from '../../support/world.ts';

const api = await serveApi();

/** Text that keeps its lines, by the last name of its field, and why; ids, too, are compared and never shown. */
const keepsLines: Record<string, string> = {
  description: 'what somebody writes about a thing, shown as it was written',
  reason: 'why somebody decided so',
  note: 'why a check was passed over',
  sheet: 'text of the client’s own',
  password: 'compared, never shown',
  current_password: 'compared, never shown',
  code: 'compared, never kept',
  credential: 'compared, never kept',
  recovery_code: 'compared, never kept',
  callback: 'read as a query, never kept',
  key: 'must name a material, whose name may be of before',
  'withdrawn[]': 'the key of a price that is kept, whatever its name is made of',
};

/** What a field may be sent with a line break in it: a name, addresses, a number. */
const broken = ['Ana Souza\r\nBcc: Rui Lima', 'https://example.com/a\nb', 'a\nb@example.com', '1\n2', 'S\nP'];

type Leaf = { path: string; schema: z.ZodType };

/** Every text of a schema, by its path. */
function* texts(schema: unknown, path: string, depth = 12): Generator<Leaf> {
  if (!(schema instanceof z.ZodType) || depth === 0) return;
  const { def } = schema._zod as unknown as { def: Record<string, unknown> & { type: string } };
  if (def.type === 'string') return yield { path, schema };
  if (def.type === 'object')
    for (const [name, field] of Object.entries(def['shape'] as object))
      yield* texts(field, path === '' ? name : `${path}.${name}`, depth - 1);
  const lists = [def['element'], def['valueType']].map((each): [unknown, string] => [each, `${path}[]`]);
  const same = ['innerType', 'in', 'out', 'left', 'right'].map((key): [unknown, string] => [def[key], path]);
  const options = ((def['options'] as unknown[]) ?? []).map((each): [unknown, string] => [each, path]);
  for (const [inner, at] of [...lists, ...same, ...options]) yield* texts(inner, at, depth - 1);
}

const bodies = api.routes
  .filter(({ method, url, body }) => method !== 'HEAD' && url.startsWith('/v1') && body !== undefined)
  .map(({ method, url, body }): [string, unknown] => [`${method} ${url}`, body]);
const quantities = technologies.map((type): [string, unknown] => [
  `quantities of ${type}`,
  structureSchema(type),
]);

test('the walk meets the texts of every body that has any', () => {
  const met = [...bodies, ...quantities].flatMap(([name, schema]) =>
    [...texts(schema, '')].map(({ path }) => `${name} ${path}`),
  );
  expect(bodies.length).toBeGreaterThan(40);
  expect(met.length).toBeGreaterThan(100);
  expect(met).toContain('POST /v1/projects name');
  expect(met.filter((each) => /otherMaterials\[\]\.(name|source)$/.test(each))).toHaveLength(6);
});

test.each([...bodies, ...quantities])('%s keeps no line break in a text of one line', (_name, schema) => {
  const kept = [...texts(schema, '')]
    .filter(({ path }) => !/(^|[._])ids?(\[\])?$/.test(path))
    .filter(({ path }) => keepsLines[path.split('.').at(-1) ?? ''] === undefined)
    .filter(({ schema: leaf }) =>
      broken.some((value) => {
        const { success, data } = leaf.safeParse(value);
        return success && /[\p{Cc}\u2028\u2029]/u.test(String(data));
      }),
    );
  expect(kept.map(({ path }) => path)).toEqual([]);
});

test('what was stored with line breaks before is read and edited, and then stands in one line', async () => {
  const ana = await newUser(api.url);
  const project = await ana.project();
  const module = await (await (await project.unit()).option()).module();
  const range = { min: 1, max: 2 };
  const source = 'EPD 1\nEPD 2';
  const amounts = { amount: 10, unit: 'kg', co2: range, energy: range };
  const row = { name: 'Perfil\nde aço', purpose: 'infill', source, ...amounts };
  const read = async () => (await ana.call('GET', module.path)).body.versions[0];
  const { id, data } = await read();
  const stored = toJson({ ...data, other_materials: [row] });
  await api.db.updateTable('versions').set({ data: stored }).where('id', '=', id).execute();
  const quoted = 'Proposta\n118';
  await api.db
    .insertInto('prices')
    .values({ projectId: project.id, ...quotation, source: quoted, userId: ana.id, userName: ana.name })
    .execute();

  const before = await read();
  expect(before.data.other_materials).toMatchObject([{ name: row.name }]);
  const listed = (await ana.call('GET', `${project.path}/prices`)).body.prices;
  expect(listed).toMatchObject([{ source: quoted }]);
  await expectStatus(200, ana.call('PATCH', module.path, { name: 'Outro', data: before.data }));
  const { other_materials: kept } = (await read()).data;
  expect(kept).toMatchObject([{ name: 'Perfil de aço', source: 'EPD 1 EPD 2' }]);
  const again = { prices: [{ ...quotation, source: quoted }] };
  await expectStatus(200, ana.call('PATCH', `${project.path}/prices`, again));
  expect((await ana.call('GET', `${project.path}/prices`)).body.prices).toMatchObject([
    { source: 'Proposta 118' },
  ]);
});
