import { roleOfPermission } from '#domain/people/organization.ts';
import type { Database } from '../db/database.ts';
import { listSentInvitations } from '../invitations/invitationRepository.ts';
import { toReplies, toOrganizationInvitation } from '../invitations/invitationWire.ts';
import { exportText, tablesOnWire } from '../users/exportText.ts';
import { listColleagues } from './organizationMemberRepository.ts';
import type { OrganizationRow } from './organizationRepository.ts';

/** All data of an office as text: members, invitations and projects, table by table. */
export async function* exportOrganization(
  db: Database,
  { id, name, createdAt }: OrganizationRow,
): AsyncGenerator<string> {
  const members = (await listColleagues(db, id)).map(({ permission, ...row }) => ({
    ...row,
    role: roleOfPermission(permission),
  }));
  const invitations = toReplies(
    await listSentInvitations(db, { organizationId: id }),
    toOrganizationInvitation,
  );
  const head = {
    exported_at: new Date().toISOString(),
    organization: { id, name, created_at: createdAt },
    ...tablesOnWire({ members, invitations }),
  };
  yield* exportText(db, head, { organizationId: id });
}
