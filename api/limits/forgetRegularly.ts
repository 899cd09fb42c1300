import type { Database } from '../db/database.ts';
import { dropOldAddresses } from '../tokens/deviceRepository.ts';
import { dropForgotten } from './attemptRepository.ts';

/** Drops every hour the tries that are forgotten anyway, and addresses not used for long. @returns what ends that. */
export function forgetRegularly(db: Database, onError: (error: unknown) => void): () => void {
  const timer = setInterval(() => void drop(db).catch(onError), 3_600_000);
  timer.unref();
  return () => clearInterval(timer);
}

async function drop(db: Database): Promise<void> {
  await dropForgotten(db);
  await dropOldAddresses(db);
}
