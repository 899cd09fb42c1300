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

/** The proposals for these options, without quantities: who proposed, with which token, and when. */
export const listProposals = (db: Database, optionIds: string[]) =>
  db
    .selectFrom('takeoffProposals')
    .innerJoin('users', 'users.id', 'takeoffProposals.userId')
    .select(listed)
    .where('optionId', 'in', optionIds)
    .execute();

/** The proposal for an option, with its quantities; undefined where there is none. */
export const findProposal = (db: Database, optionId: string) =>
  db
    .selectFrom('takeoffProposals')
    .innerJoin('users', 'users.id', 'takeoffProposals.userId')
    .select([...listed, 'takeoffProposals.userId', 'modules'])
    .where('optionId', '=', optionId)
    .executeTakeFirst();

/** Stores an option's proposal, replacing the previous one. */
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
