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

/** Those of a list for which `tell` gives a value. */
export const told = <Row>(rows: Invitation[], tell: (row: Invitation) => Row | undefined): Row[] =>
  rows.flatMap((row) => tell(row) ?? []);

/** The value that `tell` must give. @throws a plain Error. */
export function toldOf<Row>(row: Invitation, tell: (row: Invitation) => Row | undefined): Row {
  const answer = tell(row);
  if (answer === undefined) throw new Error(`invitation ${row.id} is to something else`);
  return answer;
}
