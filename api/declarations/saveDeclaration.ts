import type { DeclarationInput } from '#domain/factors/declaration.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import type { CurrentUser } from '../auth/currentUser.ts';
import type { Database } from '../db/database.ts';
import type { FirstEntry } from '../db/tables/decidingTables.ts';
import { withTransaction } from '../db/transaction.ts';
import { watchDecisions } from '../decisions/watchDecisions.ts';
import { FieldError, found } from '../errors.ts';
import { newId } from '../http/ids.ts';
import { lockProject } from '../projects/projectRepository.ts';
import { deleteDeclaration, insertDeclaration, listDeclarations } from './declarationRepository.ts';
import type { DeclarationRow } from './declarationSchemas.ts';

/**
 * Stores declarations, all or none.
 * @param field to blame where a material already has one in force. @throws FieldError on that field.
 */
export async function declareFactors(
  db: Database,
  user: CurrentUser,
  projectId: string,
  inputs: readonly (DeclarationInput & { origin: FirstEntry | null })[],
  field: 'material' | 'declarationIds',
): Promise<DeclarationRow[]> {
  return withTransaction(db, async (trx) => {
    // Locked, so that of two at once for the same material the second is refused.
    found(await lockProject(trx, projectId));
    const holding = (await listDeclarations(trx, projectId)).filter(({ expired }) => !expired);
    const taken = new Set(holding.map(({ material }) => material));
    const ids: string[] = [];
    for (const input of inputs) {
      if (taken.has(input.material)) throw new FieldError({ [field]: 'declaration.material.taken' });
      taken.add(input.material);
      const id = newId();
      await insertDeclaration(trx, { ...input, id, projectId, userId: user.id, userName: user.name });
      ids.push(id);
    }
    const stored = (await listDeclarations(trx, projectId)).filter(({ id }) => ids.includes(id));
    for (const row of stored) await record(trx, user, projectId, row, 'created');
    await watchDecisions(trx, projectId, user);
    return stored;
  });
}

/** Withdraws a declaration: comparisons no longer use it, recorded decisions stay. */
export async function withdrawDeclaration(
  db: Database,
  user: CurrentUser,
  { projectId, declarationId }: { projectId: string; declarationId: string },
): Promise<void> {
  await withTransaction(db, async (trx) => {
    found(await lockProject(trx, projectId));
    const stored = found((await listDeclarations(trx, projectId)).find(({ id }) => id === declarationId));
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
