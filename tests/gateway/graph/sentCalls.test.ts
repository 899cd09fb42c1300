import {
  assertInputObjectType,
  getNamedType,
  type GraphQLInputType,
  isInputObjectType,
  parseConstValue,
  valueFromASTUntyped,
} from 'graphql';
import { beforeEach, expect, test } from 'vitest';
import { type NodeType, toGlobalId } from '../../../gateway/relay/globalId.ts';
import { createSchema } from '../../../gateway/schema.ts';
import { structure } from '../../support/access/everyMutation.ts';
import { serveStub } from '../../support/served.ts';

/**
 * What each change sends of its input: the mutation, and the calls with their bodies and headers. `#Unit p1/u1` is the
 * global id of that path, a word with `$` one of `named`.
 */
const table = `
createOrganization {name: "Ipê"} → POST /v1/organizations {name: "Ipê"}
renameOrganization {organizationId: "#Organization e1", name: ""} → PATCH /v1/organizations/e1 {name: ""}
deleteOrganization {organizationId: "#Organization e1", currentPassword: "pa55word!!"} → DELETE /v1/organizations/e1 {current_password: "pa55word!!"}
inviteToOrganization {organizationId: "#Organization e1", email: "b@example.com", role: EDITOR, discipline: "Estruturas"}
  → POST /v1/organizations/e1/invite {email: "b@example.com", role: "editor", discipline: "Estruturas"}
inviteToOrganization {organizationId: "#Organization e1", email: "b@example.com", role: OWNER}
  → POST /v1/organizations/e1/invite {email: "b@example.com", role: "owner", discipline: null}
revokeOrganizationInvitation {invitationId: "#OrganizationInvitation e1/5"} → DELETE /v1/organizations/e1/invitations/5
updateOrganizationMember {memberId: "#OrganizationMember e1/8", role: VIEWER} → PATCH /v1/organizations/e1/members/8 {role: "viewer"}
updateOrganizationMember {memberId: "#OrganizationMember e1/8", discipline: null} → PATCH /v1/organizations/e1/members/8 {discipline: null}
removeOrganizationMember {memberId: "#OrganizationMember e1/8"} → DELETE /v1/organizations/e1/members/8
moveProject {projectId: "#Project p1", organizationId: "#Organization e1"} → PUT /v1/projects/p1/organization {organization_id: "e1"}
moveProject {projectId: "#Project p1"} → PUT /v1/projects/p1/organization {organization_id: null}
setSingleSignOn {organizationId: "#Organization e1", issuer: "https://id.example", clientId: "torre", clientSecret: "x", required: true, newcomerRole: EDITOR, newcomerDiscipline: "Arquitetura"}
  → PUT /v1/organizations/e1/single-sign-on {issuer: "https://id.example", client_id: "torre", client_secret: "x", required: true, newcomer_role: "editor", newcomer_discipline: "Arquitetura"}
removeSingleSignOn {organizationId: "#Organization e1"} → DELETE /v1/organizations/e1/single-sign-on
addEmailDomain {organizationId: "#Organization e1", domain: "a.example"} → POST /v1/organizations/e1/email-domains {domain: "a.example"}
proveEmailDomain {organizationId: "#Organization e1", domain: "a.example"} → PUT /v1/organizations/e1/email-domains/a.example/proof
removeEmailDomain {organizationId: "#Organization e1", domain: "a.example"} → DELETE /v1/organizations/e1/email-domains/a.example
updateMember {memberId: "#Member p1/8", permissions: [VIEW, EDIT]} → PATCH /v1/projects/p1/members/8 {permissions: ["project:view", "project:edit"]}
removeMember {memberId: "#Member p1/8"} → DELETE /v1/projects/p1/members/8
transferOwnership {memberId: "#Member p1/8"} → POST /v1/projects/p1/transfer-ownership {user_id: 8}
transferOwnership {memberId: "#Member p1/x8"} → POST /v1/projects/p1/transfer-ownership {user_id: "x8"}
inviteUser {projectId: "#Project p1", email: "b@example.com", permissions: [OWNER]}
  → POST /v1/projects/p1/invite {email: "b@example.com", permissions: ["project:owner"]}
revokeInvitation {projectId: "#Project p1", invitationId: "6"} → DELETE /v1/projects/p1/invitations/6
replyToInvitation {invitationId: "6", accept: false, token: "T"} → PUT /v1/users/reply/6 {status: "declined", token: "T"}
replyToInvitation {invitationId: "#OrganizationInvitation e1/5", accept: true} → GET /v1/users/pending-invitations → PUT /v1/users/reply/5 {status: "accepted"}
createApiToken {name: "BI", readOnly: false, projectId: "#Project p1", expiresAt: "2027-01-01T00:00:00Z"}
  → POST /v1/tokens/api {name: "BI", read_only: false, project_id: "p1", expires_at: "2027-01-01T00:00:00Z"}
createApiToken {name: "BI"} → POST /v1/tokens/api {name: "BI", expires_at: $anyDay}
revokeApiToken {apiTokenId: "#ApiToken 9"} → DELETE /v1/tokens/api/9
endSession {sessionId: "#Session s1"} → DELETE /v1/tokens/sessions/s1
endOtherSessions → DELETE /v1/tokens/sessions
logOut {} → DELETE /v1/tokens/authentication
beginSecondFactor {kind: TOTP, name: "Chave", currentPassword: "pa55word!!"}
  → POST /v1/users/me/second-factors {kind: "totp", name: "Chave", current_password: "pa55word!!"}
beginSecondFactor {kind: PASSKEY, name: "Chave", currentPassword: "pa55word!!"}
  → POST /v1/users/me/second-factors {kind: "passkey", name: "Chave", current_password: "pa55word!!"}
confirmSecondFactor {secondFactorId: "#SecondFactor x1", code: "1"} → PUT /v1/users/me/second-factors/x1 {code: "1"}
confirmSecondFactor {secondFactorId: "#SecondFactor x1", credential: "{}"} → PUT /v1/users/me/second-factors/x1 {credential: "{}"}
removeSecondFactor {secondFactorId: "#SecondFactor x1", currentPassword: "pa55word!!"} → DELETE /v1/users/me/second-factors/x1 {current_password: "pa55word!!"}
renewRecoveryCodes {currentPassword: "pa55word!!"} → POST /v1/users/me/recovery-codes {current_password: "pa55word!!"}
logIn {email: "a@example.com", password: "p", deviceMarks: ["m1", "m2"]}
  → POST /v1/tokens/authentication {email: "a@example.com", password: "p"} with device-mark: m1,m2
confirmLogIn {token: "T", code: "x", deviceMarks: ["m1"]} → POST /v1/tokens/second-factor {token: "T", code: "x"} with device-mark: m1
confirmLogIn {token: "T", credential: "x", deviceMarks: ["m1"]} → POST /v1/tokens/second-factor {token: "T", credential: "x"} with device-mark: m1
confirmLogIn {token: "T", recoveryCode: "x", deviceMarks: ["m1"]} → POST /v1/tokens/second-factor {token: "T", recovery_code: "x"} with device-mark: m1
beginSignOn {email: "a@example.com"} → POST /v1/tokens/sign-on {email: "a@example.com"}
finishSignOn {secret: "S", callback: "code=x", deviceMarks: ["m1"]} → PUT /v1/tokens/sign-on {secret: "S", callback: "code=x"} with device-mark: m1
signUpBySignOn {token: "T", name: "Ana", termsVersion: "1"} → POST /v1/tokens/sign-on/account {token: "T", name: "Ana", terms_version: "1"}
signUp {name: "Ana", email: "a@example.com", password: "p", birthDate: "1990-05-17", professionalNumber: "CREA 1", activityArea: "Projeto", professionalEmail: "c@example.com", companyName: "Ipê", companyNumber: "12.345.678/0001-99", termsVersion: "1", city: null}
  → POST /v1/users {name: "Ana", email: "a@example.com", password: "p", birth_date: "1990-05-17", professional_number: "CREA 1", activity_area: "Projeto", professional_email: "c@example.com", company_name: "Ipê", company_number: "12345678000199", terms_version: "1"}
activateAccount {token: "T"} → PUT /v1/users/activated {token: "T"}
requestActivation {email: "a@example.com"} → POST /v1/tokens/activation {email: "a@example.com"}
requestPasswordReset {email: "a@example.com"} → POST /v1/tokens/password-reset {email: "a@example.com"}
resetPassword {token: "T", password: "p"} → PUT /v1/users/password {token: "T", password: "p"}
updateProfile {name: null, city: null, companyName: "", email: "b@example.com", password: "p", currentPassword: "pa55word!!"}
  → PATCH /v1/users {city: null, company_name: "", email: "b@example.com", password: "p", current_password: "pa55word!!"}
updateProfile {professionalNumber: "CREA 1", birthDate: null, activityArea: "", professionalEmail: "c@example.com"}
  → PATCH /v1/users {professional_number: "CREA 1", birth_date: null, activity_area: "", professional_email: "c@example.com"}
deleteAccount {clientMutationId: "1", currentPassword: "pa55word!!"} → DELETE /v1/users/me {current_password: "pa55word!!"}
createWebhook {url: "https://a.example/", events: [UNIT, DECISION], projectId: "#Project p1"}
  → POST /v1/webhooks {url: "https://a.example/", events: ["unit", "decision"], project_id: "p1"}
updateWebhook {webhookId: "#Webhook w1", url: null, projectId: null, enabled: false} → PATCH /v1/webhooks/w1 {project_id: null, enabled: false}
updateWebhook {webhookId: "#Webhook w1", events: [UNIT]} → PATCH /v1/webhooks/w1 {events: ["unit"]}
deleteWebhook {webhookId: "#Webhook w1"} → DELETE /v1/webhooks/w1
renewWebhookSecret {webhookId: "#Webhook w1"} → POST /v1/webhooks/w1/secret
testWebhook {webhookId: "#Webhook w1"} → POST /v1/webhooks/w1/test
redeliverWebhook {deliveryId: "#WebhookDelivery w1/d1"} → POST /v1/webhooks/w1/deliveries/d1/redeliver
declareFactor {projectId: "#Project p1", material: "steel:60", supplier: "Sul", document: "EPD", co2: {min: 1, max: 2}, energy: {min: 0, max: 0}, validUntil: "2999-01-31"}
  → POST /v1/projects/p1/declarations {material: "steel:60", supplier: "Sul", document: "EPD", co2: {min: 1, max: 2}, energy: {min: 0, max: 0}, valid_until: "2999-01-31"}
declareFactor {projectId: "#Project p1", material: "steel:60", supplier: "Sul", document: "EPD", co2: {min: 1, max: 2}}
  → POST /v1/projects/p1/declarations {material: "steel:60", supplier: "Sul", document: "EPD", co2: {min: 1, max: 2}, energy: null, valid_until: null}
adoptDeclarations {projectId: "#Project p1", declarationIds: ["#Declaration p2/d1", "#Declaration p2/d2"]}
  → POST /v1/projects/p1/declarations/shared {declaration_ids: ["d1", "d2"]}
withdrawDeclaration {declarationId: "#Declaration p1/d1"} → DELETE /v1/projects/p1/declarations/d1
setPrices {projectId: "#Project p1", prices: [{key: "form:walls", min: 1, max: 2, source: "Proposta 118", date: "2026-10-20"}]}
  → PATCH /v1/projects/p1/prices {prices: [{key: "form:walls", min: 1, max: 2, source: "Proposta 118", date: "2026-10-20"}]}
setPrices {projectId: "#Project p1", prices: [], withdrawn: ["form:walls"]} → PATCH /v1/projects/p1/prices {prices: [], withdrawn: ["form:walls"]}
adoptPrices {projectId: "#Project p1", prices: [{projectId: "#Project p2", key: "form:walls"}]}
  → POST /v1/projects/p1/prices/shared {prices: [{project_id: "p2", key: "form:walls"}]}
recordDecision {unitId: "#Unit p1/u1", optionIds: ["#Option p1/u1/o1", "#Option p1/u1/o2"], referenceId: "#Option p1/u1/o1", chosenId: "#Option p1/u1/o2", reason: "Prazo", withFoundation: true, overrides: [{rule: NO_GAPS, note: "Sim"}]}
  → POST /v1/projects/p1/units/u1/decisions {option_ids: ["o1", "o2"], reference_id: "o1", chosen_id: "o2", reason: "Prazo", with_foundation: true, overrides: [{rule: NO_GAPS, note: "Sim"}]}
recordDecision {unitId: "#Unit p1/u1", optionIds: ["#Option p1/u1/o1", "#Option p1/u1/o2"], referenceId: "#Option p1/u1/o2", chosenId: "#Option p1/u1/o1", reason: "Prazo"}
  → POST /v1/projects/p1/units/u1/decisions {option_ids: ["o1", "o2"], reference_id: "o2", chosen_id: "o1", reason: "Prazo", overrides: []}
overrideCheck {unitId: "#Unit p1/u1", optionIds: ["#Option p1/u1/o1", "#Option p1/u1/o2"], rule: NO_GAPS, note: "Sim"}
  → PUT /v1/projects/p1/units/u1/overrides {option_ids: ["o1", "o2"], rule: NO_GAPS, note: "Sim"}
overrideCheck {unitId: "#Unit p1/u1", optionIds: ["#Option p1/u1/o1", "#Option p1/u1/o2"], rule: SAME_FLOORS}
  → PUT /v1/projects/p1/units/u1/overrides {option_ids: ["o1", "o2"], rule: SAME_FLOORS, note: null}
readDecisionNotice {decisionId: "#Decision p1/d3"} → DELETE /v1/users/me/decision-notices/d3
updateStructure {structureId: "#Structure t1", towers: 2, basements: 0, wallThickness: null}
  → PATCH /v1/structures/t1 {numeroDeTorres: 2, numeroDeSubsolos: 0, espessuraDeParedes: null}
updateStructure {structureId: "#Structure t1", technology: CONCRETE_WALL, towers: 2, floorsWithoutFoundation: 3, towerFloors: 4, podiumFloors: 5, basements: 6, typicalFloors: 7, builtArea: 8, typicalFloorHeight: 9, greatestFloorHeight: 10, wallThickness: 11, slabThickness: 12, concreteVolumeFck20: 13, concreteVolumeFck25: 14, concreteVolumeFck30: 15, concreteVolumeFck35: 16, concreteVolumeFck40: 17, concreteVolumeFck45: 18}
  → PATCH /v1/structures/t1 {tipoDeEstrutura: "concrete_wall", numeroDeTorres: 2, pavimentosSemFundacao: 3, pavimentosTotalDaTorre: 4, pavimentosDoEmbasamento: 5, numeroDeSubsolos: 6, pavimentosTipo: 7, areaConstruidaTotal: 8, alturaPisoAPisoTipo: 9, maiorPisoAPisoExistente: 10, espessuraDeParedes: 11, espessuraDeLajes: 12, volumeDeConcretoFck20: 13, volumeDeConcretoFck25: 14, volumeDeConcretoFck30: 15, volumeDeConcretoFck35: 16, volumeDeConcretoFck40: 17, volumeDeConcretoFck45: 18}
updateStructure {structureId: "#Structure t1", tipoDeEstrutura: CONCRETE_WALL, numeroDeTorres: 2, pavimentosSemFundacao: 3, pavimentosTotalDaTorre: 4, pavimentosDoEmbasamento: 5, numeroDeSubsolos: 6, pavimentosTipo: 7, areaConstruidaTotal: 8, alturaPisoAPisoTipo: 9, maiorPisoAPisoExistente: 10, espessuraDeParedes: 11, espessuraDeLajes: 12, volumeDeConcretoFck20: 13, volumeDeConcretoFck25: 14, volumeDeConcretoFck30: 15, volumeDeConcretoFck35: 16, volumeDeConcretoFck40: 17, volumeDeConcretoFck45: 18}
  → PATCH /v1/structures/t1 {tipoDeEstrutura: "concrete_wall", numeroDeTorres: 2, pavimentosSemFundacao: 3, pavimentosTotalDaTorre: 4, pavimentosDoEmbasamento: 5, numeroDeSubsolos: 6, pavimentosTipo: 7, areaConstruidaTotal: 8, alturaPisoAPisoTipo: 9, maiorPisoAPisoExistente: 10, espessuraDeParedes: 11, espessuraDeLajes: 12, volumeDeConcretoFck20: 13, volumeDeConcretoFck25: 14, volumeDeConcretoFck30: 15, volumeDeConcretoFck35: 16, volumeDeConcretoFck40: 17, volumeDeConcretoFck45: 18}
updateStructure {structureId: "#Structure t1", name: "Quick", nome: "Estudo"} → PATCH /v1/structures/t1 {nome: "Quick"}
deleteStructure {structureId: "#Structure t1"} → DELETE /v1/structures/t1
setPrecision {optionId: "#Option p1/u1/o1", precision: 0} → PATCH /v1/projects/p1/units/u1/options/o1 {precision: 0}
setPrecision {optionId: "#Option p1/u1/o1"} → PATCH /v1/projects/p1/units/u1/options/o1 {precision: null}
createOption {unitId: "#Unit p1/u1", name: "B", isReference: true} → POST /v1/projects/p1/units/u1/options {name: "B", active: true}
updateOption {optionId: "#Option p1/u1/o1", name: "B", isReference: false, revision: 0} → PATCH /v1/projects/p1/units/u1/options/o1 {name: "B", active: false} with if-match: "0"
updateUnit {unitId: "#Unit p1/u1", name: "B", dwellings: null, repetitionCount: 2, moveModules: true, revision: 3}
  → PATCH /v1/projects/p1/units/u1 {name: "B", housing_units_count: null, repetition_count: 2} with if-match: "3"
updateUnit {unitId: "#Unit p1/u1", floorGroups: [{databaseId: "g1", name: "T", category: STANDARD_FLOOR, area: 2, height: 3, repetition: 4, index: 5}]}
  → PATCH /v1/projects/p1/units/u1 {data: {floor_groups: [{id: "g1", name: "T", category: "standard_floor", area: 2, height: 3, repetition: 4, index: 5}]}}
deleteProject {projectId: "#Project p1"} → DELETE /v1/projects/p1
deleteUnit {unitId: "#Unit p1/u1"} → DELETE /v1/projects/p1/units/u1
deleteOption {optionId: "#Option p1/u1/o1"} → DELETE /v1/projects/p1/units/u1/options/o1
deleteModule {moduleId: "#Module p1/u1/o1/m1"} → DELETE /v1/projects/p1/units/u1/options/o1/modules/m1
deleteVersion {versionId: "#Version p1/u1/o1/m1/v1"} → DELETE /v1/projects/p1/units/u1/options/o1/modules/m1/versions/v1
deleteFoundation {foundationId: "#Foundation p1/u1/o1/m3"} → DELETE /v1/projects/p1/units/u1/options/o1/modules/m3
deleteFoundationVersion {versionId: "#FoundationVersion p1/u1/o1/m3/v3"} → DELETE /v1/projects/p1/units/u1/options/o1/modules/m3/versions/v3
duplicateProject {projectId: "#Project p1", name: "B"} → POST /v1/projects/p1/duplicate {name: "B"}
duplicateUnit {unitId: "#Unit p1/u1"} → POST /v1/projects/p1/units/u1/duplicate {}
duplicateUnit {unitId: "#Unit p1/u1", name: "B"} → POST /v1/projects/p1/units/u1/duplicate {name: "B"}
duplicateOption {optionId: "#Option p1/u1/o1", name: "B"} → POST /v1/projects/p1/units/u1/options/o1/duplicate {name: "B"}
duplicateModule {moduleId: "#Module p1/u1/o1/m1", name: "B"} → POST /v1/projects/p1/units/u1/options/o1/modules/m1/duplicate {name: "B"}
copyModule {moduleId: "#Module p1/u1/o1/m1", optionId: "#Option p1/u1/o2", floorIds: ["f1", "#Floor p1/u1/f2"], name: "B"}
  → POST /v1/projects/p1/units/u1/options/o1/modules/m1/copy {option_id: "o2", floor_ids: ["f1", "f2"], name: "B"}
updateVersion {versionId: "#Version p1/u1/o1/m1/v1", name: "B", description: null, isValid: true, revision: 4}
  → PATCH /v1/projects/p1/units/u1/options/o1/modules/m1/versions/v1 {name: "B", description: null, is_valid: true} with if-match: "4"
updateFoundationVersion {versionId: "#FoundationVersion p1/u1/o1/m3/v3", name: "B", description: "", isValid: true, revision: 5}
  → PATCH /v1/projects/p1/units/u1/options/o1/modules/m3/versions/v3 {name: "B", description: "", is_valid: true} with if-match: "5"
updateModule {moduleId: "#Module p1/u1/o1/m1", floorIds: ["f1"], revision: 6}
  → PATCH /v1/projects/p1/units/u1/options/o1/modules/m1 {data: {floor_ids: ["f1"]}} with if-match: "6"
updateModule {moduleId: "#Module p1/u1/o1/m1", name: "B", structure: $structure, floorIds: ["f1"]}
  → PATCH /v1/projects/p1/units/u1/options/o1/modules/m1 {name: "B", type: "beam_column", data: $withFloor}
keepUnfinishedSheet {optionId: "#Option p1/u1/o1", sheet: "x", revision: 2}
  → PUT /v1/projects/p1/units/u1/options/o1/unfinished-sheet {sheet: "x"} with if-match: "2"
keepUnfinishedSheet {optionId: "#Option p1/u1/o1"} → PUT /v1/projects/p1/units/u1/options/o1/unfinished-sheet {sheet: null}
discardProposal {optionId: "#Option p1/u1/o1", proposalId: "r1"} → DELETE /v1/projects/p1/units/u1/options/o1/proposal/r1
saveTakeoff {optionId: "#Option p1/u1/o1", modules: [{moduleId: "#Module p1/u1/o1/m1", revision: 3, name: "B", floorIds: ["f1"], structure: $structure}], removedModules: [{moduleId: "#Module p1/u1/o1/m2", revision: 5}, {moduleId: "#Foundation p1/u1/o1/m3"}], foundation: {revision: 7, foundation: {raft: {fck: 30, area: 9, thickness: 0.5, steel: []}}}, proposalId: "r1"}
  → PUT /v1/projects/p1/units/u1/options/o1/takeoff {modules: [{id: "m1", revision: 3, name: "B", type: "beam_column", data: $withFloor}, {revision: 7, type: "raft_foundation", data: $withArea}], removed: [{id: "m2", revision: 5}, {id: "m3"}], proposal_id: "r1"}
createImageUpload {fileName: "a b.png", contentType: "image/png"} → GET /v1/presigned-urls?fileName=a%20b.png
undoImport {importId: "i1"} → DELETE /v1/projects-upload/i1
`;

const named: Record<string, unknown> = {
  $structure: structure,
  $withFloor: expect.objectContaining({ floor_ids: ['f1'] }),
  $withArea: expect.objectContaining({ area: 9 }),
  $anyDay: expect.any(String),
};

/** A value as GraphQL writes it. */
function read(text: string): unknown {
  const replaced = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replaced);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, replaced(each)]));
    if (typeof value !== 'string') return value;
    const [, type, path = ''] = /^#(\w+) (.+)$/.exec(value) ?? [];
    return type === undefined ? (named[value] ?? value) : toGlobalId(type as NodeType, ...path.split('/'));
  };
  const quoted = text.replaceAll(/\$\w+/g, (name) => JSON.stringify(name));
  return replaced(valueFromASTUntyped(parseConstValue(quoted)));
}

const changes = table
  .trim()
  .replaceAll(/\n {2}→/g, ' →')
  .split('\n')
  .map((line) => {
    const [change = '', ...calls] = line.split(' → ');
    const [, mutation = '', input] = /^(\w+) ?(.*)$/.exec(change) ?? [];
    const sent = calls.map((call) => {
      const [, target = '', body, header, value] =
        /^(\w+ \S+)(?: (\{.*?\}))?(?: with ([\w-]+): (.*))?$/.exec(call) ?? [];
      return { target, body: body && read(body), ...(header !== undefined && { [header]: value }) };
    });
    return { line, mutation, input: input ? read(input) : null, sent };
  });

/** They send no token: one that ran out would be refused before anything else. */
const anonymous =
  /^(logIn|confirmLogIn|beginSignOn|finishSignOn|signUpBySignOn|signUp|activateAccount|requestPasswordReset|resetPassword)$/;

const user = { id: 7, name: 'Ana', email: 'ana@example.com', activated: true };
const { upstream, gateway } = await serveStub({
  'GET /v1/users/me': { body: { user } },
  'GET /v1/users/pending-invitations': { body: { invitations: [] } },
});
beforeEach(() => void upstream.taken());

test.each(changes)('$line', async ({ mutation, input, sent }) => {
  const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input!`;
  const query =
    input === null
      ? `mutation { ${mutation} { errors { code } } }`
      : `mutation ($input: ${type}) { ${mutation}(input: $input) { errors { code } } }`;
  const { errors } = await gateway.ask(query, {
    variables: { input },
    headers: { 'idempotency-key': 'one' },
  });
  // The service has none of it; what it says is placed where other tests look.
  expect(errors.filter(({ extensions }) => extensions.code !== 'NOT_FOUND')).toEqual([]);
  const calls = upstream.calls.filter(({ method, target }) => `${method} ${target}` !== 'GET /v1/users/me');
  expect(
    calls.map(({ method, target, body, headers }) => ({
      target: `${method} ${target}`,
      body,
      'if-match': headers['if-match'],
      'device-mark': headers['device-mark'],
      token: headers.authorization,
      // A call that creates is marked, so that it is not made twice.
      isMarked: headers['idempotency-key'] !== undefined,
    })),
  ).toEqual(
    sent.map((call) => ({
      'if-match': undefined,
      'device-mark': undefined,
      ...call,
      token: anonymous.test(mutation) ? undefined : 'Bearer tok',
      isMarked: call.target.startsWith('POST') || mutation === 'saveTakeoff',
    })),
  );
});

/** Their bodies are asked for in mutations.test.ts, everyField.test.ts and with takeoffs and imports. */
const elsewhere =
  'createModule createProject createStructure createUnit createVersion importProjects proposeTakeoff saveFoundation updateProject';

const schema = createSchema();
const mutationType = schema.getMutationType()!;

test('every change is here', () => {
  const all = Object.keys(mutationType.getFields());
  const here = new Set([...changes.map(({ mutation }) => mutation), ...elsewhere.split(' ')]);
  expect([...here].toSorted()).toEqual(all.toSorted());
});

/** The fields of an input that a value gives, as `Type.field`, down to the quantities, which everyField.test.ts asks for. */
function given(type: GraphQLInputType, value: unknown): string[] {
  const whole = getNamedType(type);
  if (Array.isArray(value)) return value.flatMap((each) => given(type, each));
  if (!isInputObjectType(whole) || /^(Structure|Foundation)Input$/.test(whole.name) || value === null)
    return [];
  return Object.entries(value as object).flatMap(([field, each]) => [
    `${whole.name}.${field}`,
    ...given(whole.getFields()[field]!.type, each),
  ]);
}

test('every field of their inputs is given in one of them', () => {
  const inputOf = (mutation: string) => mutationType.getFields()[mutation]!.args[0]?.type;
  const shown = new Set<string>();
  for (const { mutation, input } of changes) {
    const type = inputOf(mutation);
    if (type !== undefined && input !== null) for (const field of given(type, input)) shown.add(field);
  }
  const types = new Set([...shown].map((field) => field.split('.')[0]!));
  const all = [...types].flatMap((name) =>
    Object.keys(assertInputObjectType(schema.getType(name)).getFields()).map((field) => `${name}.${field}`),
  );
  expect(all.filter((field) => !shown.has(field))).toEqual([]);
});
