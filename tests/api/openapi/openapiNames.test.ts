import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { readApiConfig } from '../../../api/config.ts';
import { type JsonSchema, type OpenapiDocument, operationsOf } from '../../../api/openapi/document.ts';
import { requestExamples } from '../../../api/openapi/requestExamples.ts';
import { nameSchemas } from '../../../api/openapi/nameSchemas.ts';
import { activateAccount } from '../../support/provedAddress.ts';
import { call } from '../../support/restCall.ts';
import { serveApi } from '../../support/served.ts';

const api = await serveApi({ contact: 'https://torre.example/contact' });
const document: OpenapiDocument = (await call(api.url, 'GET', '/v1/openapi.json')).body;

const contents = () =>
  operationsOf(document).flatMap(({ method, path, operation }) =>
    [operation.requestBody, ...Object.values(operation.responses)].flatMap((part) =>
      Object.values(part?.content ?? {}).map((content) => ({ route: `${method} ${path}`, content })),
    ),
  );

/** Everything with fields of its own in a schema, not behind references. */
function thingsIn(schema: JsonSchema | undefined): string[] {
  if (schema === undefined) return [];
  const { properties = {}, items, anyOf = [] } = schema;
  const below = [...Object.values(properties), items, ...anyOf].flatMap(thingsIn);
  if (Object.keys(properties).length === 0) return below;
  const text = (key: string, value: unknown) =>
    key === 'description' && typeof value === 'string' ? undefined : value;
  return [...below, JSON.stringify(schema, text)];
}

test('what comes more than once in bodies and answers is a component with a name', () => {
  const things = [
    ...contents().flatMap(({ content }) => thingsIn(content.schema)),
    ...Object.values(document.components.schemas ?? {}).flatMap((schema) =>
      [...Object.values(schema.properties ?? {}), schema.items].flatMap(thingsIn),
    ),
  ];
  expect(things.filter((thing, index) => things.indexOf(thing) !== index)).toEqual([]);
  expect(Object.keys(document.components.schemas ?? {})).toEqual(
    expect.arrayContaining(['Project', 'Unit', 'Option', 'Module', 'Version', 'Quantities', 'Error']),
  );
  const project = '#/components/schemas/Project';
  expect(document.components.schemas?.['ProjectAnswer']?.properties?.['project']?.['$ref']).toBe(project);
});

/** Every list of names in the document that a program made from it turns into names of its own. */
function namesIn(part: unknown): string[][] {
  if (typeof part !== 'object' || part === null) return [];
  const { enum: values, properties } = part as { enum?: unknown[]; properties?: object };
  const own = [values?.map(String) ?? [], Object.keys(properties ?? {})];
  return [...own, ...Object.values(part).flatMap(namesIn)];
}

test('programs made from it get no two names that differ in case or underscores alone', () => {
  const ids = operationsOf(document).map(({ operation }) => operation.operationId ?? '');
  const lists = [ids, Object.keys(document.components.schemas ?? {}), ...namesIn(document)];
  const plain = (name: string) => name.replaceAll('_', '').toLowerCase();
  expect(lists.filter((names) => new Set(names.map(plain)).size < names.length)).toEqual([]);
});

test('one name for two things is refused', () => {
  const holding = (field: string) => ({
    summary: '',
    responses: {
      200: {
        content: {
          'application/json': {
            schema: { properties: { project: { properties: { [field]: { type: 'string' } } } } },
          },
        },
      },
    },
  });
  const paths = { '/v1/a': { get: holding('a') }, '/v1/b': { get: holding('b') } };
  const two = { info: { title: '', description: '', version: '' }, paths, components: {} };
  expect(() => nameSchemas(two)).toThrow('Project is meant for two things');
});

test('examples are of the schemas they stand beside', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  ajv.addSchema({ $id: 'torre', ...document });
  const answers = Object.entries(document.components.responses ?? {}).flatMap(([route, { content }]) =>
    Object.values(content ?? {}).map((part) => ({ route, content: part })),
  );
  const shown = [...contents(), ...answers].filter(({ content }) => content.example !== undefined);
  expect(shown.map(({ route }) => route)).toEqual(expect.arrayContaining(['Error401', 'Error422']));
  const bare = contents().filter(({ content }) => content.example === undefined);
  expect(bare.filter(({ content }) => !JSON.stringify(content.schema).includes('binary'))).toEqual([]);
  // An empty one shows nothing of what may be sent; whole accounts, offices and this document are too long to show.
  const empty = shown.filter(({ content }) => JSON.stringify(content.example) === '{}');
  expect(empty.map(({ route }) => route)).toEqual([
    'get /v1/users/me/export',
    'get /v1/organizations/{organizationId}/export',
    'get /v1/openapi.json',
  ]);
  for (const { route, content } of shown) {
    const schema = JSON.stringify(content.schema).replaceAll('"#/components', '"torre#/components');
    const validate = ajv.compile(JSON.parse(schema) as JsonSchema);
    expect([route, validate(content.example), validate.errors]).toEqual([route, true, null]);
  }
});

test('sent in their order, the examples make an account and its first module', async () => {
  const ids = new Map<string, string>();
  let token: string | undefined;
  let floors: string[] = [];
  for (const { method, path, operation } of operationsOf(document)) {
    const example = operation.requestBody?.content['application/json']?.example;
    if (example === undefined || !(`${method} ${path}` in requestExamples)) continue;
    const body = structuredClone(example) as { data?: { floor_ids?: string[] } };
    if (body.data?.floor_ids !== undefined) body.data.floor_ids = floors;
    const target = path.replace(/\{(\w+)\}/g, (_, name: string) => ids.get(name) ?? name);
    const answer = await call(api.url, method.toUpperCase(), target, { body, token });
    expect([path, answer.status]).toEqual([path, expect.toSatisfy((status: number) => status < 300)]);
    const { user, authentication_token, project, unit, tower_option } = answer.body;
    if (path === '/v1/users') await activateAccount(api.url, user.id);
    token ??= authentication_token?.token;
    for (const [name, made] of Object.entries({ projectId: project, unitId: unit, optionId: tower_option }))
      if (made !== undefined) ids.set(name, made.id);
    if (unit !== undefined) floors = unit.tower.floors.map(({ id }: { id: string }) => id);
  }
  expect(floors).toHaveLength(2);
});

test('whom to ask is a setting', () => {
  expect(document.info.contact).toMatchObject({ url: 'https://torre.example/contact' });
  expect(document.info.description).toContain('SECURITY.md');
  expect(readApiConfig({ CONTACT: 'security@torre.example' }).contact).toBe('security@torre.example');
  expect(() => readApiConfig({ CONTACT: 'javascript://x' })).toThrow(/CONTACT/);
});
