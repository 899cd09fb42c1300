import type { Permission } from '#domain/people/permissions.ts';
import { sql } from 'kysely';
import { hashToken } from '../auth/token.ts';
import type { InvitationStatus } from '../db/tables/accountTables.ts';
import type { MailStatus } from '../db/tables/mailTables.ts';
import type { Database } from '../db/database.ts';
import { escapeLike } from '../db/escapeLike.ts';

export type Invitation = Awaited<ReturnType<ReturnType<typeof selectInvitations>['execute']>>[number];

/** What somebody is invited to. */
export type InvitedTo = { projectId: string } | { organizationId: string };

export const idOf = (to: InvitedTo) => ('projectId' in to ? to.projectId : to.organizationId);

const invitedTo = sql<string>`coalesce(invitations.project_id, invitations.organization_id)`;

type NewInvitation = {
  /** The secret of the mail's link; only its hash is kept. */
  secret: string;
  to: InvitedTo;
  inviterId: number;
  email: string;
  permission: Permission;
  discipline: string | null;
  expiresAt: Date;
};

/** @throws a unique violation of `invitations_one_pending` when the email already has a pending one to the same. */
export async function insertInvitation(db: Database, invitation: NewInvitation): Promise<number> {
  const { secret, to, ...given } = invitation;
  const { id } = await db
    .insertInto('invitations')
    .values({
      secretHash: hashToken(secret),
      projectId: null,
      ...to,
      ...given,
      answeredAt: null,
      mailStatus: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Records what happened to an invitation's mail. */
export async function setMailStatus(db: Database, id: number, mailStatus: MailStatus | null): Promise<void> {
  await db.updateTable('invitations').set({ mailStatus }).where('id', '=', id).execute();
}

/**
 * When the last mail of an earlier invitation by the same person to the same thing and address was sent, or was posted
 * if it still waits; undefined without one.
 */
export async function findLastMailTo(db: Database, id: number): Promise<Date | undefined> {
  const row = await db
    .selectFrom('invitations as now')
    .innerJoin('invitations as earlier', (join) =>
      join
        .on(
          sql<boolean>`coalesce(earlier.project_id, earlier.organization_id) = coalesce(now.project_id, now.organization_id)`,
        )
        .onRef('earlier.inviterId', '=', 'now.inviterId')
        .on(sql`lower(earlier.email)`, '=', sql`lower(now.email)`)
        .onRef('earlier.id', '<>', 'now.id'),
    )
    .where('now.id', '=', id)
    .where((of) =>
      of.or([of('earlier.mailSentAt', 'is not', null), of('earlier.mailStatus', '=', 'waiting')]),
    )
    .select(sql<string | null>`max(coalesce(earlier.mail_sent_at, earlier.created_at))`.as('last'))
    .executeTakeFirst();
  return row?.last == null ? undefined : new Date(row.last);
}

/** Marks expired invitations, so that they are no longer pending and the email can be invited again. */
export async function expireInvitations(db: Database, to: InvitedTo): Promise<void> {
  await db
    .updateTable('invitations')
    .set({ status: 'expired' })
    .where(invitedTo, '=', idOf(to))
    .where('status', '=', 'pending')
    .where('expiresAt', '<=', new Date().toISOString())
    .execute();
}

/** All invitations ever sent for a project or an office, newest first. */
export async function listSentInvitations(db: Database, to: InvitedTo): Promise<Invitation[]> {
  const rows = await selectInvitations(db)
    .where(invitedTo, '=', idOf(to))
    .orderBy('invitations.id', 'desc')
    .execute();
  return rows.map(asOfNow);
}

/** The open invitations of a user, newest first. Without a proved address, only the one whose mail was read. */
export async function listPendingInvitations(
  db: Database,
  { email, activated }: { email: string; activated: boolean },
  secret?: string,
): Promise<Invitation[]> {
  if (!activated && secret === undefined) return [];
  let query = selectInvitations(db)
    .where(sql`lower(invitations.email)`, '=', sql`lower(${email})`)
    .where('invitations.status', '=', 'pending')
    .where('invitations.expiresAt', '>', new Date().toISOString());
  if (!activated) query = query.where('invitations.secretHash', '=', hashToken(secret ?? ''));
  const rows = await query.orderBy('invitations.id', 'desc').execute();
  return rows.map(asOfNow);
}

/** Whether this is the secret that was mailed with an invitation to an address. */
export async function isSecretOf(db: Database, id: number, email: string, secret: string): Promise<boolean> {
  const row = await db
    .selectFrom('invitations')
    .select('id')
    .where('id', '=', id)
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .where('secretHash', '=', hashToken(secret))
    .executeTakeFirst();
  return row !== undefined;
}

export async function findInvitation(db: Database, id: number): Promise<Invitation | undefined> {
  const row = await selectInvitations(db).where('invitations.id', '=', id).executeTakeFirst();
  return row === undefined ? undefined : asOfNow(row);
}

/** Locks an invitation until the transaction ends, so that the second of two answers sees the first. */
export async function lockInvitation(db: Database, id: number): Promise<Invitation | undefined> {
  await db.selectFrom('invitations').select('id').where('id', '=', id).forUpdate().execute();
  return findInvitation(db, id);
}

export async function closeInvitation(db: Database, id: number, status: InvitationStatus): Promise<void> {
  await db.updateTable('invitations').set({ status, answeredAt: new Date() }).where('id', '=', id).execute();
}

function selectInvitations(db: Database) {
  return db
    .selectFrom('invitations')
    .innerJoin('users as inviter', 'inviter.id', 'invitations.inviterId')
    .leftJoin('projects', 'projects.id', 'invitations.projectId')
    .leftJoin('organizations', 'organizations.id', 'invitations.organizationId')
    .select(['invitations.id', 'invitations.createdAt', 'invitations.expiresAt', 'invitations.status'])
    .select('invitations.mailStatus')
    .select(['invitations.inviterId', 'inviter.name as inviterName', 'invitations.projectId'])
    .select(['projects.name as projectName', 'invitations.email', 'invitations.permission'])
    .select(['invitations.organizationId', 'organizations.name as organizationName'])
    .select('invitations.discipline');
}

/** An open invitation past its end reads as expired, even if not marked yet. */
function asOfNow(row: Invitation): Invitation {
  const over = row.status === 'pending' && Date.parse(row.expiresAt) <= Date.now();
  return over ? { ...row, status: 'expired' } : row;
}

/** Deletes what was sent to an address, ignoring case. */
export async function deleteInvitationsTo(db: Database, email: string): Promise<void> {
  await db.deleteFrom('invitations').where('email', 'ilike', escapeLike(email)).execute();
}

/** Passes the invitations that somebody sent on to another person: to a project, or to an office and its projects. */
export async function updateInviter(
  db: Database,
  place: InvitedTo,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const sent = db.updateTable('invitations').set({ inviterId: to }).where('inviterId', '=', from);
  if ('projectId' in place) {
    await sent.where('projectId', '=', place.projectId).execute();
    return;
  }
  const { organizationId } = place;
  const projects = db.selectFrom('projects').select('id').where('organizationId', '=', organizationId);
  await sent
    .where((eb) => eb.or([eb('organizationId', '=', organizationId), eb('projectId', 'in', projects)]))
    .execute();
}
