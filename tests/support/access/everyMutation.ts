import { randomUUID } from 'node:crypto';
import { type NodeType, toGlobalId } from '../../../gateway/relay/globalId.ts';
import { estimate, sheet, type AccessWorld } from './accessWorld.ts';
import { nodePaths } from '../nodePaths.ts';
import type { TestApi } from '../servers/apiServer.ts';
import type { Needed } from './callers.ts';
import { termsVersion } from '#domain/people/terms.ts';
import { codeAt, stepAt } from '../../../api/secondFactor/totp.ts';
import { mailedToken } from '../mailedToken.ts';
import { call } from '../restCall.ts';
import { expectStatus, newUser, password, type TestUser, uniqueEmail } from '../world.ts';

/** Raw ids of things, by their names in the paths of the service. */
export type RawIds = Record<string, string>;

export const rawIds = ({ ids, floorIds: [floorId = ''] }: AccessWorld): RawIds => ({ ...ids, floorId });

const idOf = (of: NodeType, raw: RawIds) => toGlobalId(of, ...nodePaths[of]!.map((part) => raw[part]!));

const element = { volumes: [{ fck: 30, volume: 1 }], steel: [{ ca: 50, mass: 10 }] };
export const structure = {
  beamColumn: {
    concreteColumns: element,
    concreteBeams: element,
    concreteSlabs: element,
    formColumns: 1,
    formBeams: 1,
    formSlabs: 1,
    columnNumber: 4,
    averageBeamSpan: 5,
    averageSlabSpan: 6,
  },
};
const foundation = { raft: { fck: 30, area: 100, thickness: 0.5, steel: [{ ca: 50, mass: 10 }] } };
export const floorGroups = [{ name: 'Tipo', category: 'STANDARD_FLOOR', area: 1, height: 3, repetition: 1 }];

export const floorIds = ({ projectId, unitId, floorId }: RawIds) => [
  toGlobalId('Floor', projectId!, unitId!, floorId!),
];

type Row = {
  needed: Needed;
  /** Type of the thing named, and the input's field for its id. */
  of: NodeType;
  field: string;
  rest?: (raw: RawIds) => object;
};
const row = (needed: Needed, of: NodeType, field: string, rest: Row['rest'] = () => ({})): Row => ({
  needed,
  of,
  field,
  rest,
});

/** What is sent to have a mutation made on something of a world. */
export function inputOf({ of, field, rest }: Row, raw: RawIds): object {
  // A foundation's path leads through a module, and to a version, of its own.
  const [moduleId, versionId] = [raw['foundationId']!, raw['foundationVersionId']!];
  const ids = of.startsWith('Foundation') ? { ...raw, moduleId, versionId } : raw;
  return { [field]: idOf(of, ids), ...rest?.(ids) };
}

/** Every mutation that takes the global id of something, on things of one's own. */
export const mutationsOnThings: Record<string, Row> = {
  updateProject: row('edit', 'Project', 'projectId', () => ({ city: 'Santos' })),
  createApiToken: row('view', 'Project', 'projectId', () => ({ name: 'Planilha' })),
  deleteProject: row('owner', 'Project', 'projectId'),
  duplicateProject: row('edit', 'Project', 'projectId'),
  createUnit: row('edit', 'Project', 'projectId', () => ({ name: 'Torre Z', floorGroups })),
  updateUnit: row('edit', 'Unit', 'unitId', () => ({ name: 'Minha agora', floorGroups })),
  deleteUnit: row('edit', 'Unit', 'unitId'),
  duplicateUnit: row('edit', 'Unit', 'unitId'),
  createOption: row('edit', 'Unit', 'unitId', () => ({ name: 'Opção Z', isReference: true })),
  updateOption: row('edit', 'Option', 'optionId', () => ({ name: 'Minha agora', isReference: true })),
  setPrecision: row('edit', 'Option', 'optionId', () => ({ precision: 0.01 })),
  deleteOption: row('edit', 'Option', 'optionId'),
  duplicateOption: row('edit', 'Option', 'optionId'),
  createModule: row('edit', 'Option', 'optionId', (raw) => ({
    name: 'Módulo Z',
    floorIds: floorIds(raw),
    structure,
  })),
  updateModule: row('edit', 'Module', 'moduleId', () => ({ name: 'Meu agora', structure })),
  deleteModule: row('edit', 'Module', 'moduleId'),
  duplicateModule: row('edit', 'Module', 'moduleId'),
  copyModule: row('edit', 'Module', 'moduleId', (raw) => ({
    optionId: toGlobalId('Option', raw.projectId!, raw.unitId!, raw.optionId!),
    floorIds: floorIds(raw),
  })),
  saveTakeoff: row('edit', 'Option', 'optionId', (raw) => ({
    modules: [{ name: 'Módulo Z', floorIds: floorIds(raw), structure }],
  })),
  keepUnfinishedSheet: row('edit', 'Option', 'optionId', () => ({ sheet: 'folha' })),
  proposeTakeoff: row('edit', 'Option', 'optionId', (raw) => ({
    modules: [{ name: 'Módulo Z', floorIds: floorIds(raw), structure }],
  })),
  discardProposal: row('edit', 'Option', 'optionId', () => ({ proposalId: randomUUID() })),
  createVersion: row('edit', 'Module', 'moduleId', () => ({ name: 'Z', structure, isValid: true })),
  updateVersion: row('edit', 'Version', 'versionId', () => ({ name: 'Minha agora', isValid: true })),
  deleteVersion: row('edit', 'Version', 'versionId'),
  saveFoundation: row('edit', 'Option', 'optionId', () => ({ foundation })),
  deleteFoundation: row('edit', 'Foundation', 'foundationId'),
  updateFoundationVersion: row('edit', 'FoundationVersion', 'versionId', () => ({ name: 'Minha agora' })),
  deleteFoundationVersion: row('edit', 'FoundationVersion', 'versionId'),
  inviteUser: row('owner', 'Project', 'projectId', () => ({ email: 'z@example.com', permissions: ['EDIT'] })),
  revokeInvitation: row('owner', 'Invitation', 'invitationId', ({ projectId }) => ({
    projectId: toGlobalId('Project', projectId!),
  })),
  updateMember: row('owner', 'Member', 'memberId', () => ({ permissions: ['VIEW'] })),
  removeMember: row('owner', 'Member', 'memberId'),
  transferOwnership: row('owner', 'Member', 'memberId'),
  renameOrganization: row('office owner', 'Organization', 'organizationId', () => ({ name: 'Meu agora' })),
  deleteOrganization: row('office owner', 'Organization', 'organizationId', () => ({
    currentPassword: password,
  })),
  inviteToOrganization: row('office owner', 'Organization', 'organizationId', () => ({
    email: 'z@example.com',
    role: 'OWNER',
  })),
  revokeOrganizationInvitation: row('office owner', 'OrganizationInvitation', 'invitationId'),
  updateOrganizationMember: row('office owner', 'OrganizationMember', 'memberId', () => ({ role: 'EDITOR' })),
  removeOrganizationMember: row('office owner', 'OrganizationMember', 'memberId'),
  setSingleSignOn: row('office owner', 'Organization', 'organizationId', () => ({
    issuer: 'https://issuer.invalid',
    clientId: 'torre',
    clientSecret: 'x',
    required: false,
    newcomerRole: 'VIEWER',
  })),
  removeSingleSignOn: row('office owner', 'Organization', 'organizationId'),
  addEmailDomain: row('office owner', 'Organization', 'organizationId', () => ({ domain: 'minha.example' })),
  proveEmailDomain: row('office owner', 'Organization', 'organizationId', ({ domain }) => ({ domain })),
  removeEmailDomain: row('office owner', 'Organization', 'organizationId', ({ domain }) => ({ domain })),
  moveProject: row('owner', 'Project', 'projectId', ({ organizationId }) => ({
    organizationId: toGlobalId('Organization', organizationId!),
  })),
  updateStructure: row('own', 'Structure', 'structureId', () => ({
    ...estimate,
    tipoDeEstrutura: 'CONCRETE_WALL',
  })),
  deleteStructure: row('own', 'Structure', 'structureId'),
  revokeApiToken: row('own', 'ApiToken', 'apiTokenId'),
  declareFactor: row('edit', 'Project', 'projectId', () => ({
    material: 'concrete:35',
    supplier: 'Minha',
    document: 'EPD 1',
    co2: { min: 1, max: 2 },
  })),
  setPrices: row('edit', 'Project', 'projectId', () => ({
    prices: [{ key: 'form:walls', min: 1, max: 2, source: 'Minha', date: '2026-10-20' }],
  })),
  // The project is of no office, so that nothing is shared with it.
  adoptPrices: row('edit', 'Project', 'projectId', ({ projectId }) => ({
    prices: [{ projectId: projectId!, key: 'form:walls' }],
  })),
  adoptDeclarations: row('edit', 'Project', 'projectId', ({ projectId, declarationId }) => ({
    declarationIds: [toGlobalId('Declaration', projectId!, declarationId!)],
  })),
  withdrawDeclaration: row('edit', 'Declaration', 'declarationId'),
  recordDecision: row('edit', 'Unit', 'unitId', ({ projectId, unitId, optionId, otherOptionId }) => {
    const [first, second] = [optionId, otherOptionId].map((id) =>
      toGlobalId('Option', projectId!, unitId!, id!),
    );
    return { optionIds: [first, second], referenceId: first, chosenId: second, reason: 'Minha agora' };
  }),
  readDecisionNotice: row('view', 'Decision', 'decisionId'),
  overrideCheck: row('edit', 'Unit', 'unitId', ({ projectId, unitId, optionId, otherOptionId }) => {
    const optionIds = [optionId, otherOptionId].map((id) => toGlobalId('Option', projectId!, unitId!, id!));
    return { optionIds, rule: 'NO_GAPS', note: 'Minha agora' };
  }),
  endSession: row('own', 'Session', 'sessionId'),
  createWebhook: row('view', 'Project', 'projectId', () => ({
    url: 'https://receiver.invalid/',
    events: ['UNIT'],
  })),
  updateWebhook: row('own', 'Webhook', 'webhookId', () => ({ events: ['UNIT'] })),
  deleteWebhook: row('own', 'Webhook', 'webhookId'),
  renewWebhookSecret: row('own', 'Webhook', 'webhookId'),
  testWebhook: row('own', 'Webhook', 'webhookId'),
  redeliverWebhook: row('own', 'WebhookDelivery', 'deliveryId'),
  confirmSecondFactor: row('own', 'SecondFactor', 'secondFactorId', () => ({ code: '000000' })),
  removeSecondFactor: row('own', 'SecondFactor', 'secondFactorId', () => ({ currentPassword: password })),
};

/** One mutation, as somebody may make it. */
export type Made = { input: object | undefined; token: string | null };

type ByPerson = (person: TestUser, api: TestApi) => Made | Promise<Made>;
const by =
  (input: object | undefined): ByPerson =>
  ({ token }) => ({ input, token });

/** The others, as made by a person who has just been activated. */
export const mutationsOfPeople: Record<string, ByPerson> = {
  createOrganization: by({ name: 'Escritório Z' }),
  signUp: () => ({ input: { name: 'Bia Lima', email: uniqueEmail(), password }, token: null }),
  logIn: ({ email }) => ({ input: { email, password }, token: null }),
  // tests/gateway/graph/signOn.test.ts has a provider: nobody's here.
  beginSignOn: () => ({ input: { email: uniqueEmail() }, token: null }),
  finishSignOn: () => ({ input: { secret: 'A'.repeat(26), callback: 'code=x' }, token: null }),
  signUpBySignOn: () => ({
    input: { token: 'A'.repeat(26), name: 'Ana Souza', termsVersion },
    token: null,
  }),
  confirmLogIn: async (person) => {
    const { secret } = await withTotp(person);
    const body = { email: person.email, password };
    const asked = await call(person.url, 'POST', '/v1/tokens/authentication', { body });
    return {
      input: { token: asked.body.second_factor.token, code: codeAt(secret, stepAt(Date.now()) + 1) },
      token: null,
    };
  },
  beginSecondFactor: by({ kind: 'TOTP', name: 'Celular', currentPassword: password }),
  confirmSecondFactor: async (person) => {
    const { id, secret } = await begunTotp(person);
    return { input: { secondFactorId: id, code: codeAt(secret, stepAt(Date.now())) }, token: person.token };
  },
  removeSecondFactor: async (person) => ({
    input: { secondFactorId: (await withTotp(person)).id, currentPassword: password },
    token: person.token,
  }),
  renewRecoveryCodes: async (person) => {
    await withTotp(person);
    return { input: { currentPassword: password }, token: person.token };
  },
  logOut: by({}),
  activateAccount: async ({ url }, { db }) => {
    const { email } = await newUser(url, { activated: false });
    return { input: { token: await mailedToken(db, email) }, token: null };
  },
  requestActivation: async ({ url }) => ({
    input: { email: (await newUser(url, { activated: false })).email },
    token: null,
  }),
  requestPasswordReset: ({ email }) => ({ input: { email }, token: null }),
  resetPassword: async ({ url, email }, { db }) => {
    await call(url, 'POST', '/v1/tokens/password-reset', { body: { email } });
    return { input: { token: await mailedToken(db, email), password: `${password}!` }, token: null };
  },
  updateProfile: by({ name: 'Ana Lima' }),
  deleteAccount: by({ currentPassword: password }),
  createProject: by({ name: 'Residencial Novo', state: 'SP', city: 'Santos', phase: 'NOT_DEFINED' }),
  createStructure: by({ ...estimate, tipoDeEstrutura: 'CONCRETE_WALL' }),
  createImageUpload: by({ fileName: 'a.png', contentType: 'image/png' }),
  importProjects: by({
    fileName: 'a.csv',
    contentBase64: Buffer.from(sheet('Importado')).toString('base64'),
    dryRun: false,
  }),
  undoImport: async (person) => {
    const form = new FormData();
    form.set('csv', new Blob([sheet('Importado')]), 'a.csv');
    const made = await expectStatus(201, person.call('POST', '/v1/projects-upload', form));
    return { input: { importId: made.body.import_id }, token: person.token };
  },
  replyToInvitation: async (person) => {
    const project = await (await newUser(person.url)).project();
    const body = { email: person.email, permissions: ['project:view'] };
    const { invitation } = (
      await expectStatus(200, project.owner.call('POST', `${project.path}/invite`, body))
    ).body;
    return {
      input: { invitationId: toGlobalId('Invitation', '-', String(invitation.id)), accept: true },
      token: person.token,
    };
  },
  endSession: async (person) => {
    await call(person.url, 'POST', '/v1/tokens/authentication', { body: { email: person.email, password } });
    const { sessions } = (await person.call('GET', '/v1/tokens/sessions')).body;
    return { input: { sessionId: toGlobalId('Session', sessions[0].id) }, token: person.token };
  },
  endOtherSessions: async (person) => {
    await call(person.url, 'POST', '/v1/tokens/authentication', { body: { email: person.email, password } });
    return { input: undefined, token: person.token };
  },
};

async function begunTotp(person: TestUser): Promise<{ id: string; secret: string }> {
  const body = { kind: 'totp', name: 'Celular', current_password: password };
  return (await expectStatus(201, person.call('POST', '/v1/users/me/second-factors', body))).body
    .second_factor;
}

async function withTotp(person: TestUser): Promise<{ id: string; secret: string }> {
  const begun = await begunTotp(person);
  const body = { code: codeAt(begun.secret, stepAt(Date.now())) };
  await expectStatus(200, person.call('PUT', `/v1/users/me/second-factors/${begun.id}`, body));
  return begun;
}

/** The text of a mutation that asks for nothing but its refusals. */
export function mutationText(field: string, input: object | undefined): string {
  if (input === undefined) return `mutation { ${field} { errors { code message key path } } }`;
  const type = `${field[0]!.toUpperCase()}${field.slice(1)}Input`;
  return `mutation ($input: ${type}!) { ${field}(input: $input) { errors { code message key path } } }`;
}
