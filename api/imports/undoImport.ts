import type { CurrentUser } from '../auth/currentUser.ts';
import type { Database } from '../db/database.ts';
import { withTransaction } from '../db/transaction.ts';
import { notFound } from '../errors.ts';
import { removeProject } from '../projects/saveProject.ts';
import { lockImported, markUndone } from './importRepository.ts';

/**
 * Deletes the projects of an import with all later changes, except those that now belong to somebody else; all or none.
 * Repeated, for instance after a lost answer, it finds nothing left. @returns how many.
 * @throws ApiError 404 for another's import.
 */
export async function undoImport(db: Database, user: CurrentUser, id: string): Promise<number> {
  return withTransaction(db, async (trx) => {
    if (!(await markUndone(trx, user.id, id))) throw notFound();
    const projects = await lockImported(trx, user.id, id);
    for (const project of projects) await removeProject(trx, user, project, undefined);
    return projects.length;
  });
}
