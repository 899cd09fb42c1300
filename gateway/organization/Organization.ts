import { exportedText, officeFile } from '../exports/exportedText.ts';
import { chosenProjects } from '../project/viewerProjects.ts';
import { toGlobalId } from '../relay/globalId.ts';
import type { ResolversOf } from '../resolverTypes.ts';
import { badReply } from '../rest/restErrors.ts';
import { readViewerUser } from '../user/userApi.ts';
import { officeSingleSignOn } from '../singleSignOn/singleSignOn.ts';
import { toUser } from '../user/userWire.ts';
import { readColleagues, readOfficeExport } from './organizationApi.ts';
import { colleaguesOf, officeInvitations } from './organizationSource.ts';

export const Organization: ResolversOf<'Organization'> = {
  id: ({ row }) => toGlobalId('Organization', row.id),
  databaseId: ({ row }) => row.id,
  viewerCanManage: ({ row }) => row.role === 'owner',
  viewerCanAddProjects: ({ row }) => row.role !== 'viewer',
  projectCount: ({ row }) => row.projects,
  mostProjects: ({ row }) => row.mostProjects,
  memberCount: ({ row }) => row.members,
  mostMembers: ({ row }) => row.mostMembers,
  export: ({ row }, _, context) => {
    const read = () => readOfficeExport(context.rest, row.id);
    return exportedText(context, read, `${officeFile}?organization=${row.id}`);
  },
  members: colleaguesOf,
  invitations: officeInvitations,
  singleSignOn: officeSingleSignOn,
  projects: ({ row }, args, context, info) => chosenProjects(args, context, info, row.id),
};

export const OrganizationMember: ResolversOf<'OrganizationMember'> = {
  id: ({ organizationId, row }) => toGlobalId('OrganizationMember', organizationId, row.id),
  // `createdAt` of a member is when they joined, not when the account was made.
  user: ({ row }) => toUser({ ...row, createdAt: undefined }),
  isViewer: async ({ row }, _, { rest }) => (await readViewerUser(rest)).databaseId === row.id,
  viewerCanRemove: async ({ organizationId, row }, _, { rest }) => {
    const own = (await readViewerUser(rest)).databaseId;
    const owners = (await readColleagues(rest, organizationId)).filter(({ role }) => role === 'owner');
    if (owners.length === 1 && owners[0]?.id === row.id) return false;
    return own === row.id || owners.some(({ id }) => id === own);
  },
};

export const OrganizationInvitation: ResolversOf<'OrganizationInvitation'> = {
  id: ({ row }) => toGlobalId('OrganizationInvitation', row.organizationId, row.id),
  databaseId: ({ row }) => row.id,
  status: ({ row: { status } }) => {
    if (status === 'revoked') throw badReply('An invitation that was taken back is not shown');
    return status;
  },
};
