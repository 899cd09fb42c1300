import { roleOfPermission } from '#domain/people/organization.ts';
import { impliedPermissions } from '../projects/impliedPermissions.ts';
import type { Invitation } from './invitationRepository.ts';
import type { InvitationReply, OrganizationInvitationReply } from './invitationSchemas.ts';

type WithEmail<Reply extends { email?: string | undefined }> = Omit<Reply, 'email'> & { email: string };

/** An invitation to a project for the wire; undefined for one to an office. */
export function toProjectInvitation(row: Invitation): WithEmail<InvitationReply> | undefined {
  const { projectId, projectName, permission } = row;
  if (projectId === null) return undefined;
  return { ...row, projectId, projectName: projectName ?? '', permissions: impliedPermissions(permission) };
}

/** An invitation to an office for the wire; undefined for one to a project. */
export function toOrganizationInvitation(
  row: Invitation,
): WithEmail<OrganizationInvitationReply> | undefined {
  const { organizationId, organizationName, permission } = row;
  if (organizationId === null) return undefined;
  const role = roleOfPermission(permission);
  return { ...row, organizationId, organizationName: organizationName ?? '', role };
}

/** Replies for the invitations that `convert` applies to; the others are left out. */
export const toReplies = <Reply>(rows: Invitation[], convert: (row: Invitation) => Reply | undefined) =>
  rows.flatMap((row) => convert(row) ?? []);

/** The reply for one invitation. @throws a plain Error where `convert` does not apply to it. */
export function toReply<Reply>(row: Invitation, convert: (row: Invitation) => Reply | undefined): Reply {
  const reply = convert(row);
  if (reply === undefined) throw new Error(`invitation ${row.id} is to something else`);
  return reply;
}
