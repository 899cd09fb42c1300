import type { Database } from '../db/database.ts';
import { listProjectNames } from './projectRepository.ts';

/** The name, with a number if its new owner already has a project of that name. */
export async function freeName(db: Database, ownerId: number, name: string): Promise<string> {
  const taken = new Set((await listProjectNames(db, ownerId)).map((each) => each.toLowerCase()));
  let candidate = name;
  for (let n = 2; taken.has(candidate.toLowerCase()); n += 1) candidate = `${name.slice(0, 94)} (${n})`;
  return candidate;
}
