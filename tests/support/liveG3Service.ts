import { createServer } from 'node:http';
import { limitOf } from './doubleLimiter.ts';
import { g3Accounts } from './liveG3/g3Accounts.ts';
import { type G3Request, handleG3 } from './liveG3/g3Exchange.ts';
import { g3Modules } from './liveG3/g3Modules.ts';
import { g3Options } from './liveG3/g3Options.ts';
import { g3People } from './liveG3/g3People.ts';
import { g3Projects } from './liveG3/g3Projects.ts';
import { G3State } from './liveG3/g3State.ts';
import { g3Towers } from './liveG3/g3Towers.ts';
import { serveHttp } from './servers/serveHttp.ts';

export type LiveG3Service = {
  url: string;
  requests: G3Request[];
  state: G3State;
  mailedToken: (email: string) => string;
  close: () => Promise<void>;
};

/**
 * A double of the newest generation of the public /v1, written from its recorded answers: roles above options, floors one
 * by one, steel by material, UUIDs for people, keys that are absent where there is nothing, and a success for a body it
 * does not understand.
 */
export async function startLiveG3(): Promise<LiveG3Service> {
  const state = new G3State();
  const routes = [g3Accounts, g3Projects, g3Towers, g3Options, g3Modules, g3People].flat();
  const requests: G3Request[] = [];
  const limiter = limitOf(30, 120);
  const server = createServer((request, response) => {
    if (state.isLimited && !limiter()) {
      const { method = '', url: path = '', headers } = request;
      requests.push({ method, path, headers, body: '', status: 429 });
      // Alone among its answers this one names no headers that it varies by, nor when to come back.
      response.writeHead(429, { 'content-type': 'application/json' });
      response.end('{"error": "rate limit exceeded"}');
      return;
    }
    void handleG3(state, routes, request, response).then((seen) => requests.push(seen));
  });
  return {
    ...(await serveHttp(server)),
    requests,
    state,
    mailedToken: (email) => state.mails.get(email) ?? '',
  };
}
