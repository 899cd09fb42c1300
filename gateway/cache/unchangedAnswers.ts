import { todayOf } from '#domain/factors/declaration.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import type { CompiledOperation } from '../compiled/compiledOperation.ts';
import type { TaggedRead } from './replyCache.ts';

/** The text of `data`, and what it cost. */
type Answer = { data: string; cost: number };

/** The cache key: equal keys have the same answer as long as what they read is the same. */
const questionOf = (operation: CompiledOperation, variables: Readonly<Record<string, unknown>>) =>
  // Declared factors end on a day.
  `${operation.number} ${todayOf(new Date())} ${JSON.stringify(variables)}`;

/**
 * The kept answer, if the service says that nothing it was made from has changed: all its reads are repeated at once,
 * by their tags. Undefined where something changed; what was read for that is not read again.
 */
export function unchangedAnswer(
  operation: CompiledOperation,
  variables: Readonly<Record<string, unknown>>,
  { rest }: { rest: RestOperation },
): Promise<Answer | undefined> | undefined {
  const answer = isBundled(rest) ? rest.cache.findAnswer(() => questionOf(operation, variables)) : undefined;
  return answer && isUnchanged(rest, answer.reads).then((isSame) => (isSame ? answer : undefined));
}

/** Repeats all reads at once, and says whether each still has the same tag. The operation keeps what was read. */
async function isUnchanged(rest: RestOperation, reads: readonly TaggedRead[]): Promise<boolean> {
  await Promise.allSettled(reads.map(({ path, schema, options }) => rest.get(path, schema, options)));
  return reads.every(({ path, tag }) => rest.cache.reads.tagOf(path) === tag);
}

/** Keeps an answer, if tags cover everything it was made from. */
export function keepAnswer(
  operation: CompiledOperation,
  variables: Readonly<Record<string, unknown>>,
  { rest }: { rest: RestOperation },
  answer: Answer,
): void {
  const reads = isBundled(rest) ? rest.cache.reads.complete : undefined;
  if (reads !== undefined) rest.cache.keepAnswer(questionOf(operation, variables), { ...answer, reads });
}

/** With other services, what this process learns of them changes answers too. */
const isBundled = ({ profile }: RestOperation) => profile.generation === 'bundled';
