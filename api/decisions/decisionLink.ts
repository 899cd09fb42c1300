import { createHmac, timingSafeEqual } from 'node:crypto';

const secondsOfLife = 3600;

/** What a signed address of a decision's page carries: who asked for it, and until when it opens (Unix seconds). */
type DecisionLink = { user: number; until: number; signature: string };

const sign = (secret: string, id: string, user: number, until: number) =>
  createHmac('sha256', secret).update(`${id}.${user}.${until}`).digest('base64url');

/**
 * A path that opens a decision's PDF for an hour without a token: a browser sends none with a download. A path and no
 * host: the page may have been opened under any name of this server.
 */
export function decisionLink(
  { id, linkSecret }: { id: string; linkSecret: string },
  user: number,
  now: Date,
): string {
  const until = Math.floor(now.getTime() / 1000) + secondsOfLife;
  const signature = sign(linkSecret, id, user, until);
  return `/v1/decisions/${id}/pdf?user=${user}&until=${until}&signature=${signature}`;
}

/** Whether an address was signed here and still opens. */
export function opens(
  { id, linkSecret }: { id: string; linkSecret: string },
  { user, until, signature }: DecisionLink,
  now: Date,
): boolean {
  const [given, made] = [Buffer.from(signature), Buffer.from(sign(linkSecret, id, user, until))];
  return given.length === made.length && timingSafeEqual(given, made) && until * 1000 > now.getTime();
}
