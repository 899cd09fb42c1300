import { organizationRoles } from '#domain/people/organization.ts';
import { wireFields } from '#domain/wireNames.ts';
import { z } from 'zod';
import { projectPath } from '../project/projectApi.ts';
import { projectReply } from '../project/projectWire.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { anything, idWire, listOf, segment, rowWire } from '../rest/wire.ts';
import { exportReply } from '../user/userApi.ts';
import { personShape } from '../user/userWire.ts';

const bundledOnly = { bundledOnly: 'organizations' } as const;
const path = '/v1/organizations';
const role = z.enum(organizationRoles);
const discipline = z.string().nullish();

/** An office as one of its members sees it. */
const organizationWire = rowWire({
  id: idWire,
  name: z.string(),
  created_at: z.string(),
  role,
  projects: z.number(),
  members: z.number(),
  most_projects: z.number(),
  most_members: z.number(),
});
export type OrganizationRow = z.output<typeof organizationWire>;
const reply = z.object({ organization: organizationWire });
const listReply = z.object({ organizations: listOf(organizationWire) });

const colleagueWire = rowWire({
  ...personShape,
  created_at: z.string(),
  role,
  discipline,
  holds_projects: z.boolean(),
});
export type ColleagueRow = z.output<typeof colleagueWire>;
const colleaguesReply = z.object({ members: listOf(colleagueWire) });

/** An invitation to an office. */
export const organizationInvitationWire = rowWire({
  id: idWire,
  created_at: z.string(),
  expires_at: z.string(),
  status: z.enum(['pending', 'accepted', 'declined', 'expired', 'revoked']),
  mail_status: z.enum(['waiting', 'sent', 'failed']).nullish(),
  inviter_name: z.string(),
  organization_id: idWire,
  organization_name: z.string(),
  email: z.string(),
  role,
  discipline,
});
export type OrganizationInvitationRow = z.output<typeof organizationInvitationWire>;
const invitations = rowWire({ organization_invitations: listOf(organizationInvitationWire) });

export const officePath = (id: string) => `${path}/${segment(id)}`;
const colleaguePath = ({ organizationId, userId }: ColleaguePath) =>
  `${officePath(organizationId)}/members/${segment(userId)}`;
type ColleaguePath = { organizationId: string; userId: string };

export const readOrganizations = async (rest: RestOperation): Promise<OrganizationRow[]> =>
  (await rest.get(path, listReply, bundledOnly)).organizations;

export const readOrganization = async (rest: RestOperation, id: string): Promise<OrganizationRow> =>
  (await rest.get(officePath(id), reply, bundledOnly)).organization;

/** The people of an office, owners first. */
export const readColleagues = async (rest: RestOperation, id: string): Promise<ColleagueRow[]> =>
  (await rest.get(`${officePath(id)}/members`, colleaguesReply, bundledOnly)).members;

/** All invitations ever sent for an office, newest first. */
export const readOfficeInvitations = async (rest: RestOperation, id: string) =>
  (await rest.get(`${officePath(id)}/invitations`, invitations, bundledOnly)).organizationInvitations;

export const createOffice = async (rest: RestOperation, body: object) =>
  (await rest.send('POST', path, body, reply, bundledOnly)).organization;

export const renameOffice = async (rest: RestOperation, id: string, body: object) =>
  (await rest.send('PATCH', officePath(id), body, reply, bundledOnly)).organization;

export const sendOfficeInvitation = (rest: RestOperation, id: string, body: object) =>
  rest.send('POST', `${officePath(id)}/invite`, body, anything, bundledOnly);

export const revokeOfficeInvitation = (
  rest: RestOperation,
  { organizationId, id }: { organizationId: string; id: string },
) =>
  rest.send(
    'DELETE',
    `${officePath(organizationId)}/invitations/${segment(id)}`,
    undefined,
    anything,
    bundledOnly,
  );

export const changeColleague = (rest: RestOperation, of: ColleaguePath, body: object) =>
  rest.send('PATCH', colleaguePath(of), body, anything, bundledOnly);

export const removeColleague = (rest: RestOperation, of: ColleaguePath) =>
  rest.send('DELETE', colleaguePath(of), undefined, anything, bundledOnly);

/** All data of an office, as the service sends it. */
export const readOfficeExport = (rest: RestOperation, id: string) =>
  rest.get(`${officePath(id)}/export`, exportReply, bundledOnly);

export const deleteOffice = (rest: RestOperation, id: string, body: { currentPassword: string }) =>
  rest.send('DELETE', officePath(id), wireFields(body), anything, bundledOnly);

/** Moves a project into an office, or with null out of it. */
export const moveToOffice = async (
  rest: RestOperation,
  { projectId, organizationId }: { projectId: string; organizationId: string | null },
) =>
  (
    await rest.send(
      'PUT',
      `${projectPath(projectId)}/organization`,
      wireFields({ organizationId }),
      projectReply,
      bundledOnly,
    )
  ).project;
