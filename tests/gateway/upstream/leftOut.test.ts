import { beforeEach, describe, expect, test } from 'vitest';
import { startGateway } from '../../support/servers/gatewayServer.ts';
import { toGlobalId } from '../../../gateway/relay/globalId.ts';
import { sumTotals, totalsTimes } from '../../../gateway/totals/sumTotals.ts';
import {
  floorId,
  frame,
  moduleId,
  moduleRow,
  optionId,
  optionRow,
  paths,
  projectId,
  projectRow,
  towerRoutes,
  unitId,
  unitRow,
} from '../../support/towers/towerWire.ts';
import { serveStub } from '../../support/served.ts';

const project = `GET /v1/projects/${projectId}`;
const { upstream, gateway } = await serveStub();
beforeEach(() => {
  upstream.taken();
  upstream.on(towerRoutes([optionRow(1, null)]));
});

const variables = { p: projectId, u: unitId };
const readProject = () => gateway.ask(`query($p: ID!) { project(projectId: $p) { name } }`, { variables });

/** The code of everything that was refused in the answer to a query. */
async function codesOf(query: string, given: Record<string, unknown> = variables): Promise<unknown[]> {
  const { errors } = await gateway.ask(query, { variables: given });
  return errors.map(({ extensions }) => extensions.code);
}

describe('what a reply leaves out is not filled with something likely', () => {
  test.each([
    { state: undefined },
    { city: null },
    { state: '' },
    { city: '  ' },
    { totals: { source: 'oldest' } },
  ])('a project with %o is a bad reply', async (part) => {
    upstream.on({ [project]: { body: { project: projectRow(1, part) } } });
    const { errors } = await readProject();
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['UPSTREAM_BAD_REPLY']);
  });

  test('an option that does not say whether it is the reference is a bad reply', async () => {
    upstream.on({
      [`GET ${paths.unit}/options`]: {
        body: { tower_options: [{ ...optionRow(1, null), active: undefined }] },
      },
    });
    const { errors } = await gateway.ask(
      `query($p: ID!, $u: ID!) { unit(projectId: $p, unitId: $u) { options { edges { node { name } } } } }`,
      { variables },
    );
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['UPSTREAM_BAD_REPLY']);
  });

  test('a floor of a kind nobody knows is a bad reply, not a typical floor', async () => {
    const floors = [{ id: 1, category: 'roof', area: 1, height: 1, index: 0 }];
    upstream.on({ [`GET ${paths.unit}`]: { body: { unit: { id: unitId, name: 'T', tower: { floors } } } } });
    const { errors } = await gateway.ask(
      `query($p: ID!, $u: ID!) { unit(projectId: $p, unitId: $u) { totalFloors } }`,
      { variables },
    );
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['UPSTREAM_BAD_REPLY']);
  });
});

describe('what a reply leaves out is not filled with nothing', () => {
  const { floor_repetition: _floors, floor_ids: _ids, ...withoutFloors } = moduleRow(1, 1, frame(1, 1));
  const modulePath = `${paths.option(1)}/modules/${moduleId(1, 1)}`;

  test('a module without floors or their number has no count of zero', async () => {
    upstream.on({ [`GET ${modulePath}`]: { body: { module: withoutFloors, versions: [] } } });
    const id = toGlobalId('Module', projectId, unitId, optionId(1), moduleId(1, 1));
    const { data, errors } = await gateway.ask(
      'query($id: ID!) { node(id: $id) { ... on Module { name floorRepetition } } }',
      { variables: { id } },
    );
    expect(data.node).toBeNull();
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['UPSTREAM_BAD_REPLY']);
  });

  test('a module that does not tell its floors covers none', async () => {
    upstream.on({ [`GET ${modulePath}`]: { body: { module: withoutFloors, versions: [] } } });
    upstream.on(towerRoutes([optionRow(1, [withoutFloors])]));
    const { data, errors } = await gateway.ask(
      'query($id: ID!) { node(id: $id) { ... on Option { coverage { coveredFloors totalFloors } } } }',
      { variables: { id: toGlobalId('Option', projectId, unitId, optionId(1)) } },
    );
    expect(errors).toEqual([]);
    expect(data.node.coverage).toEqual({ coveredFloors: 0, totalFloors: expect.any(Number) });
  });

  test('quantities that do not say their factors are compared with nothing', async () => {
    const { factor_set: _set, ...row } = moduleRow(2, 1, frame(1, 1)) as Record<string, unknown>;
    upstream.on(towerRoutes([optionRow(1, [moduleRow(1, 1, frame(1, 1))]), optionRow(2, [row])]));
    const optionIds = [1, 2].map((n) => toGlobalId('Option', projectId, unitId, optionId(n)));
    const { errors } = await gateway.ask(
      'query($input: ComparisonInput!) { comparison(input: $input) { items { name } } }',
      { variables: { input: { optionIds } } },
    );
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['UPSTREAM_BAD_REPLY']);
  });

  test('a module that was made, and has no id', async () => {
    const version = { version: 1, type: 'beam_column', is_valid: true, data: {} };
    upstream.on({
      [`POST ${modulePath}/duplicate`]: {
        status: 201,
        body: { versions: [{ ...withoutFloors, ...version }] },
      },
    });
    const input = { moduleId: toGlobalId('Module', projectId, unitId, optionId(1), moduleId(1, 1)) };
    const { errors } = await gateway.ask(
      'mutation($input: DuplicateModuleInput!) { duplicateModule(input: $input) { module { id } } }',
      { variables: { input } },
    );
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['OUTCOME_UNKNOWN']);
  });

  test('a change among those of all projects that names no project', async () => {
    const change = { id: 1, created_at: '2026-01-01T00:00:00Z', action: 'unit.created', entity_type: 'unit' };
    upstream.on({
      'GET /v1/users/me/activity?page_size=5': { body: { activity: [change], metadata: {} } },
    });
    const { errors } = await gateway.ask('{ viewer { activity(first: 5) { edges { node { id } } } } }');
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['UPSTREAM_BAD_REPLY']);
  });

  const floorsOfUnit =
    'query($p: ID!, $u: ID!) { unit(projectId: $p, unitId: $u) { totalFloors floors { groupName } } }';

  test.each([
    ['the tower', {}],
    ['its floors', { tower: {} }],
    [
      "a floor's group",
      { tower: { floors: [{ id: 1, category: 'standard_floor', area: 1, height: 1, index: 0 }] } },
    ],
  ])('a unit that leaves out %s', async (_what, part) => {
    upstream.on({ [`GET ${paths.unit}`]: { body: { unit: { id: unitId, name: 'T', ...part } } } });
    expect(new Set(await codesOf(floorsOfUnit))).toEqual(new Set(['UPSTREAM_BAD_REPLY']));
  });

  test('a list of projects that has rows and does not say how many', async () => {
    upstream.on({
      'GET /v1/projects/?page_size=50&with_totals=false': {
        body: { projects: [projectRow(1)], metadata: {} },
      },
    });
    expect(await codesOf('{ viewer { projects { totalCount } } }')).toEqual(['UPSTREAM_BAD_REPLY']);
  });

  test('a member without permissions, an invitation without who invites', async () => {
    const stamps = { created_at: '2026-01-01T00:00:00Z', expires_at: '2026-01-09T00:00:00Z' };
    const person = { id: 1, name: 'Ana', email: 'ana@example.com', ...stamps };
    const invitation = { ...stamps, id: 1, status: 'pending', project_id: projectId, project_name: 'P' };
    upstream.on({
      [`GET /v1/projects/${projectId}/members`]: { body: { members: [person] } },
      'GET /v1/users/pending-invitations': {
        body: { invitations: [{ ...invitation, email: 'bob@example.com', permissions: ['project:view'] }] },
      },
    });
    const members = 'query($p: ID!) { project(projectId: $p) { members { totalCount } } }';
    expect(await codesOf(members)).toEqual(['UPSTREAM_BAD_REPLY']);
    const invitations = '{ viewer { pendingInvitations { edges { node { inviterName } } } } }';
    expect(await codesOf(invitations)).toEqual(['UPSTREAM_BAD_REPLY']);
  });

  test('an account that does not say whether it is activated', async () => {
    const user = { id: 7, name: 'Ana Souza', email: 'ana@example.com' };
    upstream.on({ 'GET /v1/users/me': { body: { user } } });
    expect(await codesOf('{ viewer { user { activated } } }')).toEqual(['UPSTREAM_BAD_REPLY']);
  });

  test('a module whose quantities a service would lose with the change of its floors', async () => {
    const live = await startGateway(upstream.url);
    const user = { id: 7, name: 'Ana Souza', email: 'ana@example.com', activated: true };
    upstream.on({
      ...towerRoutes([optionRow(1, [withoutFloors])]),
      'GET /v1/users/me': { status: 405, body: { error: 'the GET method is not supported' } },
      'PATCH /v1/users': { body: { user } },
      [`GET ${modulePath}`]: { body: { versions: [{ version: 1, type: 'beam_column' }] } },
    });
    const ids = [projectId, unitId, optionId(1), moduleId(1, 1)] as const;
    const input = { moduleId: toGlobalId('Module', ...ids), floorIds: [floorId(1)] };
    const { errors } = await live.ask(
      'mutation($input: UpdateModuleInput!) { updateModule(input: $input) { errors { code } } }',
      { variables: { input } },
    );
    await live.close();
    expect(errors.map(({ message }) => message)).toEqual([
      'A module does not say the quantities that a change has to keep',
    ]);
    expect(upstream.taken()).not.toContain(`PATCH ${modulePath}`);
  });

  test('materials and masses that nobody sends are not none', async () => {
    const impact = { co2_min: 1, co2_max: 2, energy_min: 3, energy_max: 4 };
    const {
      materials: _1,
      elements: _2,
      total_steel: _3,
      ...some
    } = withoutFloors as Record<string, unknown>;
    const sent = { ...some, floor_repetition: 2, consumption: impact };
    upstream.on({
      ...towerRoutes([optionRow(1, [sent])]),
      [`GET ${modulePath}`]: { body: { module: sent, versions: [] } },
    });
    const given = { id: toGlobalId('Option', projectId, unitId, optionId(1)) };
    const ofOption = (field: string) =>
      codesOf(`query($id: ID!) { node(id: $id) { ... on Option { quantities { ${field} } } } }`, given);
    expect(await ofOption('co2 { min } concrete')).toEqual([]);
    expect(await ofOption('materials { key }')).toEqual(['NOT_SUPPORTED_BY_UPSTREAM']);
    expect(await ofOption('steel')).toEqual(['NOT_SUPPORTED_BY_UPSTREAM']);
  });

  test('two versions of a foundation of which nobody sends the parts are not the same', async () => {
    const type = 'raft_foundation';
    const stamps = { created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' };
    const versions = [1, 2].map((n) => ({ ...stamps, id: `v${n}`, version: n, type, is_valid: n === 1 }));
    upstream.on({ [`GET ${modulePath}`]: { body: { module: { id: moduleId(1, 1), type }, versions } } });
    const id = (version: string) =>
      toGlobalId('FoundationVersion', projectId, unitId, optionId(1), moduleId(1, 1), version);
    const diff =
      'query($a: ID!, $b: ID!) { foundationDiff(baseId: $a, otherId: $b) { changes { element } } }';
    expect(await codesOf(diff, { a: id('v1'), b: id('v2') })).toEqual(['NOT_SUPPORTED_BY_UPSTREAM']);
  });

  test('towers without an area do not differ by 0 per m²', async () => {
    const options = [1, 2].map((n) => optionRow(n, [moduleRow(n, 1, frame(n, 1))]));
    const flat = unitRow.tower.floors.map((floor) => ({ ...floor, area: 0 }));
    upstream.on({
      ...towerRoutes(options),
      [`GET ${paths.unit}`]: { body: { unit: { ...unitRow, tower: { floors: flat } } } },
    });
    const optionIds = [1, 2].map((n) => toGlobalId('Option', projectId, unitId, optionId(n)));
    const query =
      'query($input: ComparisonInput!) { comparison(input: $input) { differences { co2PerSquareMeter { max } } } }';
    expect(await codesOf(query, { input: { optionIds } })).toEqual(['UPSTREAM_BAD_REPLY']);
  });

  test('a sum of which a part is not known is not known', () => {
    const ends = { min: 1, max: 2 };
    const part = { concrete: 2400, steel: null, co2: ends, energy: ends, materials: [], elements: [] };
    const { concrete: _, materials: __, ...less } = part;
    expect(sumTotals([part, part])).toMatchObject({ concrete: 4800, steel: null, materials: [] });
    expect(sumTotals([part, less])).toMatchObject({
      concrete: undefined,
      materials: undefined,
      elements: [],
    });
    expect(totalsTimes(less, 2)).toMatchObject({ concrete: undefined, co2: { min: 2, max: 4 } });
  });
});
