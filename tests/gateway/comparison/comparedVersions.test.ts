import { beforeEach, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/globalId.ts';
import { serveStub } from '../../support/served.ts';
import {
  frame,
  frameWire,
  moduleId,
  moduleRow,
  optionId,
  optionRow,
  paths,
  projectId,
  totalsWire,
  towerRoutes,
  unitId,
  versionId,
} from '../../support/towers/towerWire.ts';

const { upstream, gateway } = await serveStub();

const stamps = { created_at: '2026-01-01T10:00:00Z', updated_at: '2026-02-01T10:00:00Z' };
const module = moduleRow(1, 1, frame(10, 1000));
const modulePath = (n: number) => `GET ${paths.option(1)}/modules/${moduleId(1, n)}`;
const versionRow = (n: number, more: object = {}) => ({
  id: versionId(1, 1, n),
  version: n,
  name: `Versão ${n}`,
  type: 'beam_column',
  is_valid: n === 1,
  data: { ...frameWire(10 * n, 1000), avg_slab_span: 7.5 },
  ...totalsWire('beam_column', frame(10 * n, 1000), 2),
  ...stamps,
  ...more,
});
const at = [projectId, unitId, optionId(1)] as const;
const moduleOf = (n: number) => toGlobalId('Module', ...at, moduleId(1, n));
const version = (n: number) => toGlobalId('Version', ...at, moduleId(1, 1), versionId(1, 1, n));

const compare = (input: object, fields = 'items { name isReference version { id } }') =>
  gateway.ask(`query($input: ComparisonInput!) { comparison(input: $input) { ${fields} } }`, {
    variables: { input },
  });
const codesOf = ({ errors }: { errors: { extensions: { code: string } }[] }) =>
  errors.map(({ extensions }) => extensions.code);

beforeEach(() => {
  upstream.on({
    ...towerRoutes([optionRow(1, [module])]),
    [modulePath(1)]: { body: { module, versions: [versionRow(2), versionRow(1)] } },
    [modulePath(2)]: { status: 404, body: { error: 'not found', code: 'NOT_FOUND' } },
    [`GET /v1/projects/${projectId}/declarations`]: { body: { declarations: [] } },
  });
});

const figures = 'items { quantities { co2 { max } } }';

describe('versions to compare', () => {
  test('are those of the modules that are there; the valid one is the reference', async () => {
    const { data, errors } = await compare({ moduleIds: [moduleOf(2), moduleOf(1)] });
    expect(errors).toEqual([]);
    expect(data.comparison.items).toEqual([
      { name: 'Módulo 1 · 2. Versão 2', isReference: false, version: { id: version(2) } },
      { name: 'Módulo 1 · 1. Versão 1', isReference: true, version: { id: version(1) } },
    ]);
  });

  test('of modules are held against the one asked for, and none that is not among them', async () => {
    const moduleIds = [moduleOf(1)];
    const { data, errors } = await compare({ moduleIds, referenceId: version(2) });
    expect(errors).toEqual([]);
    const references = data.comparison.items.map(({ isReference }: { isReference: boolean }) => isReference);
    expect(references).toEqual([true, false]);
    expect(codesOf(await compare({ moduleIds, referenceId: version(9) }))).toEqual(['BAD_USER_INPUT']);
  });

  test('of modules that are all gone are none, and no comparison', async () => {
    const { data, errors } = await compare({ moduleIds: [moduleOf(2)] });
    expect([data, errors]).toEqual([{ comparison: null }, []]);
  });

  test('of something else than a module are none', async () => {
    const option = toGlobalId('Option', ...at);
    const { data, errors } = await compare({ moduleIds: [option, 'x'] });
    expect([data, errors]).toEqual([{ comparison: null }, []]);
  });

  test('of a module that is closed are not left out silently', async () => {
    upstream.on({ [modulePath(2)]: { status: 403, body: { error: 'closed', code: 'FORBIDDEN' } } });
    expect(codesOf(await compare({ moduleIds: [moduleOf(1), moduleOf(2)] }))).toEqual(['FORBIDDEN']);
  });

  test('that are gone are told as that', async () => {
    expect(codesOf(await compare({ versionIds: [version(1), version(9)] }))).toEqual(['NOT_FOUND']);
    const diff = 'query($a: ID!, $b: ID!) { versionDiff(baseId: $a, otherId: $b) { changes { element } } }';
    const variables = { a: version(1), b: version(9) };
    expect(codesOf(await gateway.ask(diff, { variables }))).toEqual(['NOT_FOUND']);
  });

  test('are called by their module and number where they have no name', async () => {
    const versions = [versionRow(2, { name: undefined }), versionRow(1)];
    upstream.on({ [modulePath(1)]: { body: { module, versions } } });
    const { data } = await compare({ versionIds: [version(2), version(1)] });
    expect(data.comparison.items.map(({ name }: { name: string }) => name)).toEqual([
      'Módulo 1 · 2',
      'Módulo 1 · 1. Versão 1',
    ]);
  });

  test('of several options are called by these too, in sentences as well', async () => {
    const other = { ...moduleRow(2, 1, frame(30, 1000)), name: module.name };
    const more = { id: versionId(2, 1, 1), ...totalsWire('beam_column', frame(30, 1000), 2) };
    upstream.on({
      ...towerRoutes([optionRow(1, [module]), optionRow(2, [other])]),
      [modulePath(1)]: { body: { module, versions: [versionRow(1)] } },
      [`GET ${paths.option(2)}/modules/${moduleId(2, 1)}`]: {
        body: { module: other, versions: [versionRow(1, more)] },
      },
    });
    const otherId = toGlobalId('Module', projectId, unitId, optionId(2), moduleId(2, 1));
    const { data, errors } = await compare(
      { moduleIds: [moduleOf(1), otherId] },
      'items { name } answer { sentence } differences { sentence }',
    );
    expect(errors).toEqual([]);
    const [lean, heavy] = ['Opção 1 · Módulo 1 · 1. Versão 1', 'Opção 2 · Módulo 1 · 1. Versão 1'] as const;
    expect(data.comparison.items).toEqual([{ name: lean }, { name: heavy }]);
    expect(data.comparison.answer.sentence).toContain(`${lean} emits less than ${heavy},`);
    expect(data.comparison.differences[0].sentence).toContain(`${heavy} emits more than ${lean},`);
  });

  test('are told as outdated where their module is', async () => {
    const outdated = { ...module, outdated: true };
    upstream.on({
      [modulePath(1)]: { body: { module: outdated, versions: [versionRow(2), versionRow(1)] } },
    });
    const { data } = await compare({ moduleIds: [moduleOf(1)] }, 'items { side { outdated } }');
    const side = { outdated: [module.name] };
    expect(data.comparison.items).toEqual([{ side }, { side }]);
  });

  test('come with the losses of what is bought where these are asked for', async () => {
    const input = { versionIds: [version(1), version(2)] };
    const fields = 'items { id quantities { co2 { max } } byFloor { co2 { max } } }';
    const [designed, withLosses] = [
      (await compare(input, fields)).data.comparison.items,
      (await compare({ ...input, withLosses: true }, fields)).data.comparison.items,
    ];
    for (const [index, item] of designed.entries()) {
      expect(withLosses[index].quantities.co2.max).toBeGreaterThan(item.quantities.co2.max);
      const ofFloors = (of: { byFloor: { co2: { max: number } | null }[] }) =>
        of.byFloor.reduce((sum, { co2 }) => sum + (co2?.max ?? 0), 0);
      expect(ofFloors(withLosses[index])).toBeCloseTo(withLosses[index].quantities.co2.max, 6);
      expect(withLosses[index].id).not.toBe(item.id);
    }
  });

  test('of a module without totals are counted from its quantities', async () => {
    const withoutTotals = [1, 2].map((n) => {
      const { id, version: number, name, type, is_valid, data } = versionRow(n);
      return { id, version: number, name, type, is_valid, data, ...stamps };
    });
    const { data: sent } = await compare({ versionIds: [version(1), version(2)] }, figures);
    upstream.on({ [modulePath(1)]: { body: { module, versions: withoutTotals } } });
    const { data, errors } = await compare({ versionIds: [version(1), version(2)] }, figures);
    expect(errors).toEqual([]);
    for (const [index, item] of sent.comparison.items.entries())
      expect(data.comparison.items[index].quantities.co2.max).toBeCloseTo(item.quantities.co2.max, 6);
  });
});
