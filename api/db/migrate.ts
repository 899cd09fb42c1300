import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Tables } from './database.ts';
import * as initial from './migrations/0001_initial.ts';
import * as provedAddresses from './migrations/0002_proved_addresses.ts';
import * as sessions from './migrations/0003_sessions.ts';
import * as deciding from './migrations/0004_deciding.ts';
import * as mailLifetime from './migrations/0005_mail_lifetime.ts';
import * as attempts from './migrations/0006_attempts.ts';
import * as foundations from './migrations/0007_foundations.ts';
import * as benchmarkConsent from './migrations/0008_benchmark_consent.ts';
import * as oneAreaPerModule from './migrations/0009_one_area_per_module.ts';
import * as repeatedTowers from './migrations/0010_repeated_towers.ts';
import * as buildingTypes from './migrations/0011_building_types.ts';
import * as terms from './migrations/0012_terms.ts';
import * as tokenReach from './migrations/0013_token_reach.ts';
import * as idempotency from './migrations/0014_idempotency.ts';
import * as sealedMails from './migrations/0015_sealed_mails.ts';
import * as callBuckets from './migrations/0016_call_buckets.ts';
import * as madeUnderKey from './migrations/0017_made_under_key.ts';
import * as projectsByOwner from './migrations/0018_projects_by_owner.ts';
import * as knownDevices from './migrations/0019_known_devices.ts';
import * as outbox from './migrations/0020_outbox.ts';
import * as thicknessInMetres from './migrations/0021_thickness_in_metres.ts';
import * as sameSpans from './migrations/0022_same_spans.ts';
import * as prices from './migrations/0023_prices.ts';
import * as checksOfMistakes from './migrations/0024_checks_of_mistakes.ts';
import * as benchmarkBatches from './migrations/0025_benchmark_batches.ts';
import * as everyCheck from './migrations/0026_every_check.ts';
import * as optionPrecision from './migrations/0027_option_precision.ts';
import * as secondFactors from './migrations/0028_second_factors.ts';
import * as tokensOfFormerMembers from './migrations/0029_tokens_of_former_members.ts';
import * as decisionWatch from './migrations/0030_decision_watch.ts';
import * as foundationKinds from './migrations/0031_foundation_kinds.ts';
import * as unfinishedSheets from './migrations/0032_unfinished_sheets.ts';
import * as benchmarkRest from './migrations/0033_benchmark_rest.ts';
import * as mailTimes from './migrations/0034_mail_times.ts';
import * as secondFactorKey from './migrations/0035_second_factor_key.ts';
import * as amountsOfVersions from './migrations/0036_amounts_of_versions.ts';
import * as webhooks from './migrations/0037_webhooks.ts';
import * as takeoffProposals from './migrations/0038_takeoff_proposals.ts';
import * as organizations from './migrations/0042_organizations.ts';
import * as singleSignOn from './migrations/0043_single_sign_on.ts';
import * as sharedInOffices from './migrations/0044_shared_in_offices.ts';
import * as towerTotals from './migrations/0045_tower_totals.ts';
import * as benchmarkWaiting from './migrations/0048_benchmark_waiting.ts';

/** In the order they run. A released migration is never edited: add the next. */
const migrations = {
  '0001_initial': initial,
  '0002_proved_addresses': provedAddresses,
  '0003_sessions': sessions,
  '0004_deciding': deciding,
  '0005_mail_lifetime': mailLifetime,
  '0006_attempts': attempts,
  '0007_foundations': foundations,
  '0008_benchmark_consent': benchmarkConsent,
  '0009_one_area_per_module': oneAreaPerModule,
  '0010_repeated_towers': repeatedTowers,
  '0011_building_types': buildingTypes,
  '0012_terms': terms,
  '0013_token_reach': tokenReach,
  '0014_idempotency': idempotency,
  '0015_sealed_mails': sealedMails,
  '0016_call_buckets': callBuckets,
  '0017_made_under_key': madeUnderKey,
  '0018_projects_by_owner': projectsByOwner,
  '0019_known_devices': knownDevices,
  '0020_outbox': outbox,
  '0021_thickness_in_metres': thicknessInMetres,
  '0022_same_spans': sameSpans,
  '0023_prices': prices,
  '0024_checks_of_mistakes': checksOfMistakes,
  '0025_benchmark_batches': benchmarkBatches,
  '0026_every_check': everyCheck,
  '0027_option_precision': optionPrecision,
  '0028_second_factors': secondFactors,
  '0029_tokens_of_former_members': tokensOfFormerMembers,
  '0030_decision_watch': decisionWatch,
  '0031_foundation_kinds': foundationKinds,
  '0032_unfinished_sheets': unfinishedSheets,
  '0033_benchmark_rest': benchmarkRest,
  '0034_mail_times': mailTimes,
  '0035_second_factor_key': secondFactorKey,
  '0036_amounts_of_versions': amountsOfVersions,
  '0037_webhooks': webhooks,
  '0038_takeoff_proposals': takeoffProposals,
  '0042_organizations': organizations,
  '0043_single_sign_on': singleSignOn,
  '0044_shared_in_offices': sharedInOffices,
  '0045_tower_totals': towerTotals,
  '0048_benchmark_waiting': benchmarkWaiting,
};

/**
 * Migrates the database to the newest version, in one transaction. Kysely's advisory lock lets several processes start
 * over one PostgreSQL at once: the others wait and find nothing to do.
 * @throws with the migration's name when one fails; the database is then unchanged.
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  // Named, because Kysely would otherwise find the tables of an installation in another schema.
  const current = await sql<{ schema: string }>`select current_schema() as schema`.execute(db);
  const migrator = new Migrator({
    // Migrations are written in the names of the database.
    db: db.withoutPlugins(),
    provider: { getMigrations: () => Promise.resolve(migrations) },
    migrationTableSchema: current.rows[0]?.schema ?? 'public',
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const newer = error instanceof Error && /executed migration (\S+) is missing/.exec(error.message)?.[1];
  if (newer)
    throw new Error(
      `The database is of a newer version (${newer}): start that one, or restore the back-up made before it.`,
      { cause: error },
    );
  const failed = results?.find((result) => result.status === 'Error')?.migrationName ?? 'preparation';
  throw new Error(
    `Database migration failed (${failed}): ${error instanceof Error ? error.message : 'unknown error'}`,
    {
      cause: error,
    },
  );
}
