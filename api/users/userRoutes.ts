import { homeLanguage } from '#domain/texts/messages.ts';
import { activationSchema, passwordResetSchema } from '#domain/people/account.ts';
import { requireUser } from '../auth/access.ts';
import { refuseCommonPassword } from '../auth/commonPassword.ts';
import { hashPassword } from '../auth/passwordHash.ts';
import { requireSession } from '../auth/session.ts';
import type { Routes } from '../context.ts';
import { refusedAsTaken } from '../db/databaseError.ts';
import { withTransaction } from '../db/transaction.ts';
import { FieldError, found } from '../errors.ts';
import { requestLanguage } from '../http/language.ts';
import { paceAskedMail } from '../limits/mailPace.ts';
import { logSecurity } from '../http/securityLog.ts';
import { sendAccountMail, sendNotice, withMails } from '../mail/accountMails.ts';
import { endAccess, spendToken } from '../tokens/tokenRepository.ts';
import { passwordResetReply } from '../tokens/tokenSchemas.ts';
import { rememberDevice } from '../tokens/knownDevice.ts';
import { changeAccount } from './changeAccount.ts';
import { profileOf } from './profile.ts';
import { proveAddress } from './proveAddress.ts';
import { findUser, insertUser, updateUser } from './userRepository.ts';
import { ownUserReply, userCreateBody, userReply, userUpdateBody } from './userSchemas.ts';
import { userOnWire } from './userWire.ts';

const tags = ['users'];

/** Sign-up, profile, activation and password. */
export const userRoutes: Routes = (context) => async (app) => {
  const { db } = context;

  const signUp = { tags, summary: 'Sign up', body: userCreateBody, response: { 202: userReply } };
  app.post('/users', { config: { access: 'open' }, schema: signUp }, async (request, reply) => {
    const { name, email, password, termsVersion } = request.body;
    await paceAskedMail(context, request);
    await refuseCommonPassword(password, email);
    const passwordHash = await hashPassword(password, context.config.passwordCost);
    const language = requestLanguage(request, homeLanguage);
    const profile = profileOf(request.body);
    const user = await withMails(context, async (inside) => {
      const given = { name, email, passwordHash, profile, language, termsVersion };
      const made = await insertUser(inside.db, given);
      await sendAccountMail(inside, made, 'activation');
      return made;
    }).catch(refuseTakenEmail);
    logSecurity(request, 'account.made', user.id);
    return reply.code(202).send({ user: userOnWire(user) });
  });

  const update = { tags, summary: 'Change my account', body: userUpdateBody, response: { 200: userReply } };
  app.patch('/users', { config: { access: 'user' }, schema: update }, async (request) => {
    const session = requireSession(request);
    const { user, newPassword } = await changeAccount(context, session, request);
    if (newPassword) logSecurity(request, 'password.changed', user.id);
    return { user: userOnWire(user) };
  });

  const me = {
    tags,
    summary: 'My account; a token for one project is told id, name and activated alone',
    response: { 200: ownUserReply },
  };
  app.get('/users/me', { config: { access: 'user', ofOneProject: true }, schema: me }, async (request) => {
    const { id, tokenProjectId } = requireUser(request);
    const user = found(await findUser(db, id));
    if (tokenProjectId !== null) return { user: { id, name: user.name, activated: user.activated } };
    return { user: userOnWire(user) };
  });

  const activate = {
    tags,
    summary: 'Prove an address: activates the account, or takes over its new email',
    body: activationSchema,
    response: { 200: userReply },
  };
  app.put('/users/activated', { config: { access: 'open' }, schema: activate }, async (request) => {
    const user = await withTransaction(db, async (trx) => {
      const spent = await spendToken(trx, request.body.token, 'activation');
      if (spent === undefined) throw new FieldError({ token: 'account.token.invalid' });
      return proveAddress(trx, spent);
    }).catch(refuseTakenEmail);
    logSecurity(request, 'address.proved', user.id);
    return { user: userOnWire(user) };
  });

  const reset = {
    tags,
    summary: 'Set a new password with the token of a reset mail; ends every log-in and personal token',
    body: passwordResetSchema,
    response: { 200: passwordResetReply },
  };
  app.put('/users/password', { config: { access: 'open' }, schema: reset }, async (request) => {
    const passwordHash = await hashPassword(request.body.password, context.config.passwordCost);
    const user = await withMails(context, async (inside) => {
      const { db: trx } = inside;
      const spent = await spendToken(trx, request.body.token, 'password-reset');
      if (spent === undefined) throw new FieldError({ token: 'account.token.invalid' });
      // Only now, because weighing takes time that anybody could otherwise request, and a refusal uses nothing up.
      await refuseCommonPassword(request.body.password);
      const { userId } = spent;
      await endAccess(trx, userId);
      const changed = await updateUser(trx, userId, { passwordHash });
      await sendNotice(inside, changed, 'password-change');
      return changed;
    });
    logSecurity(request, 'password.reset', user.id);
    // Whoever got the mail may log in from here even while others guess.
    const { mark: deviceMark } = await rememberDevice(db, request, user.id);
    return { message: 'your password was successfully reset', deviceMark };
  });
};

const refuseTakenEmail = refusedAsTaken(
  () => new FieldError({ email: 'account.email.taken' }),
  'users_email',
);
