import { mutations } from '../mutations.ts';
import { toProject } from '../project/projectSource.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { inputNode } from '../relay/ids.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import * as api from './organizationApi.ts';
import { toOrganization } from './organizationSource.ts';

/** The raw id of an office in an input. */
export const officeIdIn = (id: string) => inputNode(id, 'Organization', 'organizationId').organizationId;

/** Reads an office after a change. */
export const reloadOrganization = async (rest: RestOperation, id: string) => ({
  organization: toOrganization(await api.readOrganization(rest, id)),
});

export const organizationMutations = mutations({
  createOrganization: async ({ name }, { rest }) => ({
    organization: toOrganization(await api.createOffice(rest, { name })),
  }),

  renameOrganization: async ({ organizationId, name }, { rest }) => ({
    organization: toOrganization(await api.renameOffice(rest, officeIdIn(organizationId), { name })),
  }),

  async deleteOrganization({ organizationId, currentPassword }, { rest }) {
    const id = officeIdIn(organizationId);
    await api.deleteOffice(rest, id, { currentPassword });
    return { deletedOrganizationId: toGlobalId('Organization', id) };
  },

  async inviteToOrganization({ organizationId, email, role, discipline = null }, { rest }) {
    const id = officeIdIn(organizationId);
    await api.sendOfficeInvitation(rest, id, { email, role, discipline });
    return reloadOrganization(rest, id);
  },

  async revokeOrganizationInvitation({ invitationId }, { rest }) {
    const invitation = inputNode(invitationId, 'OrganizationInvitation', 'invitationId');
    await api.revokeOfficeInvitation(rest, invitation);
    return {
      revokedInvitationId: invitationId,
      ...(await reloadOrganization(rest, invitation.organizationId)),
    };
  },

  async updateOrganizationMember({ memberId, role, discipline }, { rest }) {
    const member = inputNode(memberId, 'OrganizationMember', 'memberId');
    await api.changeColleague(rest, member, { ...(role == null ? {} : { role }), discipline });
    return reloadOrganization(rest, member.organizationId);
  },

  async removeOrganizationMember({ memberId }, { rest }) {
    const member = inputNode(memberId, 'OrganizationMember', 'memberId');
    await api.removeColleague(rest, member);
    const own = (await api.readOrganizations(rest)).find(({ id }) => id === member.organizationId);
    return { removedMemberId: memberId, organization: own && toOrganization(own) };
  },

  async moveProject(input, { rest }) {
    const { projectId } = inputNode(input.projectId, 'Project', 'projectId');
    const organizationId = input.organizationId == null ? null : officeIdIn(input.organizationId);
    return { project: toProject(await api.moveToOffice(rest, { projectId, organizationId })) };
  },
});
