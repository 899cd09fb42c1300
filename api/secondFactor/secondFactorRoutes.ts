import { z } from 'zod';
import { requireUser } from '../auth/access.ts';
import { requireSession } from '../auth/session.ts';
import type { Routes } from '../context.ts';
import { found } from '../errors.ts';
import { uuidParam } from '../http/ids.ts';
import { logSecurity } from '../http/securityLog.ts';
import { sendNotice, withMails } from '../mail/accountMails.ts';
import { requirePassword } from '../users/requirePassword.ts';
import { findUser } from '../users/userRepository.ts';
import { countRecoveryCodes, listSecondFactors } from './secondFactorRepository.ts';
import {
  confirmedBody,
  firstProofBody,
  newSecondFactorBody,
  recoveryCodesReply,
  secondFactorBegun,
  secondFactorConfirmed,
  secondFactorList,
} from './secondFactorSchemas.ts';
import {
  beginSecondFactor,
  proveSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from './setUpSecondFactor.ts';

const tags = ['users'];
const config = { access: 'user' } as const;
const params = z.object({ secondFactorId: uuidParam });

/** Second factors: set up, listed and removed, in a session and with the current password. */
export const secondFactorRoutes: Routes = (context) => async (app) => {
  const { db } = context;
  const own = async (id: number) => found(await findUser(db, id));

  const list = { tags, summary: 'My second factors', response: { 200: secondFactorList } };
  app.get('/users/me/second-factors', { config, schema: list }, async (request) => {
    const { id } = requireUser(request);
    return {
      secondFactors: await listSecondFactors(db, id),
      recoveryCodesLeft: await countRecoveryCodes(db, id),
    };
  });

  const begin = {
    tags,
    summary: 'Begin to set up a second factor',
    body: newSecondFactorBody,
    response: { 201: secondFactorBegun },
  };
  app.post(
    '/users/me/second-factors',
    { config: { ...config, secret: true }, schema: begin },
    async (request, reply) => {
      const session = requireSession(request);
      const { kind, name, currentPassword } = request.body;
      await requirePassword(context, request, session.id, currentPassword);
      const secondFactor = await beginSecondFactor(context, await own(session.id), { kind, name });
      return reply.code(201).send({ secondFactor });
    },
  );

  const confirm = {
    tags,
    summary: 'Prove a second factor for the first time: log-ins ask for it from now on',
    params,
    body: firstProofBody,
    response: { 200: secondFactorConfirmed },
  };
  app.put('/users/me/second-factors/:secondFactorId', { config, schema: confirm }, async (request) => {
    const user = await own(requireSession(request).id);
    const { secondFactorId: id } = request.params;
    const done = await withMails(context, async (inside) => {
      const recoveryCodes = await proveSecondFactor(inside, { userId: user.id, id, proof: request.body });
      const secondFactor = found((await listSecondFactors(inside.db, user.id)).find((row) => row.id === id));
      await sendNotice(inside, user, 'second-factor');
      return { secondFactor, recoveryCodes };
    });
    logSecurity(request, 'second-factor.added', user.id, { secondFactor: id });
    return done;
  });

  const remove = { tags, summary: 'Remove a second factor', params, body: confirmedBody };
  app.delete(
    '/users/me/second-factors/:secondFactorId',
    { config, schema: remove },
    async (request, reply) => {
      const user = await own(requireSession(request).id);
      await requirePassword(context, request, user.id, request.body?.currentPassword);
      const { secondFactorId } = request.params;
      await withMails(context, async (inside) => {
        await removeSecondFactor(inside.db, user.id, secondFactorId);
        await sendNotice(inside, user, 'second-factor');
      });
      logSecurity(request, 'second-factor.removed', user.id, { secondFactor: secondFactorId });
      return reply.code(204).send();
    },
  );

  const renew = {
    tags,
    summary: 'New recovery codes in the place of all I had',
    body: confirmedBody,
    response: { 201: recoveryCodesReply },
  };
  app.post(
    '/users/me/recovery-codes',
    { config: { ...config, secret: true }, schema: renew },
    async (request, reply) => {
      const user = await own(requireSession(request).id);
      await requirePassword(context, request, user.id, request.body?.currentPassword);
      const recoveryCodes = await withMails(context, async (inside) => {
        const codes = await renewRecoveryCodes(inside.db, user.id);
        await sendNotice(inside, user, 'second-factor');
        return codes;
      });
      logSecurity(request, 'recovery-codes.made', user.id);
      return reply.code(201).send({ recoveryCodes });
    },
  );
};
