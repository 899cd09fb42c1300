import { randomUUID } from 'node:crypto';
import { sampleRaft } from '../towers/foundations.ts';
import { formWith, picture } from '../pictures.ts';
import { call } from '../restCall.ts';
import { expectStatus, logIn, openOffice, password, type TestProject, type TestUser } from '../world.ts';

/** Ids of one thing of each kind, by their name in the paths, and what the bodies of calls need. */
export type AccessWorld = {
  ids: Record<string, string>;
  project: TestProject;
  /** A member who may edit and is none of the callers. */
  other: TestUser;
  floorIds: string[];
};

/** The people of a world: who owns it, who is invited to it, and an editor nobody calls as. */
type Cast = { owner: TestUser; viewer: TestUser; editor: TestUser; other: TestUser };

/** A project with one of everything, and what belongs to its owner alone: an estimate, a token, an import, a picture. */
export async function buildAccessWorld({ owner, viewer, editor, other }: Cast): Promise<AccessWorld> {
  const project = await owner.project();
  await project.share(viewer, 'project:view');
  await project.share(editor, 'project:edit');
  await project.share(other, 'project:edit');
  const unit = await project.unit();
  const option = await unit.option();
  const module = await option.module();
  const { data } = (await owner.call('GET', module.path)).body.versions[0];
  const version = await create(owner, `${module.path}/versions`, { name: 'V2', type: 'beam_column', data });
  const otherOption = (await create(owner, `${option.path}/duplicate`, {})).tower_option.id;
  const raft = { type: 'raft_foundation', data: sampleRaft };
  const foundation = await create(owner, `${option.path}/modules`, raft);
  const founded = `${option.path}/modules/${foundation.module.id}/versions`;
  const secondRaft = await create(owner, founded, { name: 'V2', ...raft });
  const decided = await create(owner, `${unit.path}/decisions`, decision(option.id, otherOption));
  const declared = await create(owner, `${project.path}/declarations`, declaration);
  const invite = { email: 'guest@example.com', permissions: ['project:view'] };
  const invited = await expectStatus(200, owner.call('POST', `${project.path}/invite`, invite));
  const office = await openOffice(owner);
  await office.join(other, 'viewer');
  const floors = (await unit.floors()).filter(({ category }) => category === 'standard_floor');
  const { uploadId, fileName } = await uploadPicture(owner);
  const { webhook: hook } = await create(owner, '/v1/webhooks', webhook);
  const tested = await expectStatus(200, owner.call('POST', `/v1/webhooks/${hook.id}/test`));
  // What it sent meanwhile would change rows while they are compared.
  await expectStatus(200, owner.call('PATCH', `/v1/webhooks/${hook.id}`, { enabled: false }));
  return {
    project,
    other,
    floorIds: floors.map(({ id }) => id),
    ids: {
      projectId: project.id,
      unitId: unit.id,
      optionId: option.id,
      moduleId: module.id,
      versionId: version.version.id,
      otherOptionId: otherOption,
      foundationId: foundation.module.id,
      foundationVersionId: secondRaft.version.id,
      decisionId: decided.decision.id,
      proposalId: randomUUID(),
      declarationId: declared.declaration.id,
      userId: String(other.id),
      invitationId: String(invited.body.invitation.id),
      organizationId: office.id,
      domain: (await create(owner, `${office.path}/email-domains`, { domain: 'escritorio.invalid' }))
        .email_domain.domain,
      organizationInvitationId: await office.invite('guest@example.com', 'viewer'),
      structureId: (await create(owner, '/v1/structures', estimate)).structure.id,
      id: (await create(owner, '/v1/tokens/api', { name: 'Relatório' })).api_token.id,
      sessionId: await sessionOf(owner),
      secondFactorId: (await create(owner, '/v1/users/me/second-factors', secondFactor)).second_factor.id,
      webhookId: hook.id,
      deliveryId: tested.body.delivery.id,
      importId: await importOne(owner),
      uploadId,
      fileName,
    },
  };
}

const create = async (user: TestUser, path: string, body: unknown) =>
  (await expectStatus(201, user.call('POST', path, body))).body;

async function sessionOf(user: TestUser): Promise<string> {
  await logIn(user.url, user.email);
  return (await user.call('GET', '/v1/tokens/sessions')).body.sessions[0].id;
}

let imported = 0;
async function importOne(user: TestUser): Promise<string> {
  const answer = user.call(
    'POST',
    '/v1/projects-upload',
    formWith(sheet(`Importado ${(imported += 1)}`), { field: 'csv' }),
  );
  return (await expectStatus(201, answer)).body.import_id;
}

/** The smallest sheet that makes a project. */
export const sheet = (name: string) =>
  'project_name,project_state,project_city,project_phase,unit_name,floor_name,floor_area,floor_category,' +
  `floor_height,floor_repetition\n${name},SP,São Paulo,not_defined,Torre A,Tipo,400,standard_floor,3,2`;

/** A factor whose day is over: any number of them may stand beside each other. */
export const declaration = {
  material: 'concrete:30',
  supplier: 'Concreteira Sul',
  document: 'EPD-BR-0042',
  valid_until: '2020-01-31',
  co2: { min: 210, max: 225 },
  energy: null,
};

/** A price quoted for a project. */
export const quotation = {
  key: 'form:walls',
  min: 21.5,
  max: 24,
  source: 'Proposta 118',
  date: '2026-10-20',
};

/** An app of codes, not proved yet. */
const secondFactor = { kind: 'totp', name: 'Celular', current_password: password };

/** A webhook whose receiver there is none of. */
export const webhook = { url: 'https://receiver.invalid/', events: ['decision'] };

/** A decision between two options, for the second. */
export const decision = (reference: string, chosen: string) => ({
  option_ids: [reference, chosen],
  reference_id: reference,
  chosen_id: chosen,
  reason: 'Menos fôrmas e prazo menor.',
});

const last = (path: string) => path.split('/').at(-1) ?? '';

/** A stored picture, and the address of an upload not made yet. */
async function uploadPicture(user: TestUser): Promise<{ uploadId: string; fileName: string }> {
  const presign = async () =>
    (await expectStatus(200, user.call('GET', '/v1/presigned-urls?fileName=a.png'))).body;
  const [stored, open] = [await presign(), await presign()];
  await expectStatus(201, call(user.url, 'POST', stored.url, { body: formWith(await picture()) }));
  return { uploadId: last(open.url), fileName: last(stored.public_url) };
}

export const estimate = {
  nome: 'Estimativa',
  tipoDeEstrutura: 'concrete_wall',
  numeroDeTorres: 1,
  pavimentosSemFundacao: 10,
  pavimentosTotalDaTorre: 10,
  pavimentosDoEmbasamento: 1,
  numeroDeSubsolos: 1,
  pavimentosTipo: 8,
  areaConstruidaTotal: 4000,
  volumeDeConcretoFck20: 0,
  volumeDeConcretoFck25: 100,
  volumeDeConcretoFck30: 0,
  volumeDeConcretoFck35: 0,
  volumeDeConcretoFck40: 0,
  volumeDeConcretoFck45: 0,
};
