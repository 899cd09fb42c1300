import type { Database } from '../db/database.ts';

/** A user's valid personal tokens, newest first, without their texts; `projectId` is the one project a token is for. */
export async function listApiTokens(db: Database, userId: number) {
  const rows = await db
    .selectFrom('tokens')
    // Only while its owner may see the project: a removed member must not learn its present name.
    .leftJoin('projectPermissions as seen', (join) =>
      join.onRef('seen.projectId', '=', 'tokens.projectId').onRef('seen.userId', '=', 'tokens.userId'),
    )
    .leftJoin('projects', 'projects.id', 'seen.projectId')
    .select(['tokens.id', 'tokens.name', 'tokens.createdAt', 'expiresAt', 'lastUsedAt', 'readOnly'])
    .select(['tokens.projectId', 'projects.name as projectName'])
    .where('tokens.userId', '=', userId)
    .where('scope', '=', 'api')
    .where('expiresAt', '>', new Date().toISOString())
    .orderBy('tokens.id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, name: row.name ?? '' }));
}

/** The name of a personal token; null for a session. */
export async function findTokenName(db: Database, id: string): Promise<string | null> {
  const row = await db.selectFrom('tokens').select('name').where('id', '=', id).executeTakeFirst();
  return row?.name ?? null;
}

/** Ends the tokens for one project of people who may no longer see it; when they return, they create new ones. */
export async function endUnseenTokens(
  db: Database,
  { userId, projectId }: { userId?: number; projectId?: string },
): Promise<void> {
  let tokens = db
    .deleteFrom('tokens')
    .where('projectId', 'is not', null)
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom('projectPermissions as seen')
            .select('seen.userId')
            .whereRef('seen.projectId', '=', 'tokens.projectId')
            .whereRef('seen.userId', '=', 'tokens.userId'),
        ),
      ),
    );
  if (userId !== undefined) tokens = tokens.where('tokens.userId', '=', userId);
  if (projectId !== undefined) tokens = tokens.where('tokens.projectId', '=', projectId);
  await tokens.execute();
}
