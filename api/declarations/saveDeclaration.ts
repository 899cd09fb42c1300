import type { DeclarationInput } from '#domain/factors/declaration.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import type { CurrentUser } from '../auth/currentUser.ts';
import type { Database } from '../db/database.ts';
import { withTransaction } from '../db/transaction.ts';
import { watchDecisions } from '../decisions/watchDecisions.ts';
import { FieldError, notFound } from '../errors.ts';
import { newId } from '../http/ids.ts';
import { lockProject } from '../projects/projectRepository.ts';
import { deleteDeclaration, insertDeclaration, listDeclarations } from './declarationRepository.ts';
import type { DeclarationRow } from './declarationSchemas.ts';

/** Stores a declaration. @throws FieldError where the material has one that still holds. */
export async function declareFactor(
  db: Database,
  user: CurrentUser,
  projectId: string,
  input: DeclarationInput,
): Promise<DeclarationRow> {
  return withTransaction(db, async (trx) => {
    // Held, so that of two at once for the same material the second is refused.
    if ((await lockProject(trx, projectId)) === undefined) throw notFound();
    const declared = await listDeclarations(trx, projectId);
    if (declared.some(({ material, expired }) => material === input.material && !expired))
      throw new FieldError({ material: 'declaration.material.taken' });
    const id = newId();
    await insertDeclaration(trx, { ...input, id, projectId, userId: user.id, userName: user.name });
    const stored = (await listDeclarations(trx, projectId)).find((row) => row.id === id);
    if (stored === undefined) throw notFound();
    await record(trx, user, projectId, stored, 'created');
    await watchDecisions(trx, projectId, user);
    return stored;
  });
}

/** Takes a declaration back: comparisons no longer rest on it, decisions taken stay as they were. */
export async function withdrawDeclaration(
  db: Database,
  user: CurrentUser,
  { projectId, declarationId }: { projectId: string; declarationId: string },
): Promise<void> {
  await withTransaction(db, async (trx) => {
    if ((await lockProject(trx, projectId)) === undefined) throw notFound();
    const stored = (await listDeclarations(trx, projectId)).find(({ id }) => id === declarationId);
    if (stored === undefined) throw notFound();
    await deleteDeclaration(trx, declarationId);
    await record(trx, user, projectId, stored, 'deleted');
    await watchDecisions(trx, projectId, user);
  });
}

async function record(
  trx: Database,
  user: CurrentUser,
  projectId: string,
  { id, label, supplier, material }: DeclarationRow,
  verb: string,
): Promise<void> {
  const entity = { entity: 'declaration', entityId: id, entityName: `${label} · ${supplier}` } as const;
  await recordActivity(trx, { projectId, user, ...entity, verb, details: { material } });
}
