import { startApi } from './apiServer.ts';
import { type Generation, startLiveService } from '../liveService.ts';
import { mailedToken } from '../mailedToken.ts';

/** A /v1 service for a suite that must pass on all of them. */
export type Upstream = {
  url: string;
  isLive: boolean;
  /** The token of the activation mail. */
  activationToken: (email: string) => Promise<string>;
  close: () => Promise<void>;
};

async function bundled(): Promise<Upstream> {
  const { url, db, close } = await startApi();
  return { url, isLive: false, activationToken: (email) => mailedToken(db, email), close };
}

async function live(generation: Generation): Promise<Upstream> {
  const service = await startLiveService(generation);
  const activationToken = async (email: string) => service.mailedToken(email);
  return { url: service.url, isLive: true, activationToken, close: service.close };
}

/** What the gateway must work with, by name. */
export const upstreams = [
  ['the bundled service', bundled],
  ['the live service', () => live('module')],
  ['the older live service', () => live('versions')],
] as const;
