import { createServer } from 'node:http';
import { limitOf } from './doubleLimiter.ts';
import { accountRoutes } from './live/accountRoutes.ts';
import { handle, type LiveRequest } from './live/exchange.ts';
import { importRoutes } from './live/importRoutes.ts';
import { invitationRoutes } from './live/invitationRoutes.ts';
import { LiveState } from './live/liveState.ts';
import { moduleRoutes } from './live/moduleRoutes.ts';
import { projectRoutes } from './live/projectRoutes.ts';
import { towerRoutes } from './live/towerRoutes.ts';
import { serveHttp } from './servers/serveHttp.ts';

export type LiveService = {
  url: string;
  /** Every request so far, oldest first. */
  requests: LiveRequest[];
  /** What it pretends. */
  state: LiveState;
  /** The token of the last mail to this address. */
  mailedToken: (email: string) => string;
  close: () => Promise<void>;
};

/** `versions`: the older generation, whose module answers are `{versions: […]}` and nothing else. */
export type Generation = 'module' | 'versions';

/**
 * A double of the public /v1 service, written from its recorded answers: a real HTTP server with state, so that a
 * client meets what it would meet there — 301 on the slash, null lists, `{}` as metadata, the web page with 200 for
 * paths nobody knows, integer ids, strict bodies, and everything it lacks.
 */
export async function startLiveService(
  generation: Generation = 'module',
  { isLimited = false } = {},
): Promise<LiveService> {
  const state = new LiveState(generation);
  state.isLimited = isLimited;
  const routes = [
    accountRoutes,
    invitationRoutes,
    projectRoutes,
    importRoutes,
    towerRoutes,
    moduleRoutes,
  ].flat();
  const requests: LiveRequest[] = [];
  const limiter = limitOf(30, 120);
  const server = createServer((request, response) => {
    if (state.isLimited && !limiter()) {
      requests.push({
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        status: 429,
      });
      response.writeHead(429, { 'content-type': 'application/json' });
      response.end('{"error": "rate limit exceeded"}');
      return;
    }
    void handle(state, routes, request, response).then((seen) => requests.push(seen));
  });
  return {
    ...(await serveHttp(server)),
    requests,
    state,
    mailedToken: (email) => state.mails.get(email) ?? '',
  };
}
