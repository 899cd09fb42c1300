import type { Database } from '../db/database.ts';
import { dropForgotten } from './attemptRepository.ts';

/** Drops every hour the tries that are forgotten anyway. @returns what ends that. */
export function forgetRegularly(db: Database, onError: (error: unknown) => void): () => void {
  const timer = setInterval(() => void dropForgotten(db).catch(onError), 3_600_000);
  timer.unref();
  return () => clearInterval(timer);
}
