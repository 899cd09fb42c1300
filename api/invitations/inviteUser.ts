import { strongestPermission } from '#domain/permissions.ts';
import type { Invite } from '#domain/invite.ts';
import { invitationDays } from '#domain/limits.ts';
import { homeLanguage, type Language } from '#domain/messages.ts';
import type { FastifyRequest } from 'fastify';
import { recordActivity } from '../activity/recordActivity.ts';
import { requireUser } from '../auth/access.ts';
import { createToken } from '../auth/token.ts';
import type { ApiContext } from '../context.ts';
import { isUniqueViolation } from '../db/databaseError.ts';
import { withTransaction } from '../db/transaction.ts';
import { FieldError, notFound } from '../errors.ts';
import { requestLanguage } from '../http/language.ts';
import { logSecurity } from '../http/securityLog.ts';
import { countInvitationBy, countMailTo } from '../limits/mailPace.ts';
import { refuseBefore } from '../limits/refuseBefore.ts';
import { composeMail } from '../mail/composeMail.ts';
import { findPermission } from '../projects/memberRepository.ts';
import { findUserByEmail } from '../users/userRepository.ts';
import {
  expireInvitations,
  findInvitation,
  insertInvitation,
  type Invitation,
} from './invitationRepository.ts';

const dayMs = 86_400_000;

/**
 * Invites an email to a project and writes to it, in the language of its account if it has one.
 *
 * @throws FieldError on `email` for somebody who takes part already or has a pending invitation.
 */
export async function inviteUser(
  context: ApiContext,
  request: FastifyRequest,
  projectId: string,
  invite: Invite,
): Promise<Invitation> {
  const { db } = context;
  const user = requireUser(request);
  const permission = strongestPermission(invite.permissions) ?? 'project:view';
  const account = await findUserByEmail(db, invite.email);
  if (account !== undefined && (await findPermission(db, projectId, account.id)) !== undefined) {
    throw new FieldError({ email: 'invite.member' });
  }
  refuseBefore(await countInvitationBy(context, user.id));
  refuseBefore(await countMailTo(context, invite.email));
  const secret = createToken();
  const id = await withTransaction(db, async (trx) => {
    await expireInvitations(trx, projectId);
    const invitationId = await insertInvitation(trx, {
      secret,
      projectId,
      inviterId: user.id,
      email: invite.email,
      permission,
      expiresAt: new Date(Date.now() + invitationDays * dayMs),
    });
    const what = {
      entity: 'invitation',
      verb: 'created',
      entityId: invitationId,
      entityName: invite.email,
    } as const;
    await recordActivity(trx, { projectId, user, ...what, details: { permission } });
    return invitationId;
  }).catch((error: unknown) => {
    if (isUniqueViolation(error, 'invitations_one_pending'))
      throw new FieldError({ email: 'invite.pending' });
    throw error;
  });
  const invitation = await findInvitation(db, id);
  if (invitation === undefined) throw notFound();
  logSecurity(request, 'invitation.sent', user.id, { invitation: id });
  const language =
    account === undefined ? requestLanguage(request, homeLanguage) : (account.language as Language);
  await sendInvitation(context, invitation, secret, language);
  return invitation;
}

async function sendInvitation(
  { config, mailer }: ApiContext,
  invitation: Invitation,
  secret: string,
  language: Language,
): Promise<void> {
  const { id, email, inviterName, projectName } = invitation;
  const link = `${config.publicUrl()}/profile/invites?inviteId=${id}&tkn=${secret}`;
  const words = { inviter: inviterName, project: projectName };
  await mailer.send(
    composeMail('invitation', { to: email, link, language, words, livesMs: invitationDays * dayMs }),
  );
}
