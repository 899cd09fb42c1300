import type { CustomFetch } from 'openid-client';
import { Agent, fetch } from 'undici';
import { guardHost } from '../webhooks/guardedHost.ts';

/** Limits of one answer of a provider: time (ms) and size (bytes). */
const timeLimitMs = 10_000;
const maxRead = 1_000_000;

/** A provider that can't be reached, does not answer in time, or reports a failure of its own. */
export class Unreachable extends Error {}

/**
 * `fetch` to addresses that a user chose, or that such an address named: guarded as in webhooks/guardedHost.ts, https
 * only except on this machine, without redirects.
 * @returns a fetch that throws Unreachable where no readable answer comes.
 */
export const guardedFetch =
  (isLocalhostAllowed: boolean): CustomFetch =>
  async (url, init) => {
    let agent: Agent | undefined;
    try {
      const { protocol, hostname } = new URL(url);
      const { isLocal, lookup } = guardHost(hostname, isLocalhostAllowed);
      if (protocol !== 'https:' && !isLocal) throw new Error('not https');
      agent = new Agent({ connect: { lookup }, maxResponseSize: maxRead });
      const asked = {
        ...init,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeLimitMs),
        dispatcher: agent,
      };
      const response = await fetch(url, asked as Parameters<typeof fetch>[1]);
      const { status } = response;
      if (status >= 500) throw new Error(`status ${status}`);
      const body = await response.arrayBuffer();
      const headers = [...response.headers.entries()];
      return new Response(body.byteLength === 0 ? null : body, { status, headers });
    } catch (cause) {
      throw new Unreachable('the provider did not answer', { cause });
    } finally {
      await agent?.destroy();
    }
  };
