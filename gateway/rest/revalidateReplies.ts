import type { RestOperation } from './restOperation.ts';
import type { TaggedRead } from './replyCache.ts';

/** Asks for all of it at once, and says whether each has the same tag as then. What was read is known to the operation. */
export async function revalidateReplies(rest: RestOperation, reads: readonly TaggedRead[]): Promise<boolean> {
  await Promise.allSettled(reads.map(({ path, schema, options }) => rest.get(path, schema, options)));
  return reads.every(({ path, tag }) => rest.kept.reads.tagOf(path) === tag);
}
