import { type DeclarationInput, isExpired, todayOf } from '#domain/declaration.ts';
import { materialRow } from '#domain/materialRow.ts';
import { sql } from 'kysely';
import { recordActivity } from '../activity/recordActivity.ts';
import type { CurrentUser } from '../auth/currentUser.ts';
import type { Database } from '../db/database.ts';
import { withTransaction } from '../db/transaction.ts';
import { FieldError, notFound } from '../errors.ts';
import { newId } from '../http/ids.ts';
import { lockProject } from '../projects/projectRepository.ts';
import type { DeclarationRow } from './declarationSchemas.ts';

/** The declarations of a project, oldest first; those over their last day stand among them. */
export async function listDeclarations(db: Database, projectId: string): Promise<DeclarationRow[]> {
  const rows = await selectDeclarations(db, projectId).execute();
  return rows.map(declarationOnWire);
}

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
    const { material, supplier, document, validUntil = null, co2, energy } = input;
    const what = { id, projectId, material, supplier, document, validUntil };
    const factors = {
      co2Min: co2.min,
      co2Max: co2.max,
      energyMin: energy?.min ?? null,
      energyMax: energy?.max ?? null,
    };
    await trx
      .insertInto('declarations')
      .values({ ...what, ...factors, userId: user.id, userName: user.name })
      .execute();
    const stored = (await listDeclarations(trx, projectId)).find((row) => row.id === id);
    if (stored === undefined) throw notFound();
    await record(trx, user, projectId, stored, 'created');
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
    const stored = (await listDeclarations(trx, projectId)).find(({ id }) => id === declarationId);
    if (stored === undefined) throw notFound();
    await trx.deleteFrom('declarations').where('id', '=', declarationId).execute();
    await record(trx, user, projectId, stored, 'deleted');
  });
}

const selectDeclarations = (db: Database, projectId: string) =>
  db
    .selectFrom('declarations')
    .selectAll()
    // As text: a driver would make an instant of a date, and another day of it elsewhere.
    .select(sql<string | null>`to_char(valid_until, 'YYYY-MM-DD')`.as('lastDay'))
    .where('projectId', '=', projectId)
    .orderBy('id');

type Stored = Awaited<ReturnType<ReturnType<typeof selectDeclarations>['execute']>>[number];

function declarationOnWire(row: Stored): DeclarationRow {
  const { id, material, supplier, document, userName, createdAt, lastDay } = row;
  const { label, unit } = materialRow(material) ?? { label: material, unit: 'un' as const };
  return {
    id,
    material,
    label,
    unit,
    supplier,
    document,
    validUntil: lastDay,
    expired: isExpired({ validUntil: lastDay }, todayOf(new Date())),
    co2: { min: row.co2Min, max: row.co2Max },
    energy:
      row.energyMin === null || row.energyMax === null ? null : { min: row.energyMin, max: row.energyMax },
    userName,
    createdAt,
  };
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
