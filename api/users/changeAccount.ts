import type { UserUpdate } from '#domain/people/account.ts';
import type { FastifyRequest } from 'fastify';
import { refuseCommonPassword } from '../auth/commonPassword.ts';
import type { CurrentUser } from '../auth/currentUser.ts';
import { hashPassword } from '../auth/passwordHash.ts';
import type { ApiContext, DbAndConfig } from '../context.ts';
import type { Database } from '../db/database.ts';
import { editConflict, FieldError } from '../errors.ts';
import { assertRevision, expectedRevision } from '../http/revision.ts';
import { paceNewAddress } from '../limits/mailPace.ts';
import { sendAccountMail, sendNotice, withMails } from '../mail/accountMails.ts';
import { endAccess, endTokens } from '../tokens/tokenRepository.ts';
import { profileOf } from './profile.ts';
import { requirePassword } from './requirePassword.ts';
import { findUserByEmail, lockUser, updateUser, type UserChange } from './userRepository.ts';
import type { UserRow } from './userWire.ts';

/**
 * Saves a user's changes to their own account. A new email waits as `pending_email` until its mailed link is used;
 * naming the current one again cancels that. A new password ends all other sessions, the personal tokens and the reset
 * links. Either takes the current password. The mails about it are posted with the change.
 * @throws FieldError for an email that has an account, and for a wrong or missing current password; ApiError 409
 * EDIT_CONFLICT, 429 where new emails follow too soon.
 */
export async function changeAccount(
  context: ApiContext,
  session: CurrentUser,
  request: FastifyRequest,
): Promise<{ user: UserRow; newPassword: boolean }> {
  const body = request.body as UserUpdate;
  const checked = await checkPassword(context, session, request);
  if (body.password !== undefined) await refuseCommonPassword(body.password, session.email);
  const { passwordCost } = context.config;
  const passwordHash =
    body.password === undefined ? undefined : await hashPassword(body.password, passwordCost);
  return withMails(context, async (inside) => {
    const { db: trx } = inside;
    const before = await lockUser(trx, session.id);
    if (checked !== undefined && checked !== before.passwordHash) throw editConflict();
    assertRevision(before.revision, expectedRevision(request));
    const pending = await addressToProve(trx, before, body.email);
    const newEmail = pending !== null && pending !== before.pendingEmail ? pending : null;
    const change: UserChange = {
      profile: profileOf(body, before.profile),
      ...(body.name === undefined ? {} : { name: body.name }),
      pendingEmail: pending,
      ...(passwordHash === undefined ? {} : { passwordHash }),
    };
    // The mail to a cancelled address no longer proves anything.
    if (pending !== before.pendingEmail) await endTokens(trx, session.id, 'activation');
    if (passwordHash !== undefined) await endAccess(trx, session.id, session.tokenId);
    const user = await updateUser(trx, session.id, change);
    if (newEmail !== null) {
      await sendAccountMail(inside, user, 'activation', newEmail);
      await sendNotice(inside, user, 'email-change');
    }
    if (passwordHash !== undefined) await sendNotice(inside, user, 'password-change');
    return { user, newPassword: passwordHash !== undefined };
  });
}

/** The hash that the current password matched; undefined for a change that needs none. */
async function checkPassword(
  context: DbAndConfig,
  session: CurrentUser,
  request: FastifyRequest,
): Promise<string | undefined> {
  const { email, password, currentPassword } = request.body as UserUpdate;
  const movesEmail = email !== undefined && email.toLowerCase() !== session.email.toLowerCase();
  if (password === undefined && !movesEmail) return undefined;
  const hash = await requirePassword(context, request, session.id, currentPassword);
  // Counted outside the transaction, which a refused address undoes.
  if (movesEmail) await paceNewAddress(context, request, session.id);
  return hash;
}

/** The new address to prove, if `wantedEmail` is a change; a change of case alone is none. */
async function addressToProve(
  db: Database,
  { email, pendingEmail }: UserRow,
  wantedEmail: string | undefined,
): Promise<string | null> {
  if (wantedEmail === undefined) return pendingEmail;
  if (wantedEmail.toLowerCase() === email.toLowerCase()) return null;
  if ((await findUserByEmail(db, wantedEmail)) !== undefined)
    throw new FieldError({ email: 'account.email.taken' });
  return wantedEmail;
}
