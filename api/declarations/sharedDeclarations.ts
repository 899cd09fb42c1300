import type { CurrentUser } from '../auth/currentUser.ts';
import type { Database } from '../db/database.ts';
import { withTransaction } from '../db/transaction.ts';
import { FieldError } from '../errors.ts';
import { newestOfEach, type Reader, sharedRows } from '../organizations/sharedRows.ts';
import { listDeclarations, listDeclarationsOf } from './declarationRepository.ts';
import type { DeclarationRow } from './declarationSchemas.ts';
import { declareFactors } from './saveDeclaration.ts';

/** Declarations in force in the office's other projects that this one lacks: the newest per material and supplier. */
export async function listSharedDeclarations(db: Database, projectId: string, reader: Reader) {
  const about = ({ material, supplier }: DeclarationRow) => `${material} ${supplier.toLowerCase()}`;
  const known = (row: DeclarationRow) => `${about(row)} ${row.document}`;
  const own = new Set((await listDeclarations(db, projectId)).map(known));
  const lacking = (await allShared(db, projectId, reader)).filter((row) => !own.has(known(row)));
  return newestOfEach(lacking, about).toSorted(
    (a, b) => a.label.localeCompare(b.label) || a.supplier.localeCompare(b.supplier),
  );
}

/**
 * Copies declarations with their first entry: all or none.
 * @throws FieldError for one that is gone, was never visible to the reader, or whose material has one in force;
 * ApiError 404 without the project.
 */
export async function adoptDeclarations(
  db: Database,
  user: CurrentUser,
  projectId: string,
  wanted: readonly string[],
): Promise<DeclarationRow[]> {
  return withTransaction(db, async (trx) => {
    const shared = await allShared(trx, projectId, user);
    const given = wanted.map((id) => {
      const found = shared.find((row) => row.id === id);
      if (found === undefined) throw new FieldError({ declarationIds: 'shared.gone' });
      const { material, supplier, document, validUntil, co2, energy, firstEntry: origin } = found;
      return { material, supplier, document, validUntil, co2, energy, origin };
    });
    return declareFactors(trx, user, projectId, given, 'declarationIds');
  });
}

const allShared = (db: Database, projectId: string, reader: Reader) =>
  sharedRows(db, projectId, reader, async (projects) => {
    const rows = await listDeclarationsOf(
      db,
      projects.map(({ id }) => id),
    );
    return new Map([...rows].map(([id, all]) => [id, all.filter(({ expired }) => !expired)]));
  });
