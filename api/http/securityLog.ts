import { channel } from 'node:diagnostics_channel';
import type { FastifyRequest } from 'fastify';
import { clientAddress } from './clientAddress.ts';

/** Events that an auditor asks about. */
type SecurityEvent =
  | 'log-in'
  | 'log-in.failed'
  | 'log-in.delayed'
  | 'mail.delayed'
  | 'log-out'
  | 'account.made'
  | 'account.deleted'
  | 'address.proved'
  | 'password.changed'
  | 'password.reset'
  | 'token.made'
  | 'token.ended'
  | 'sessions.ended'
  | 'second-factor.failed'
  | 'second-factor.delayed'
  | 'second-factor.added'
  | 'second-factor.removed'
  | 'recovery-codes.made'
  | 'recovery-code.used'
  | 'webhook.made'
  | 'webhook.changed'
  | 'webhook.deleted'
  | 'webhook.delayed'
  | 'sign-on.failed'
  | 'sign-on.linked'
  | 'sign-on.changed'
  | 'domain.proved'
  | 'invitation.sent'
  | 'invitation.answered'
  | 'organization.made'
  | 'organization.deleted'
  | 'organization.member-changed'
  | 'organization.member-removed';

/** For counting security events: each message is `{ event }`. */
export const securityChannel = channel('torre:security');

/**
 * Logs what was done with an account: who (`userId`, null if unknown), from where, and to what. Refusals are warnings.
 * Never logs an email, a name or anything typed, because passwords are often typed into the wrong field.
 */
export function logSecurity(
  request: FastifyRequest,
  event: SecurityEvent,
  userId: number | null,
  thing: Record<string, string | number> = {},
): void {
  const level = /failed|delayed/.test(event) ? 'warn' : 'info';
  request.log[level](
    { security: event, userId, address: clientAddress(request), ...thing },
    'security event',
  );
  securityChannel.publish({ event });
}
