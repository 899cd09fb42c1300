import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { FastifyReply } from 'fastify';
import { type HeavyWork, noFile } from '../limits/heavyWork.ts';

/**
 * Sends `text` as a JSON file at the reader's speed, and stops when the client disconnects. A failure before the first
 * piece is answered; a later one cuts the connection, so that half a file does not look whole.
 * @throws ApiError 429 or 503 as `exports` does.
 */
export function sendExport(
  exports: HeavyWork,
  userId: number,
  reply: FastifyReply,
  file: { name: string; text: AsyncIterable<string> },
): Promise<FastifyReply> {
  return exports.run(userId, noFile, async () => {
    // A client that disconnects early is no failure of ours.
    const over = finished(reply.raw).catch(() => {});
    reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .send(Readable.from(file.text));
    await over;
    return reply;
  });
}
