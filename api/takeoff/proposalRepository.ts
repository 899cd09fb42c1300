import type { InsertObject } from 'kysely';
import type { Database, Tables } from '../db/database.ts';
import type { OptionPath } from '../units/towerPath.ts';

const listed = [
  'takeoffProposals.id',
  'optionId',
  'tokenName',
  'users.name as userName',
  'proposedAt',
] as const;

/** What waits for these options, without the quantities: who proposed it, with which token, and when. */
export const listProposals = (db: Database, optionIds: string[]) =>
  db
    .selectFrom('takeoffProposals')
    .innerJoin('users', 'users.id', 'takeoffProposals.userId')
    .select(listed)
    .where('optionId', 'in', optionIds)
    .execute();

/** What waits for an option, with its quantities; undefined where nothing does. */
export const findProposal = (db: Database, optionId: string) =>
  db
    .selectFrom('takeoffProposals')
    .innerJoin('users', 'users.id', 'takeoffProposals.userId')
    .select([...listed, 'takeoffProposals.userId', 'modules'])
    .where('optionId', '=', optionId)
    .executeTakeFirst();

/** Stores what waits for an option in the place of what waited. */
export async function upsertProposal(
  trx: Database,
  { optionId, ...proposal }: InsertObject<Tables, 'takeoffProposals'>,
): Promise<void> {
  await trx
    .insertInto('takeoffProposals')
    .values({ optionId, ...proposal })
    .onConflict((at) => at.column('optionId').doUpdateSet({ ...proposal, proposedAt: new Date() }))
    .execute();
}

export async function deleteProposal(
  db: Database,
  { optionId, proposalId }: Pick<OptionPath, 'optionId'> & { proposalId: string },
): Promise<void> {
  await db
    .deleteFrom('takeoffProposals')
    .where('optionId', '=', optionId)
    .where('id', '=', proposalId)
    .execute();
}
