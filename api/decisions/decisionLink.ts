import { createHmac, timingSafeEqual } from 'node:crypto';

const secondsOfLife = 3600;

/**
 * What a signed address of a decision's page carries: who asked for it, until when it opens (Unix seconds), and whether it
 * is without money. That may be added to any address, and taken from none that was made so.
 */
type DecisionLink = { user: number; until: number; signature: string; money?: 'hidden' | undefined };

type Signed = { id: string; linkSecret: string };

const sign = ({ id, linkSecret }: Signed, user: number, until: number, money?: 'hidden') =>
  createHmac('sha256', linkSecret)
    .update([id, user, until, ...(money === undefined ? [] : [money])].join('.'))
    .digest('base64url');

/**
 * A path that opens a decision's PDF for an hour without a token: a browser sends none with a download. A path and no
 * host: the page may have been opened under any name of this server.
 */
export function decisionLink(decision: Signed, user: number, now: Date, money?: 'hidden'): string {
  const until = Math.floor(now.getTime() / 1000) + secondsOfLife;
  const hidden = money === undefined ? '' : `&money=${money}`;
  const signature = sign(decision, user, until, money);
  return `/v1/decisions/${decision.id}/pdf?user=${user}&until=${until}${hidden}&signature=${signature}`;
}

/** Whether an address was signed here and still opens. */
export function opens(decision: Signed, { user, until, signature, money }: DecisionLink, now: Date): boolean {
  const isSigned = (made: string) => {
    const [given, own] = [Buffer.from(signature), Buffer.from(made)];
    return given.length === own.length && timingSafeEqual(given, own);
  };
  const made = [
    sign(decision, user, until),
    ...(money === undefined ? [] : [sign(decision, user, until, money)]),
  ];
  return made.some(isSigned) && until * 1000 > now.getTime();
}
