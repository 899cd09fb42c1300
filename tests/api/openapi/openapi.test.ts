import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type OpenapiDocument, operationsOf } from '../../../api/openapi/document.ts';
import { call } from '../../support/restCall.ts';
import { serveApi } from '../../support/served.ts';

const api = await serveApi();
const document: OpenapiDocument & { openapi: string } = (await call(api.url, 'GET', '/v1/openapi.json')).body;

const operation = (method: string, path: string) => {
  const found = document.paths[path]?.[method];
  if (found === undefined) throw new Error(`${method} ${path} is not described`);
  return found;
};

/** Everything in the document that says $ref. */
function refsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === '$ref' ? [String(part)] : refsIn(part)));
}

describe('the description', () => {
  test('is OpenAPI 3.1 whose references lead somewhere and whose operations have names of their own', () => {
    expect(document.openapi).toMatch(/^3\.1/);
    for (const ref of new Set(refsIn(document))) {
      const target = ref
        .slice(2)
        .split('/')
        .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document);
      expect([ref, typeof target]).toEqual([ref, 'object']);
    }
    const ids = operationsOf(document).map((each) => each.operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(60);
  });

  test('says of each file that is sent what it may be', () => {
    const file = (path: string, name: string) =>
      operation('post', path).requestBody?.content['multipart/form-data']?.schema.properties?.[name];
    expect(file('/v1/uploads/{uploadId}', 'file')?.description).toMatch(/^PNG/);
    expect(file('/v1/projects-upload', 'csv')?.description).toMatch(/^CSV or XLSX/);
  });

  test('names summary, access, and the statuses of every operation', () => {
    for (const { method, path, operation: each } of operationsOf(document)) {
      const name = `${method} ${path}`;
      for (const told of [each.summary, each.description, each['x-access']])
        expect([name, told]).toEqual([name, expect.stringMatching(/../)]);
      const statuses = Object.keys(each.responses);
      expect([name, statuses]).toEqual([name, expect.arrayContaining(['429', '500', '503'])]);
      expect([name, statuses.filter((status) => status.startsWith('2')).length]).not.toEqual([name, 0]);
      expect([name, statuses.includes('401')]).toEqual([
        name,
        each['x-access'] !== 'open' || /^\/v1\/(tokens\/authentication$|benchmark\/)/.test(path),
      ]);
      const isOfOwners = each['x-access'] === 'organization:owner';
      expect([name, isOfOwners && !statuses.includes('403')]).toEqual([name, false]);
      // Who needs no permission lacks none.
      expect([name, each['x-access'] === 'open' && statuses.includes('403')]).toEqual([name, false]);
      for (const answer of Object.values(each.responses))
        expect(answer.description).not.toBe('Default Response');
    }
    const takesKey = (method: string, path: string) =>
      operation(method, path).parameters?.some(({ name }) => name === 'Idempotency-Key') ?? false;
    const takeoff = '/v1/projects/{projectId}/units/{unitId}/options/{optionId}/takeoff';
    expect([takesKey('post', '/v1/projects'), takesKey('put', takeoff)]).toEqual([true, true]);
    // Keys are each user's own, an answer with a secret is not kept, and files are read by their routes.
    for (const path of ['/v1/users', '/v1/tokens/api', '/v1/projects-upload'])
      expect([path, takesKey('post', path)]).toEqual([path, false]);
    expect(Object.keys(operation('delete', '/v1/users/me').responses)).toContain('204');
    for (const refused of [takeoff, takeoff.replace(/takeoff$/, 'proposal')])
      expect([refused, Object.keys(operation('put', refused).responses)]).toEqual([
        refused,
        expect.arrayContaining(['409']),
      ]);
    expect(Object.keys(operation('patch', '/v1/projects/{projectId}').responses)).toEqual(
      expect.arrayContaining(['200', '400', '401', '403', '404', '409', '413', '415', '422']),
    );
  });

  test('tells of each group of calls, and after how long a refused call may work', () => {
    const { tags = [], components } = document;
    const used = new Set(operationsOf(document).flatMap(({ operation: { tags: own } }) => own));
    expect(new Set(tags.map(({ name }) => name))).toEqual(used);
    for (const name of ['Error429', 'Error503'])
      expect(components.responses?.[name]?.headers).toHaveProperty('Retry-After');
  });

  test('gives units, the limits of fields, files and the quantities of each technology', () => {
    const schemas = document.components.schemas ?? {};
    expect(schemas['NewFloorGroup']?.properties?.['area']).toMatchObject({
      description: 'm² of one floor',
      exclusiveMinimum: 0,
    });
    expect(schemas['NewProject']?.required).toEqual(['name', 'state', 'city', 'phase']);
    expect(schemas['NewProject']?.properties?.['name']).toMatchObject({
      minLength: 2,
      description: expect.stringMatching(/^Two characters or more; the refusal .* says three/),
    });
    expect(operation('post', '/v1/projects-upload').requestBody?.content).toHaveProperty(
      'multipart/form-data',
    );
    const { ConcreteWall } = schemas;
    expect(ConcreteWall?.properties?.['wall_thickness']?.description).toBe('m');
    expect(schemas['ConcreteVolume']?.properties?.['volume']?.description).toContain('m³ per floor');
  });
});

test('/v1/docs shows it on a page that runs its own script alone and loads nothing', async () => {
  const page = await call(api.url, 'GET', '/v1/docs');
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  for (const path of Object.keys(document.paths)) expect(page.body).toContain(`<code>${path}</code>`);
  expect(page.body).not.toMatch(/src=|href="?https?:|url\(/);
  const links = new Set([...page.body.matchAll(/href="#([^"]*)"/g)].map(([, name]) => name));
  expect(links.size).toBeGreaterThan(0);
  for (const name of links) expect(page.body).toContain(` id="${name}"`);
  const scripts = [...page.body.matchAll(/<script>([^]*?)<\/script>/g)];
  expect(scripts).toHaveLength(1);
  const digest = createHash('sha256').update(scripts[0]?.[1]).digest('base64');
  expect(page.headers.get('content-security-policy')).toContain(`script-src 'sha256-${digest}';`);
});
