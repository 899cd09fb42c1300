import { strongestPermission } from '#domain/people/permissions.ts';
import type { Invite } from '#domain/people/invite.ts';
import { invitationDays } from '#domain/limits.ts';
import { homeLanguage, type Language } from '#domain/texts/messages.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordActivity } from '../activity/recordActivity.ts';
import { requireUser } from '../auth/access.ts';
import { createToken } from '../auth/token.ts';
import type { ApiContext } from '../context.ts';
import { isUniqueViolation } from '../db/databaseError.ts';
import type { Database } from '../db/database.ts';
import { FieldError, notFound } from '../errors.ts';
import { answerWithin } from '../http/answerWithin.ts';
import { requestLanguage } from '../http/language.ts';
import { logSecurity } from '../http/securityLog.ts';
import { countInvitation } from '../limits/mailPace.ts';
import { refuseBefore } from '../limits/refuseBefore.ts';
import { withMails } from '../mail/accountMails.ts';
import { findPermission } from '../projects/memberRepository.ts';
import { findUserByEmail } from '../users/userRepository.ts';
import {
  expireInvitations,
  findInvitation,
  findLastMailTo,
  insertInvitation,
  type Invitation,
  setMailStatus,
} from './invitationRepository.ts';

const dayMs = 86_400_000;

/**
 * Between two mails that invite somebody to the same project: whoever invites and revokes time and again has one mail
 * sent for it, about what is the case by then. The mail of an invitation that was revoked meanwhile does not go out.
 */
const restMs = 600_000;

/**
 * Invites an email to a project and posts a mail to it in the same transaction, in the language of its account if it has
 * one.
 *
 * @throws FieldError on `email` for somebody who takes part already or has a pending invitation.
 */
export async function inviteUser(
  context: ApiContext,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  projectId: string,
  invite: Invite,
): Promise<{ message: string; invitation: Invitation }> {
  const { db } = context;
  const user = requireUser(request);
  const permission = strongestPermission(invite.permissions) ?? 'project:view';
  const account = await findUserByEmail(db, invite.email);
  if (account !== undefined && (await findPermission(db, projectId, account.id)) !== undefined) {
    throw new FieldError({ email: 'invite.member' });
  }
  refuseBefore(await countInvitation(context, user.id, invite.email));
  const language =
    account === undefined ? requestLanguage(request, homeLanguage) : (account.language as Language);
  const make = async (inside: ApiContext) => {
    const { db: trx } = inside;
    await expireInvitations(trx, projectId);
    const secret = createToken();
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
    await postInvitation(inside, invitationId, { secret, language });
    return { message: 'user invited successfully', invitation: await readInvitation(trx, invitationId) };
  };
  const answer = await withMails(context, (inside) =>
    answerWithin(inside.db, reply, () => make(inside)),
  ).catch((error: unknown) => {
    if (isUniqueViolation(error, 'invitations_one_pending'))
      throw new FieldError({ email: 'invite.pending' });
    throw error;
  });
  logSecurity(request, 'invitation.sent', user.id, { invitation: answer.invitation.id });
  return answer;
}

async function readInvitation(db: Database, id: number): Promise<Invitation> {
  const invitation = await findInvitation(db, id);
  if (invitation === undefined) throw notFound();
  return invitation;
}

async function postInvitation(
  { db, mailer, config }: ApiContext,
  id: number,
  { secret, language }: { secret: string; language: Language },
): Promise<void> {
  const { email, inviterName, projectName } = await readInvitation(db, id);
  const words = { inviter: inviterName, project: projectName };
  const page = { path: `/profile/invites?inviteId=${id}`, livesMs: invitationDays * dayMs };
  const last = config.rateLimit ? await findLastMailTo(db, id) : undefined;
  const notBefore = last === undefined ? undefined : new Date(last.getTime() + restMs);
  const kind = { kind: 'invitation', invitationId: id, notBefore } as const;
  const letter = { ...kind, to: email, language, words, ...page };
  await setMailStatus(db, id, await mailer.post(db, letter, secret));
}
