import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { type UserRow, userOnWire } from '../users/userWire.ts';
import { deviceOf } from './device.ts';
import type { DeviceMark } from './deviceRepository.ts';
import { rememberDevice } from './knownDevice.ts';
import { issueToken } from './tokenRepository.ts';

/** Opens a session on the calling device for an authenticated user. @returns the answer to the log-in. */
export async function openSession(
  db: Database,
  request: FastifyRequest,
  user: UserRow,
  known: DeviceMark | undefined,
) {
  const { id: markId, mark } = await rememberDevice(db, request, user.id, known);
  const device = deviceOf(request.headers['user-agent']);
  const session = { userId: user.id, scope: 'authentication', device, markId } as const;
  const { token, expiry } = await issueToken(db, session);
  return { authenticationToken: { token, expiry }, deviceMark: mark, user: userOnWire(user) };
}
