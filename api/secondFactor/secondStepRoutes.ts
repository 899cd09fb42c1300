import type { SecondStep } from '#domain/people/secondFactor.ts';
import type { Routes } from '../context.ts';
import type { Database } from '../db/database.ts';
import { withTransaction } from '../db/transaction.ts';
import { FieldError, found } from '../errors.ts';
import { logSecurity } from '../http/securityLog.ts';
import { paceSecondProof } from '../limits/logInPace.ts';
import { findMark } from '../tokens/deviceRepository.ts';
import { sentMarks } from '../tokens/knownDevice.ts';
import { openSession } from '../tokens/openSession.ts';
import { findPendingLogIn, spendToken } from '../tokens/tokenRepository.ts';
import { authenticationReply, markHeader } from '../tokens/tokenSchemas.ts';
import { findUser } from '../users/userRepository.ts';
import type { ApiConfig } from '../config.ts';
import { readPasskey } from './passkeys.ts';
import { listSecondFactors, noteSignCount, spendRecoveryCode, takeStep } from './secondFactorRepository.ts';
import { secondStepBody } from './secondFactorSchemas.ts';
import { decryptSecret } from './secretCipher.ts';
import { stepOf } from './totp.ts';

export const secondStepRoutes: Routes = (context) => async (app) => {
  const { db, config } = context;
  const schema = {
    tags: ['tokens'],
    summary: 'Log in: the proof asked for after the password',
    headers: markHeader,
    body: secondStepBody,
    response: { 201: authenticationReply },
  };
  app.post('/tokens/second-factor', { config: { access: 'open' }, schema }, async (request, reply) => {
    const proof = request.body;
    const pending = await findPendingLogIn(db, proof.token);
    if (pending === undefined) throw new FieldError({ token: 'account.token.invalid' });
    const { userId } = pending;
    const user = found(await findUser(db, userId));
    const mark = await findMark(db, user.email, sentMarks(request));
    const clearAttempts = await paceSecondProof(context, request, userId, mark);
    const fault = await withTransaction(db, async (trx) => {
      const wrong = await faultOf(trx, config, { ...pending, proof });
      if (wrong === undefined && (await spendToken(trx, proof.token, 'second-factor')) === undefined)
        throw new FieldError({ token: 'account.token.invalid' });
      return wrong;
    });
    if (fault !== undefined) {
      logSecurity(request, 'second-factor.failed', userId);
      throw new FieldError(fault);
    }
    await clearAttempts();
    if (proof.recoveryCode !== undefined) logSecurity(request, 'recovery-code.used', userId);
    logSecurity(request, 'log-in', userId);
    return reply.code(201).send(await openSession(db, request, user, mark));
  });
};

type StepAttempt = { userId: number; challenge: string | null; proof: SecondStep };

/** The fault of a proof, by field; a right proof is used up by this. */
async function faultOf(
  db: Database,
  config: ApiConfig,
  { userId, challenge, proof }: StepAttempt,
): Promise<Record<string, string> | undefined> {
  const { code, credential, recoveryCode } = proof;
  if (recoveryCode !== undefined)
    return (await spendRecoveryCode(db, userId, recoveryCode)) ? undefined : wrong('recoveryCode');
  const factors = await listSecondFactors(db, userId);
  if (credential !== undefined) {
    const passkeys = factors.filter(({ kind }) => kind === 'passkey');
    const used =
      challenge === null ? undefined : await readPasskey(config, credential, { passkeys, challenge });
    if (used === undefined) return { credential: 'account.second_factor.passkey' };
    await noteSignCount(db, used.id, used.signCount);
    return undefined;
  }
  if (code === undefined) return { code: 'general.required' };
  for (const { id, secret: stored } of factors) {
    const secret = stored === null ? undefined : decryptSecret(config, stored);
    const step = secret === undefined ? undefined : stepOf(secret, code);
    if (step !== undefined && (await takeStep(db, id, step))) return undefined;
  }
  return wrong('code');
}

const wrong = (field: string) => ({ [field]: 'account.second_factor.wrong' });
