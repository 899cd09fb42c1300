import type { IncomingMessage } from 'node:http';

/** Bytes. Longer bodies carry files or texts that nobody sends twice. */
const longestBody = 16 * 1024;

/** Whether the body may hold a known operation: short JSON whose length the headers give. */
export function isShortJson({ method, url, headers }: IncomingMessage): boolean {
  if (method !== 'POST' || url === undefined || url.includes('?')) return false;
  const type = headers['content-type'];
  if (type !== 'application/json' && type?.startsWith('application/json;') !== true) return false;
  if (headers['content-encoding'] !== undefined || headers.expect !== undefined) return false;
  const length = Number(headers['content-length']);
  return length > 0 && length <= longestBody;
}

/** The whole body; undefined when the client disconnected first. */
export function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => resolve(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks)));
    request.on('error', () => resolve(undefined));
    request.on('close', () => resolve(undefined));
  });
}
