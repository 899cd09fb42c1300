import type { Routes } from '../context.ts';
import { refusedAsTaken } from '../db/databaseError.ts';
import { withTransaction } from '../db/transaction.ts';
import { FieldError } from '../errors.ts';
import { requestLanguage } from '../http/language.ts';
import { homeLanguage } from '#domain/texts/messages.ts';
import { logSecurity } from '../http/securityLog.ts';
import { paceSignOn } from '../limits/logInPace.ts';
import { askSecondFactor } from '../secondFactor/askSecondFactor.ts';
import { findMark } from '../tokens/deviceRepository.ts';
import { sentMarks } from '../tokens/knownDevice.ts';
import { openSession } from '../tokens/openSession.ts';
import { authenticationReply, markHeader } from '../tokens/tokenSchemas.ts';
import { beginSignOn } from './beginSignOn.ts';
import { finishSignOn } from './finishSignOn.ts';
import { signUpBySignOn } from './signUpBySignOn.ts';
import {
  beginSignOnBody,
  finishSignOnBody,
  signOnAsks,
  signOnBegun,
  signUpBySignOnBody,
} from './singleSignOnSchemas.ts';

const tags = ['tokens'];
const config = { access: 'open' } as const;

/** Log-in by the OpenID Connect provider of an office. */
export const singleSignOnRoutes: Routes = (context) => async (app) => {
  const { db } = context;

  const begin = {
    tags,
    summary: 'Begin to log in by the provider of an office',
    description: 'The office is the one that proved the domain of the address.',
    body: beginSignOnBody,
    response: { 201: signOnBegun },
  };
  app.post('/tokens/sign-on', { config, schema: begin }, async (request, reply) => {
    await paceSignOn(context, request);
    return reply.code(201).send({ signOn: await beginSignOn(context, request.body.email) });
  });

  const finish = {
    tags,
    summary: 'Log in by the provider of an office: what the browser came back with',
    headers: markHeader,
    body: finishSignOnBody,
    response: { 201: authenticationReply, 202: signOnAsks },
  };
  app.put('/tokens/sign-on', { config, schema: finish }, async (request, reply) => {
    await paceSignOn(context, request);
    const { user, signUp, isNew } = await finishSignOn(context, request.body).catch((error: unknown) => {
      const [reason = ''] = error instanceof FieldError ? Object.values(error.fields) : [];
      logSecurity(request, 'sign-on.failed', null, { reason });
      throw error;
    });
    if (user === undefined) return reply.code(202).send({ signUp });
    if (isNew) logSecurity(request, 'sign-on.linked', user.id);
    // Access to an account's mail does not get past its second factor, and neither does running a provider.
    const secondFactor = await askSecondFactor(context, user);
    if (secondFactor !== undefined) return reply.code(202).send({ secondFactor });
    const mark = await findMark(db, user.email, sentMarks(request));
    logSecurity(request, 'log-in', user.id);
    return reply.code(201).send(await openSession(db, request, user, mark));
  });

  const signUp = {
    tags,
    summary: 'Sign up by the provider of an office: an account without a password',
    headers: markHeader,
    body: signUpBySignOnBody,
    response: { 201: authenticationReply },
  };
  app.post('/tokens/sign-on/account', { config, schema: signUp }, async (request, reply) => {
    const language = requestLanguage(request, homeLanguage);
    const user = await withTransaction(db, (trx) =>
      signUpBySignOn({ ...context, db: trx }, { ...request.body, language }),
    ).catch(refusedAsTaken(() => new FieldError({ token: 'account.email.taken' })));
    logSecurity(request, 'account.made', user.id);
    return reply.code(201).send(await openSession(db, request, user, undefined));
  });
};
