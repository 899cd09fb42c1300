import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { toProject } from '../project/projectSource.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { inputNode } from '../relay/ids.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import * as api from './organizationApi.ts';
import { toOrganization } from './organizationSource.ts';

const readAgain = async (rest: RestOperation, id: string) => ({
  organization: toOrganization(await api.readOrganization(rest, id)),
});

/** POST /v1/organizations. */
const createOrganization: MutationResolvers['createOrganization'] = (_, { input }, { rest }) =>
  answer(async () => ({ organization: toOrganization(await api.createOffice(rest, { name: input.name })) }));

/** PATCH /v1/organizations/{o}. */
const renameOrganization: MutationResolvers['renameOrganization'] = (_, { input }, { rest }) =>
  answer(async () => {
    const { organizationId } = inputNode(input.organizationId, 'Organization', 'organizationId');
    return {
      organization: toOrganization(await api.renameOffice(rest, organizationId, { name: input.name })),
    };
  });

/** DELETE /v1/organizations/{o}. */
const deleteOrganization: MutationResolvers['deleteOrganization'] = (_, { input }, { rest }) =>
  answer(async () => {
    const { organizationId } = inputNode(input.organizationId, 'Organization', 'organizationId');
    await api.deleteOffice(rest, organizationId, { currentPassword: input.currentPassword });
    return { deletedOrganizationId: toGlobalId('Organization', organizationId) };
  });

/** POST /v1/organizations/{o}/invite. */
const inviteToOrganization: MutationResolvers['inviteToOrganization'] = (_, { input }, { rest }) =>
  answer(async () => {
    const { organizationId } = inputNode(input.organizationId, 'Organization', 'organizationId');
    const { email, role, discipline } = input;
    await api.sendOfficeInvitation(rest, organizationId, { email, role, discipline: discipline ?? null });
    return readAgain(rest, organizationId);
  });

/** DELETE /v1/organizations/{o}/invitations/{id}. */
const revokeOrganizationInvitation: MutationResolvers['revokeOrganizationInvitation'] = (
  _,
  { input },
  { rest },
) =>
  answer(async () => {
    const invitation = inputNode(input.invitationId, 'OrganizationInvitation', 'invitationId');
    await api.revokeOfficeInvitation(rest, invitation);
    return {
      revokedInvitationId: input.invitationId,
      ...(await readAgain(rest, invitation.organizationId)),
    };
  });

/** PATCH /v1/organizations/{o}/members/{user}. */
const updateOrganizationMember: MutationResolvers['updateOrganizationMember'] = (_, { input }, { rest }) =>
  answer(async () => {
    const member = inputNode(input.memberId, 'OrganizationMember', 'memberId');
    const { role, discipline } = input;
    await api.changeColleague(rest, member, { ...(role == null ? {} : { role }), discipline });
    return readAgain(rest, member.organizationId);
  });

/** DELETE /v1/organizations/{o}/members/{user}. */
const removeOrganizationMember: MutationResolvers['removeOrganizationMember'] = (_, { input }, { rest }) =>
  answer(async () => {
    const member = inputNode(input.memberId, 'OrganizationMember', 'memberId');
    await api.removeColleague(rest, member);
    const own = (await api.readOrganizations(rest)).find(({ id }) => id === member.organizationId);
    return { removedMemberId: input.memberId, organization: own && toOrganization(own) };
  });

/** PUT /v1/projects/{p}/organization. */
const moveProject: MutationResolvers['moveProject'] = (_, { input }, { rest }) =>
  answer(async () => {
    const { projectId } = inputNode(input.projectId, 'Project', 'projectId');
    const organizationId =
      input.organizationId == null
        ? null
        : inputNode(input.organizationId, 'Organization', 'organizationId').organizationId;
    return { project: toProject(await api.moveToOffice(rest, { projectId, organizationId })) };
  });

/** What changes offices and what is in them. */
export const organizationMutations = {
  createOrganization,
  renameOrganization,
  deleteOrganization,
  inviteToOrganization,
  revokeOrganizationInvitation,
  updateOrganizationMember,
  removeOrganizationMember,
  moveProject,
};
