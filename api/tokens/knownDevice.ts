import type { FastifyRequest } from 'fastify';
import { isTokenShaped } from '../auth/token.ts';
import type { Database } from '../db/database.ts';
import { clientAddress } from '../http/clientAddress.ts';
import { deviceOf } from './device.ts';
import { type DeviceMark, endOldMarks, noteAddress, prolongMark } from './deviceRepository.ts';
import { tokenLifetimeMs } from './tokenLifetimes.ts';
import { issueToken } from './tokenRepository.ts';

const maxSent = 5;
const maxKept = 20;

/** The marks in `Device-Mark`, comma separated, from earlier log-ins of any account on the device. */
export function sentMarks(request: FastifyRequest): string[] {
  const header = request.headers['device-mark'];
  const sent = Array.isArray(header) ? header.join() : (header ?? '');
  return sent
    .split(',', maxSent)
    .map((mark) => mark.trim())
    .filter(isTokenShaped);
}

/** Records the device and address of a call as known to the account; a new device gets a mark. */
export async function rememberDevice(
  db: Database,
  request: FastifyRequest,
  userId: number,
  known?: DeviceMark,
): Promise<DeviceMark> {
  await noteAddress(db, userId, clientAddress(request));
  if (known !== undefined) {
    await prolongMark(db, known.id, new Date(Date.now() + tokenLifetimeMs.device));
    return known;
  }
  const device = deviceOf(request.headers['user-agent']);
  const { id, token } = await issueToken(db, { userId, scope: 'device', device });
  await endOldMarks(db, userId, maxKept);
  return { id, mark: token };
}
