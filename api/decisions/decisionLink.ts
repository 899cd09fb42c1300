import { createHmac, timingSafeEqual } from 'node:crypto';
import { type HiddenParts, hiddenNames } from './hiddenParts.ts';

const secondsOfLife = 3600;

/**
 * What a signed address of a decision's PDF carries: who requested it, until when it opens (Unix seconds), and what is
 * hidden. More may be hidden by editing the address, but not less.
 */
type DecisionLink = { user: number; until: number; signature: string } & HiddenParts;

type Signed = { id: string; linkSecret: string };

const sign = ({ id, linkSecret }: Signed, user: number, until: number, hidden: readonly string[]) =>
  createHmac('sha256', linkSecret)
    .update([id, user, until, ...hidden].join('.'))
    .digest('base64url');

/**
 * A path that opens a decision's PDF for an hour without a token, because a browser sends none with a download. It has
 * no host, because the page may have been opened under any of this server's names.
 */
export function decisionLink(decision: Signed, user: number, now: Date, hidden: HiddenParts = {}): string {
  const until = Math.floor(now.getTime() / 1000) + secondsOfLife;
  const names = hiddenNames(hidden);
  const signature = sign(decision, user, until, names);
  const without = names.map((name) => `&${name}=hidden`).join('');
  return `/v1/decisions/${decision.id}/pdf?user=${user}&until=${until}${without}&signature=${signature}`;
}

/** Whether an address was signed here and has not expired. */
export function opens(decision: Signed, link: DecisionLink, now: Date): boolean {
  const { user, until, signature } = link;
  const isSigned = (hidden: readonly string[]) => {
    const [given, own] = [Buffer.from(signature), Buffer.from(sign(decision, user, until, hidden))];
    return given.length === own.length && timingSafeEqual(given, own);
  };
  const names = hiddenNames(link);
  return [[], ...names.map((name) => [name]), names].some(isSigned) && until * 1000 > now.getTime();
}
