import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { upstreams, type Upstream } from '../../support/servers/bothUpstreams.ts';
import { startGateway, type TestGateway } from '../../support/servers/gatewayServer.ts';
import {
  acceptMutation,
  compareQuery,
  createModuleMutation,
  createOptionMutation,
  createProjectMutation,
  createUnitMutation,
  frameInput,
  inviteMutation,
  towerQuery,
} from '../../support/mainJob.ts';

const password = 'pa55word!!';

/** Each step hands the next what it needs, as a user goes through the product. */
describe.each(upstreams)('the main job on %s', (_name, start) => {
  let upstream: Upstream;
  let gateway: TestGateway;
  let owner: string;
  let guest: string;
  let projectId: string;
  let unitId: string;
  const optionIds: string[] = [];

  const signedUp = async (name: string, email: string): Promise<string> => {
    const input = { name, email, password };
    const signUp = await gateway.ask(
      'mutation ($input: SignUpInput!) { signUp(input: $input) { user { name activated } errors { code path } } }',
      { variables: { input }, token: null },
    );
    expect(signUp.data.signUp).toEqual({ user: { name, activated: false }, errors: [] });
    const token = await upstream.activationToken(email);
    const activate = await gateway.ask(
      'mutation ($token: String!) { activateAccount(input: { token: $token }) { user { activated } errors { code } } }',
      { variables: { token }, token: null },
    );
    expect(activate.data.activateAccount).toEqual({ user: { activated: true }, errors: [] });
    const logIn = await gateway.ask(
      'mutation ($input: LogInInput!) { logIn(input: $input) { token expiresAt user { email } errors { code } } }',
      { variables: { input: { email, password } }, token: 'A'.repeat(26) },
    );
    expect(logIn.data.logIn).toMatchObject({ user: { email }, errors: [] });
    return logIn.data.logIn.token;
  };

  beforeAll(async () => {
    upstream = await start();
    gateway = await startGateway(upstream.url, { asksGeneration: true });
  });
  afterAll(async () => {
    await gateway.close();
    await upstream.close();
  });

  test('signs up, activates and logs in', async () => {
    owner = await signedUp('Ana Souza', 'ana@example.com');
    guest = await signedUp('Bruno Lima', 'bruno@example.com');
    const { data, errors } = await gateway.ask(
      '{ viewer { user { name email activated } projects { totalCount edges { node { name } } } } }',
      { token: owner },
    );
    expect(errors).toEqual([]);
    expect(data.viewer).toEqual({
      user: { name: 'Ana Souza', email: 'ana@example.com', activated: true },
      projects: { totalCount: 0, edges: [] },
    });
  });

  test('refuses a taken email and a wrong password as data, an expired token as an error', async () => {
    const input = { name: 'Ana Souza', email: 'ana@example.com', password };
    const taken = await gateway.ask(
      'mutation ($input: SignUpInput!) { signUp(input: $input) { user { name } errors { code path } } }',
      { variables: { input }, token: null },
    );
    expect(taken.data.signUp.errors).toEqual([{ code: 'VALIDATION_FAILED', path: ['email'] }]);
    const wrong = await gateway.ask(
      'mutation { logIn(input: { email: "ana@example.com", password: "other" }) { token errors { code } } }',
      { token: null },
    );
    expect(wrong.data.logIn).toEqual({ token: null, errors: [{ code: 'INVALID_CREDENTIALS' }] });
    const dead = await gateway.ask('{ viewer { projects { totalCount } } }', { token: 'A'.repeat(26) });
    expect(dead.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('makes a project with a tower of four floors', async () => {
    const refused = await gateway.ask(createProjectMutation, {
      token: owner,
      variables: { input: { name: 'Ipê', state: 'XX', city: 'São Paulo', phase: 'PRELIMINARY_STUDY' } },
    });
    expect(refused.data.createProject.errors[0]).toMatchObject({
      code: 'VALIDATION_FAILED',
      path: ['state'],
    });
    const made = await gateway.ask(createProjectMutation, {
      token: owner,
      variables: {
        input: {
          name: 'Residencial Ipê',
          state: 'SP',
          city: 'São Paulo',
          phase: 'BASIC_PROJECT',
          postalCode: '05508-010',
        },
      },
    });
    expect(made.errors).toEqual([]);
    expect(made.data.createProject.project).toMatchObject({
      name: 'Residencial Ipê',
      phase: 'BASIC_PROJECT',
    });
    projectId = made.data.createProject.project.databaseId;
    const unit = await gateway.ask(createUnitMutation, {
      token: owner,
      variables: {
        input: {
          projectId: made.data.createProject.project.id,
          name: 'Torre A',
          floorGroups: [
            { name: 'Subsolo', category: 'BASEMENT_FLOOR', area: 900, height: 3, repetition: 1 },
            { name: 'Térreo', category: 'GROUND_FLOOR', area: 800, height: 4, repetition: 1 },
            { name: 'Tipo', category: 'STANDARD_FLOOR', area: 450.5, height: 2.8, repetition: 2 },
          ],
        },
      },
    });
    expect(unit.errors).toEqual([]);
    expect(unit.data.createUnit.errors).toEqual([]);
    expect(unit.data.createUnit.unit).toMatchObject({ totalFloors: 4, totalArea: 2601 });
    unitId = unit.data.createUnit.unit.databaseId;
  });

  test('makes two options with a structure each', async () => {
    const tower = await gateway.ask(towerQuery, { token: owner, variables: { projectId, unitId } });
    expect(tower.errors).toEqual([]);
    const typical = tower.data.unit.floors.filter(
      ({ groupName }: { groupName: string }) => groupName === 'Tipo',
    );
    expect(typical).toHaveLength(2);
    for (const [index, name] of ['Opção 1', 'Opção 2'].entries()) {
      const option = await gateway.ask(createOptionMutation, {
        token: owner,
        variables: { input: { unitId: tower.data.unit.id, name, isReference: index === 0 } },
      });
      expect(option.errors).toEqual([]);
      const { id } = option.data.createOption.option;
      optionIds.push(id);
      const module = await gateway.ask(createModuleMutation, {
        token: owner,
        variables: {
          input: {
            optionId: id,
            floorIds: typical.map((floor: { id: string }) => floor.id),
            structure: frameInput(40 + index),
          },
        },
      });
      expect(module.errors).toEqual([]);
      expect(module.data.createModule.errors).toEqual([]);
      expect(module.data.createModule.module.floorRepetition).toBe(2);
    }
  });

  test('reads totals that the service sent or that were computed from its quantities', async () => {
    const { data, errors } = await gateway.ask(towerQuery, {
      token: owner,
      variables: { projectId, unitId },
    });
    expect(errors).toEqual([]);
    const [first] = data.unit.options.edges;
    const { quantities, modules } = first.node;
    expect(quantities.co2.min).toBeCloseTo(2 * 15_599.93, 1);
    expect(quantities.co2.max).toBeCloseTo(2 * 24_601.65, 1);
    expect(quantities.concrete).toBeCloseTo(2 * 58.1 * 2400, 3);
    expect(quantities.steel).toBeCloseTo(2 * 4100, 3);
    expect(modules.edges[0].node.currentVersion.input).toEqual({ __typename: 'BeamColumnData' });
    expect(data.unit.quantities.co2.min).toBeCloseTo(2 * 15_599.93, 1);
    expect(data.unit.quantitiesSource).toBe('REFERENCE');
  });

  test('compares the options by material', async () => {
    const { data, errors } = await gateway.ask(compareQuery, { token: owner, variables: { optionIds } });
    expect(errors).toEqual([]);
    const [difference] = data.comparison.differences;
    expect(difference.co2Verdict).toBe('HIGHER_IN_EVERY_CASE');
    expect(difference.materials.find(({ key }: { key: string }) => key === 'concrete:30')).toMatchObject({
      itemAmount: 102,
      referenceAmount: 100,
    });
  });

  test('invites somebody, who accepts and sees the project', async () => {
    const { data: before } = await gateway.ask(`{ project(projectId: "${projectId}") { id } }`, {
      token: owner,
    });
    const input = { projectId: before.project.id, email: 'bruno@example.com', permissions: ['VIEW'] };
    const invited = await gateway.ask(inviteMutation, { token: owner, variables: { input } });
    expect(invited.errors).toEqual([]);
    expect(invited.data.inviteUser.errors).toEqual([]);
    const waiting = await gateway.ask(
      '{ viewer { pendingInvitations { totalCount edges { node { id databaseId projectName inviterName permissions status } } } } }',
      { token: guest },
    );
    const [edge] = waiting.data.viewer.pendingInvitations.edges;
    expect(edge.node).toMatchObject({
      projectName: 'Residencial Ipê',
      inviterName: 'Ana Souza',
      permissions: ['VIEW'],
      status: 'PENDING',
    });
    expect(edge.node.databaseId).toMatch(/^\d+$/);
    const accept = {
      token: guest,
      variables: { input: { invitationId: edge.node.databaseId, accept: true } },
    };
    const accepted = await gateway.ask(acceptMutation, accept);
    expect(accepted.data.replyToInvitation).toMatchObject({
      repliedInvitationId: edge.node.id,
      project: { name: 'Residencial Ipê' },
      errors: [],
    });
    const again = await gateway.ask(acceptMutation, accept);
    expect(again.data.replyToInvitation.errors).toHaveLength(1);
    const edit = await gateway.ask(
      'mutation ($id: ID!) { updateProject(input: { projectId: $id, city: "Santos" }) { errors { code } } }',
      { token: guest, variables: { id: before.project.id } },
    );
    expect(edit.data.updateProject.errors).toEqual([{ code: 'FORBIDDEN' }]);
  });

  test('gives flat rows that add up to the totals', async () => {
    const { data, errors } = await gateway.ask(
      '{ viewer { reportRows { totalCount edges { node { option floorGroup floors materialKey quantity co2Min } } } } }',
      { token: owner },
    );
    expect(errors).toEqual([]);
    const rows = data.viewer.reportRows.edges.map(({ node }: { node: unknown }) => node);
    expect(rows).toHaveLength(8);
    const first = rows.filter(({ option }: { option: string }) => option === 'Opção 1');
    const sum = first.reduce((total: number, { co2Min }: { co2Min: number }) => total + co2Min, 0);
    expect(sum).toBeCloseTo(2 * 15_599.93, 1);
    expect(first[0]).toMatchObject({ floorGroup: 'Tipo', floors: 2 });
  });

  test('ranks the tower in the benchmark without telling ids of others', async () => {
    const { data, errors } = await gateway.ask(
      '{ benchmark(of: UNITS) { co2 { position min isOwn databaseId } } }',
      {
        token: owner,
      },
    );
    expect(errors).toEqual([]);
    expect(data.benchmark.co2[0]).toMatchObject(
      upstream.isLive
        ? { position: 1, isOwn: true, databaseId: null } // the id it sends is the project's
        : { position: 1, isOwn: true, databaseId: unitId },
    );
  });

  test('says so where the service lacks a call', async () => {
    const { data, errors } = await gateway.ask(
      '{ viewer { apiTokens { totalCount } structures { totalCount } activity { totalCount } sessions { totalCount } accountExport projects { totalCount } } }',
      { token: owner },
    );
    expect(data.viewer.projects.totalCount).toBe(1);
    const lacking = errors.map(({ path, extensions }) => `${path?.join('.')} ${extensions.code}`).toSorted();
    expect(lacking).toEqual(
      upstream.isLive
        ? ['accountExport', 'activity', 'apiTokens', 'sessions', 'structures'].map(
            (field) => `viewer.${field} NOT_SUPPORTED_BY_UPSTREAM`,
          )
        : [],
    );
  });

  test('ends other sessions, or says that the service has none', async () => {
    const endOthers = 'mutation { endOtherSessions { viewer { user { name } } errors { code } } }';
    const { data, errors } = await gateway.ask(endOthers, { token: owner });
    expect([data?.endOtherSessions ?? null, errors.map(({ extensions }) => extensions.code)]).toEqual(
      upstream.isLive
        ? [null, ['NOT_SUPPORTED_BY_UPSTREAM']]
        : [{ viewer: { user: { name: 'Ana Souza' } }, errors: [] }, []],
    );
  });

  test('keeps declarations, overrides and decisions, or says that the service does not; verdicts are worked out', async () => {
    const { data: before } = await gateway.ask(towerQuery, {
      token: owner,
      variables: { projectId, unitId },
    });
    const { data: at } = await gateway.ask(`{ project(projectId: "${projectId}") { id } }`, { token: owner });
    const [referenceId, chosenId] = optionIds;
    const decided = { unitId: before.unit.id, optionIds };
    const asked = [
      [
        'declareFactor',
        'DeclareFactorInput',
        {
          projectId: at.project.id,
          material: 'concrete:30',
          supplier: 'Sul',
          document: 'EPD 42',
          co2: { min: 240, max: 240 },
        },
      ],
      ['overrideCheck', 'OverrideCheckInput', { ...decided, rule: 'NO_GAPS', note: 'Só o tipo.' }],
      ['recordDecision', 'RecordDecisionInput', { ...decided, referenceId, chosenId, reason: 'Menos aço.' }],
    ] as const;
    for (const [field, type, input] of asked) {
      const mutation = `mutation ($input: ${type}!) { ${field}(input: $input) { errors { code } } }`;
      const { data, errors } = await gateway.ask(mutation, { token: owner, variables: { input } });
      const got = [field, data?.[field] ?? null, errors.map(({ extensions }) => extensions.code)];
      expect(got).toEqual(
        upstream.isLive ? [field, null, ['NOT_SUPPORTED_BY_UPSTREAM']] : [field, { errors: [] }, []],
      );
    }
    const worked = `query ($optionIds: [ID!]) { comparison(input: { optionIds: $optionIds }) {
      items { byFloor { co2 { min } } }
      differences { co2Certainty anySuppliers { co2Verdict } kinds { kind limits { upTo from } } drivers { element } breakEvens { element } }
      likeForLike { rule passed } declarations { supplier } } }`;
    const { data, errors } = await gateway.ask(worked, { token: owner, variables: { optionIds } });
    expect(errors).toEqual([]);
    const { differences, items, likeForLike, declarations } = data.comparison;
    expect(differences[0].co2Certainty).toBe('SAME_SUPPLIERS');
    for (const list of [differences[0].kinds, differences[0].drivers, differences[0].breakEvens, likeForLike])
      expect(list.length).toBeGreaterThan(0);
    const covered = items[0].byFloor.filter(({ co2 }: { co2: object | null }) => co2 !== null);
    expect(covered.length).toBeGreaterThan(0);
    expect(declarations).toHaveLength(upstream.isLive ? 0 : 1);
  });

  test('changes the floors of a tower, or says that the service can not', async () => {
    const { data: before } = await gateway.ask(towerQuery, {
      token: owner,
      variables: { projectId, unitId },
    });
    const floorGroups = [
      { name: 'Tipo', category: 'STANDARD_FLOOR', area: 450.5, height: 2.8, repetition: 3 },
    ];
    const { data, errors } = await gateway.ask(
      'mutation ($input: UpdateUnitInput!) { updateUnit(input: $input) { unit { totalFloors } errors { code } } }',
      { token: owner, variables: { input: { unitId: before.unit.id, floorGroups } } },
    );
    expect([data?.updateUnit ?? null, errors.map(({ extensions }) => extensions.code)]).toEqual(
      upstream.isLive
        ? [null, ['NOT_SUPPORTED_BY_UPSTREAM']]
        : [{ unit: { totalFloors: 3 }, errors: [] }, []],
    );
  });

  test('never imports when only a dry run was asked for', async () => {
    const contentBase64 = Buffer.from('project_name\nX\n').toString('base64');
    const { data, errors } = await gateway.ask(
      'mutation ($input: ImportProjectsInput!) { importProjects(input: $input) { rows { errors { column } } errors { code } } }',
      { token: owner, variables: { input: { fileName: 'a.csv', contentBase64, dryRun: true } } },
    );
    expect(errors).toEqual([]);
    const [{ errors: faults }] = data.importProjects.rows;
    expect(faults.map(({ column }: { column: string }) => column)).toContain('unit_name');
    const after = await gateway.ask('{ viewer { projects { totalCount } } }', { token: owner });
    expect(after.data.viewer.projects.totalCount).toBe(1);
  });

  test('deletes the project', async () => {
    const { data: before } = await gateway.ask(`{ project(projectId: "${projectId}") { id } }`, {
      token: owner,
    });
    const remove =
      'mutation ($id: ID!) { deleteProject(input: { projectId: $id }) { deletedProjectId errors { code } } }';
    const { data } = await gateway.ask(remove, { token: owner, variables: { id: before.project.id } });
    expect(data.deleteProject).toEqual({ deletedProjectId: before.project.id, errors: [] });
    const after = await gateway.ask('query ($id: ID!) { node(id: $id) { id } }', {
      token: owner,
      variables: { id: before.project.id },
    });
    expect(after.data.node).toBeNull();
  });
});

describe('an account that is not activated', () => {
  test('may do everything on the bundled service and must activate first on the live one', async () => {
    for (const [, start] of upstreams.slice(0, 2)) {
      const upstream = await start();
      const gateway = await startGateway(upstream.url, { asksGeneration: true });
      const account = { email: 'carla@example.com', password };
      const input = { name: 'Carla Dias', ...account };
      await gateway.ask('mutation ($input: SignUpInput!) { signUp(input: $input) { errors { code } } }', {
        token: null,
        variables: { input },
      });
      const { data } = await gateway.ask(
        'mutation ($input: LogInInput!) { logIn(input: $input) { token } }',
        {
          token: null,
          variables: { input: account },
        },
      );
      const { errors } = await gateway.ask('{ viewer { projects { totalCount } } }', {
        token: data.logIn.token,
      });
      expect(errors.map(({ extensions }) => extensions.code)).toEqual(
        upstream.isLive ? ['ACCOUNT_NOT_ACTIVATED'] : [],
      );
      await gateway.close();
      await upstream.close();
    }
  });
});
