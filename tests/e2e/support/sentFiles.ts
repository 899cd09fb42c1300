import type { Page } from '@playwright/test';

type SentFile = { url: string; kind: string; bytes: number };
type Sent = {
  files: number;
  bytes: number;
  scriptFiles: number;
  scriptBytes: number;
  all: SentFile[];
};

/**
 * Counts what a page is sent from now on, in bytes as they travel: compressed, with their headers. Open ends (event
 * streams) count as files of no bytes.
 *
 * @returns a function that gives the count so far.
 */
export async function countSent(page: Page): Promise<() => Sent> {
  const session = await page.context().newCDPSession(page);
  const files = new Map<string, SentFile>();
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (!response.url.startsWith('http')) return;
    // A script that is preloaded is named by what asks for it first.
    const kind = new URL(response.url).pathname.endsWith('.js') ? 'Script' : type;
    files.set(requestId, { url: response.url, kind, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file !== undefined) file.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return () => {
    const all = [...files.values()];
    const scripts = all.filter(({ kind }) => kind === 'Script');
    const sum = (list: SentFile[]) => list.reduce((total, { bytes }) => total + bytes, 0);
    return {
      files: all.length,
      bytes: sum(all),
      scriptFiles: scripts.length,
      scriptBytes: sum(scripts),
      all,
    };
  };
}
