import { setTimeout as wait } from 'node:timers/promises';
import { domainOf } from '#domain/people/emailDomain.ts';
import { emailRequestSchema, loginSchema } from '#domain/people/account.ts';
import { bearerToken, requireUser } from '../auth/access.ts';
import { verifyPassword } from '../auth/passwordHash.ts';
import type { Routes } from '../context.ts';
import { ApiError, FieldError } from '../errors.ts';
import { logSecurity } from '../http/securityLog.ts';
import { paceLogIn } from '../limits/logInPace.ts';
import { paceAskedMail } from '../limits/mailPace.ts';
import { sendAccountMail, withMails } from '../mail/accountMails.ts';
import { askSecondFactor } from '../secondFactor/askSecondFactor.ts';
import { secondFactorChallenge } from '../secondFactor/secondFactorSchemas.ts';
import { mustSignOn } from '../singleSignOn/providerRepository.ts';
import { findUserByEmail } from '../users/userRepository.ts';
import type { UserRow } from '../users/userWire.ts';
import { findMark } from './deviceRepository.ts';
import { sentMarks } from './knownDevice.ts';
import { openSession } from './openSession.ts';
import { endToken } from './tokenRepository.ts';
import { authenticationReply, markHeader, messageReply } from './tokenSchemas.ts';

/** Log-in, log-out, and the mails that carry an activation or reset token. */
export const tokenRoutes: Routes = (context) => async (app) => {
  const { db } = context;
  const tags = ['tokens'];

  app.post(
    '/tokens/authentication',
    {
      config: { access: 'open' },
      schema: {
        tags,
        summary: 'Log in',
        headers: markHeader,
        body: loginSchema,
        response: { 201: authenticationReply, 202: secondFactorChallenge },
      },
    },
    async (request, reply) => {
      const { email, password } = request.body;
      const mark = await findMark(db, email, sentMarks(request));
      const clearAttempts = await paceLogIn(context, request, email, mark);
      const user = await findUserByEmail(db, email);
      const correct = await verifyPassword(password, user?.passwordHash, context.config.passwordCost);
      if (user === undefined || !correct) {
        logSecurity(request, 'log-in.failed', user?.id ?? null);
        throw new ApiError(401, 'INVALID_CREDENTIALS', 'invalid_credentials');
      }
      await clearAttempts();
      if (await mustSignOn(db, user.id, domainOf(user.email)))
        throw new FieldError({ email: 'single_sign_on.required' });
      const secondFactor = await askSecondFactor(context, user);
      if (secondFactor !== undefined) return reply.code(202).send({ secondFactor });
      logSecurity(request, 'log-in', user.id);
      return reply.code(201).send(await openSession(db, request, user, mark));
    },
  );

  app.delete(
    '/tokens/authentication',
    { config: { access: 'user' }, schema: { tags, summary: 'Log out: ends the token of this call' } },
    async (request, reply) => {
      const { id } = requireUser(request);
      await endToken(db, id, bearerToken(request) ?? '');
      logSecurity(request, 'log-out', id);
      return reply.code(204).send();
    },
  );

  for (const [scope, summary] of [
    ['activation', 'Send the activation mail again'],
    ['password-reset', 'Send a mail to choose a new password'],
  ] as const) {
    app.post(
      `/tokens/${scope}`,
      {
        config: { access: 'open' },
        schema: { tags, summary, body: emailRequestSchema, response: { 202: messageReply } },
      },
      async (request, reply) => {
        await paceAskedMail(context, request);
        const started = Date.now();
        const user = await findUserByEmail(db, request.body.email);
        if (user !== undefined) {
          await withMails(context, async (inside) => {
            for (const to of recipients(user, scope)) await sendAccountMail(inside, user, scope, to);
          });
        }
        // The same answer for every email, after the same time, so that neither reveals who has an account.
        await wait(Math.max(0, started + mailReplyMs - Date.now()));
        const message = 'an email will be sent to you containing instructions';
        return reply.code(202).send({ message });
      },
    );
  }
};

/** Longer than storing a token and a mail takes (ms): requests for mails are answered after this time. */
const mailReplyMs = 250;

/** The addresses for a mail of this kind: activation goes to those not proved yet. */
function recipients(user: UserRow, scope: 'activation' | 'password-reset'): string[] {
  if (scope === 'password-reset') return [user.email];
  return [
    ...(user.activated ? [] : [user.email]),
    ...(user.pendingEmail === null ? [] : [user.pendingEmail]),
  ];
}
