import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { listLettersOf } from '../mail/outboxRepository.ts';
import { listApiTokens } from '../tokens/apiTokenRepository.ts';
import { listWebhooks } from '../webhooks/webhookRepository.ts';
import type { UserRow } from './userWire.ts';

/** The rows about a person, table by table: memberships, invitations, estimates, activity. */
export async function listPersonalTables(db: Database, user: UserRow): Promise<Record<string, object[]>> {
  const { id: userId } = user;
  return {
    apiTokens: await listApiTokens(db, userId),
    webhooks: await listWebhooks(db, userId),
    ...(await listAccess(db, userId)),
    ...(await listStatements(db, userId)),
    memberships: await db
      .selectFrom('projectMembers')
      .innerJoin('projects', 'projects.id', 'projectMembers.projectId')
      .select(['projects.id as projectId', 'projects.name as projectName', 'projectMembers.permission'])
      .select('projectMembers.createdAt')
      .where('projectMembers.userId', '=', userId)
      .execute(),
    organizations: await db
      .selectFrom('organizationMembers as member')
      .innerJoin('organizations', 'organizations.id', 'member.organizationId')
      .select(['organizations.id', 'organizations.name', 'member.permission', 'member.discipline'])
      .select('member.createdAt')
      .where('member.userId', '=', userId)
      .execute(),
    invitations: await db
      .selectFrom('invitations')
      .select([
        'id',
        'projectId',
        'organizationId',
        'discipline',
        'email',
        'permission',
        'status',
        'createdAt',
        'expiresAt',
        'answeredAt',
      ])
      .where((eb) =>
        eb.or([
          eb('inviterId', '=', userId),
          ...(user.activated ? [eb(sql<string>`lower(email)`, '=', user.email.toLowerCase())] : []),
        ]),
      )
      .execute(),
    mailsToBeSent: await listLettersOf(db, userId),
    structures: await db.selectFrom('structures').selectAll().where('userId', '=', userId).execute(),
    imports: await db.selectFrom('imports').selectAll().where('userId', '=', userId).execute(),
    uploads: await db.selectFrom('uploads').selectAll().where('userId', '=', userId).execute(),
    activity: await db.selectFrom('activity').selectAll().where('userId', '=', userId).execute(),
    phaseChanges: await db.selectFrom('phaseChanges').selectAll().where('userId', '=', userId).execute(),
  };
}

/** Tokens and sessions of the account, without secrets. */
async function listAccess(db: Database, userId: number): Promise<Record<string, object[]>> {
  return {
    sessions: await db
      .selectFrom('tokens')
      .select(['id', 'scope', 'email', 'device', 'createdAt', 'expiresAt', 'lastUsedAt'])
      .where('userId', '=', userId)
      .where('scope', '<>', 'api')
      .execute(),
    knownAddresses: await db
      .selectFrom('knownAddresses')
      .select(['addressHash', 'lastUsedAt'])
      .where('userId', '=', userId)
      .execute(),
    secondFactors: await db
      .selectFrom('secondFactors')
      .select(['id', 'kind', 'name', 'confirmed', 'createdAt', 'lastUsedAt'])
      .where('userId', '=', userId)
      .execute(),
    recoveryCodes: await db
      .selectFrom('recoveryCodes')
      .select('createdAt')
      .where('userId', '=', userId)
      .execute(),
    identities: await db.selectFrom('identities').selectAll().where('userId', '=', userId).execute(),
    idempotencyKeys: await db
      .selectFrom('idempotencyKeys')
      .select(['key', 'status', 'createdAt'])
      .where('userId', '=', userId)
      .execute(),
  };
}

/** The person's own entries in any project, including others'. */
async function listStatements(db: Database, userId: number): Promise<Record<string, object[]>> {
  return {
    declarations: await db.selectFrom('declarations').selectAll().where('userId', '=', userId).execute(),
    benchmarkEntries: await db
      .selectFrom('benchmarkEntries')
      .select(['projectId', 'figures'])
      .where('userId', '=', userId)
      .execute(),
    prices: await db.selectFrom('prices').selectAll().where('userId', '=', userId).execute(),
    versionsMade: await db
      .selectFrom('versions')
      .select(['id', 'moduleId', 'number', 'createdAt'])
      .where('userId', '=', userId)
      .execute(),
    takeoffProposals: await db
      .selectFrom('takeoffProposals')
      .selectAll()
      .where('userId', '=', userId)
      .execute(),
    overrides: await db.selectFrom('overrides').selectAll().where('userId', '=', userId).execute(),
    decisionNotices: await db
      .selectFrom('decisionNotices')
      .select(['decisionId', 'createdAt'])
      .where('userId', '=', userId)
      .execute(),
    decisions: await db
      .selectFrom('decisions')
      .select(['id', 'unitId', 'number', 'record', 'createdAt'])
      .where('authorId', '=', userId)
      .execute(),
  };
}
