import type { Permission } from '#domain/people/permissions.ts';
import { invitationDays } from '#domain/limits.ts';
import { homeLanguage, type Language } from '#domain/texts/messages.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireUser } from '../auth/access.ts';
import { createToken } from '../auth/token.ts';
import type { ApiContext } from '../context.ts';
import { refusedAsTaken } from '../db/databaseError.ts';
import type { Database } from '../db/database.ts';
import { FieldError, found } from '../errors.ts';
import { answerWithin } from '../http/answerWithin.ts';
import { requestLanguage } from '../http/language.ts';
import { logSecurity } from '../http/securityLog.ts';
import { countInvitation } from '../limits/mailPace.ts';
import { refuseBefore } from '../limits/waitBefore.ts';
import { withMails } from '../mail/accountMails.ts';
import { findRole } from '../organizations/organizationMemberRepository.ts';
import { requireRoomForInvitation } from '../organizations/organizationQuota.ts';
import { findPermission } from '../projects/memberRepository.ts';
import { findUserByEmail } from '../users/userRepository.ts';
import {
  expireInvitations,
  findInvitation,
  findLastMailTo,
  insertInvitation,
  type Invitation,
  type InvitedTo,
  setMailStatus,
} from './invitationRepository.ts';
import { recordInvitationChange } from './recordInvitationChange.ts';

const dayMs = 86_400_000;

/**
 * The minimum time between two mails inviting somebody to the same project: repeated inviting and revoking sends one
 * mail, about the latest state. The mail of a revoked invitation is not sent.
 */
const restMs = 600_000;

/**
 * Invites an email to a project or an office and posts its mail in the same transaction, in the language of its account
 * if it has one.
 * @returns what `tell` makes of the invitation. @throws FieldError on `email` for somebody who is already a member or
 * has a pending invitation, and for a full office.
 */
export async function inviteUser<Answer>(
  context: ApiContext,
  {
    request,
    reply,
    tell,
  }: { request: FastifyRequest; reply: FastifyReply; tell: (made: Invitation) => Answer },
  to: InvitedTo,
  invite: { email: string; permission: Permission; discipline: string | null },
): Promise<Answer> {
  const { db } = context;
  const user = requireUser(request);
  const account = await findUserByEmail(db, invite.email);
  if (account !== undefined && (await isIn(db, to, account.id)))
    throw new FieldError({ email: 'projectId' in to ? 'invite.member' : 'organization.member' });
  refuseBefore(await countInvitation(context, user.id, invite.email));
  const language =
    account === undefined ? requestLanguage(request, homeLanguage) : (account.language as Language);
  let invitationId = 0;
  const make = async (inside: ApiContext) => {
    const { db: trx } = inside;
    await expireInvitations(trx, to);
    if ('organizationId' in to)
      await requireRoomForInvitation(trx, to.organizationId, context.config.organizationQuota);
    const secret = createToken();
    invitationId = await insertInvitation(trx, {
      secret,
      to,
      inviterId: user.id,
      ...invite,
      expiresAt: new Date(Date.now() + invitationDays * dayMs),
    });
    const made = await readInvitation(trx, invitationId);
    await recordInvitationChange(trx, user, made, 'created', { permission: invite.permission });
    await postInvitation(inside, made, { secret, language });
    return tell(await readInvitation(trx, invitationId));
  };
  const answer = await withMails(context, (inside) =>
    answerWithin(inside.db, reply, () => make(inside)),
  ).catch(refusedAsTaken(() => new FieldError({ email: 'invite.pending' }), 'invitations_one_pending'));
  logSecurity(request, 'invitation.sent', user.id, { invitation: invitationId });
  return answer;
}

async function isIn(db: Database, to: InvitedTo, userId: number): Promise<boolean> {
  const held =
    'projectId' in to ? findPermission(db, to.projectId, userId) : findRole(db, to.organizationId, userId);
  return (await held) !== undefined;
}

const readInvitation = async (db: Database, id: number) => found(await findInvitation(db, id));

async function postInvitation(
  { db, mailer, config }: ApiContext,
  { id, email, inviterName, projectName, organizationName }: Invitation,
  { secret, language }: { secret: string; language: Language },
): Promise<void> {
  const words = { inviter: inviterName, project: projectName ?? '', organization: organizationName ?? '' };
  const page = { path: `/profile/invites?inviteId=${id}`, livesMs: invitationDays * dayMs };
  const last = config.rateLimit ? await findLastMailTo(db, id) : undefined;
  const notBefore = last === undefined ? undefined : new Date(last.getTime() + restMs);
  const kind = organizationName === null ? 'invitation' : 'organization-invitation';
  const letter = { kind, invitationId: id, notBefore, to: email, language, words, ...page } as const;
  await setMailStatus(db, id, await mailer.post(db, letter, secret));
}
