import type { Database } from '../db/database.ts';
import { insertMany } from '../db/insertMany.ts';

/** An incomplete sheet: the client's own text, and when it was saved. */
type UnfinishedSheet = { sheet: string; savedAt: string };

/** The unfinished sheet of an option; null where its quantities are complete, or none were entered. */
export async function findUnfinishedSheet(db: Database, optionId: string): Promise<UnfinishedSheet | null> {
  const found = await db
    .selectFrom('unfinishedSheets')
    .select(['sheet', 'savedAt'])
    .where('optionId', '=', optionId)
    .executeTakeFirst();
  return found ?? null;
}

export async function upsertUnfinishedSheet(trx: Database, optionId: string, sheet: string): Promise<void> {
  await trx
    .insertInto('unfinishedSheets')
    .values({ optionId, sheet })
    .onConflict((at) => at.column('optionId').doUpdateSet({ sheet, savedAt: new Date() }))
    .execute();
}

/** @returns whether there was one. */
export async function deleteUnfinishedSheet(trx: Database, optionId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('unfinishedSheets')
    .where('optionId', '=', optionId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Copies the unfinished sheets of options; `copies` has the copy of each option. */
export async function copyUnfinishedSheets(
  trx: Database,
  copies: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = await trx
    .selectFrom('unfinishedSheets')
    .select(['optionId', 'sheet', 'savedAt'])
    .where('optionId', 'in', [...copies.keys()])
    .execute();
  const placed = rows.flatMap(({ optionId, ...row }) => {
    const copy = copies.get(optionId);
    return copy === undefined ? [] : [{ ...row, optionId: copy }];
  });
  await insertMany(trx, 'unfinishedSheets', placed);
}
