import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { type JsonSchema, type OpenapiDocument, operationsOf } from '../../../api/openapi/document.ts';
import { type Answer, call } from '../../support/restCall.ts';
import { serveApi } from '../../support/served.ts';
import { newUser, sampleFrame } from '../../support/world.ts';

const api = await serveApi();
const document: OpenapiDocument = (await call(api.url, 'GET', '/v1/openapi.json')).body;
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
ajv.addSchema({ $id: 'torre', ...document });
const user = await newUser(api.url);
const module = await (await (await (await user.project()).unit()).option()).module();

/** Pointers lead into the document, wherever a schema that holds them is compiled. */
const compile = (schema: JsonSchema): ValidateFunction =>
  ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"torre#/components')));

/** What is wrong with an answer by the description of the call. */
function faults(method: string, path: string, answer: Answer): unknown {
  const described = document.paths[path]?.[method]?.responses[String(answer.status)];
  if (described === undefined) return `${method} ${path} does not describe ${answer.status}`;
  const reference = described.$ref?.split('/').at(-1) ?? '';
  const { content } =
    described.$ref === undefined ? described : (document.components.responses ?? {})[reference]!;
  const schema = content?.['application/json']?.schema;
  if (schema === undefined) return answer.body === '' ? null : 'no body is described';
  const validate = compile(schema);
  return validate(answer.body) ? null : validate.errors;
}

test('every schema is one of JSON Schema 2020-12', () => {
  const schemas = operationsOf(document).flatMap(({ operation }) => [
    ...(operation.parameters ?? []).map(({ schema }) => schema),
    ...[operation.requestBody, ...Object.values(operation.responses)].flatMap((part) =>
      Object.values(part?.content ?? {}).map(({ schema }) => schema),
    ),
  ]);
  for (const schema of [...schemas, ...Object.values(document.components.schemas ?? {})]) {
    expect([ajv.validateSchema(schema), ajv.errors]).toEqual([true, null]);
    expect(() => compile(schema)).not.toThrow();
  }
});

test('every operation says what it is for, and has an example of what goes in or comes out', () => {
  // Who may call it, and what holds for all calls of a kind, is no description of one.
  const shared =
    /(Open to anybody, without a token|For (anybody|the (members|owners?)) [^.]*|In pages of [^.]*|With (`|the ETag|an `)[^.]*|What is left out stays as it is)\./g;
  for (const { method, path, operation } of operationsOf(document)) {
    const name = `${method} ${path}`;
    const own = (operation.description ?? '').replaceAll(shared, '').trim();
    expect([name, own]).toEqual([name, expect.stringMatching(/^\S+ .+\.$/)]);
    for (const { name: parameter, schema, example } of operation.parameters ?? []) {
      const validate = compile(schema);
      expect([name, parameter, validate(example), validate.errors]).toEqual([name, parameter, true, null]);
    }
    const contents = [operation.requestBody, ...Object.values(operation.responses)].flatMap((part) =>
      Object.values(part?.content ?? {}),
    );
    const examples = [...(operation.parameters ?? []), ...contents].filter(
      ({ example }) => example !== undefined,
    );
    // A log-out takes its token alone and answers nothing.
    const bare = operation.responses['204'] !== undefined && contents.length === 0;
    const isBare = bare && (operation.parameters ?? []).length === 0;
    expect([name, examples.length > 0 || isBare]).toEqual([name, true]);
  }
});

const at = '/v1/projects/{projectId}/units/{unitId}';
const atModule = `${at}/options/{optionId}/modules/{moduleId}`;

describe('answers are as described', () => {
  test.each([
    ['/v1/healthcheck', () => '/v1/healthcheck'],
    ['/v1/users/me', () => '/v1/users/me'],
    ['/v1/projects', () => '/v1/projects?page_size=5'],
    ['/v1/projects/{projectId}', () => module.option.unit.project.path],
    ['/v1/projects/{projectId}/members', () => `${module.option.unit.project.path}/members`],
    ['/v1/projects/{projectId}/activity', () => `${module.option.unit.project.path}/activity`],
    [at, () => module.option.unit.path],
    [`${at}/options`, () => `${module.option.unit.path}/options`],
    [`${at}/options/{optionId}`, () => module.option.path],
    [atModule, () => module.path],
    ['/v1/benchmark/units', () => '/v1/benchmark/units'],
    ['/v1/structures', () => '/v1/structures'],
  ])('GET %s', async (path, target) => {
    expect(faults('get', path, await user.call('GET', target()))).toBeNull();
  });

  test('refusals, too', async () => {
    const { path } = module;
    const check = async (method: string, described: string, status: number, answer: Promise<Answer>) => {
      const got = await answer;
      expect([described, got.status]).toEqual([described, status]);
      expect(faults(method, described, got)).toBeNull();
    };
    await check('get', '/v1/users/me', 401, call(api.url, 'GET', '/v1/users/me'));
    await check(
      'get',
      atModule,
      404,
      user.call(
        'GET',
        path.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      ),
    );
    await check('post', '/v1/projects', 422, user.call('POST', '/v1/projects', {}));
    await check('post', '/v1/projects', 400, user.call('POST', '/v1/projects', { bogus: 1 }));
    await check('patch', atModule, 409, user.call('PATCH', path, { name: 'B', revision: 99 }));
    const ifMatch = { headers: { 'if-match': '"99"' } };
    await check('delete', atModule, 409, user.call('DELETE', path, undefined, ifMatch));
    const dead = { token: 'A'.repeat(26) };
    await check('get', '/v1/benchmark/units', 401, user.call('GET', '/v1/benchmark/units', undefined, dead));
    const text = { headers: { 'content-type': 'text/plain' } };
    await check('post', '/v1/projects', 415, user.call('POST', '/v1/projects', 'name', text));
    await check('post', '/v1/projects', 413, user.call('POST', '/v1/projects', { name: 'a'.repeat(2e6) }));
  });

  test('and requests: the quantities of one technology, not of two', () => {
    const schema =
      document.paths[`${atModule}/versions`]?.['post']?.requestBody?.content['application/json']?.schema;
    const validate = compile(schema!);
    const body = { name: 'V2', type: 'beam_column', data: sampleFrame };
    expect([validate(body), validate.errors]).toEqual([true, null]);
    const { concrete_beams: _, ...rest } = sampleFrame;
    expect(validate({ ...body, data: rest })).toBe(false);
  });
});

test('every field, parameter and answer says what it is', () => {
  const undescribed = (schema: JsonSchema | undefined, place: string): string[] => {
    if (schema === undefined) return [];
    const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
      ...(field.description === undefined ? [`${place}.${name}`] : []),
      ...undescribed(field, `${place}.${name}`),
    ]);
    const choices = [...(schema.anyOf ?? []), schema.items].flatMap((choice) => undescribed(choice, place));
    return [...own, ...choices];
  };
  const places = operationsOf(document).flatMap(({ method, path, operation }) => [
    ...(operation.parameters ?? [])
      .filter(({ description }) => description === undefined)
      .map(({ name }) => `${method} ${path} ?${name}`),
    ...[operation.requestBody, ...Object.values(operation.responses)].flatMap((part) =>
      Object.values(part?.content ?? {}).flatMap(({ schema }) => undescribed(schema, `${method} ${path}`)),
    ),
  ]);
  const schemas = Object.entries(document.components.schemas ?? {});
  expect([...places, ...schemas.flatMap(([name, schema]) => undescribed(schema, name))]).toEqual([]);
});
