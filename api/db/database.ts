import type { Kysely, Transaction } from 'kysely';
import type {
  KnownAddressTable,
  RecoveryCodeTable,
  SecondFactorKeyTable,
  SecondFactorTable,
} from './tables/accessTables.ts';
import type {
  ActivityTable,
  AttemptTable,
  CallBucketTable,
  ImportTable,
  InvitationTable,
  PhaseChangeTable,
  ProjectMemberTable,
  ProjectPermissionView,
  ProjectTable,
  EstimateTable,
  IdempotencyKeyTable,
  TokenTable,
  UploadTable,
  UserTable,
} from './tables/accountTables.ts';
import type { BenchmarkBatchTable, BenchmarkEntryTable } from './tables/benchmarkTables.ts';
import type { MailTable, OutboxTable } from './tables/mailTables.ts';
import type {
  BegunSignOnTable,
  BegunSignUpTable,
  EmailDomainTable,
  IdentityProviderTable,
  IdentityTable,
  OrganizationMemberTable,
  OrganizationTable,
} from './tables/organizationTables.ts';
import type {
  DecisionNoticeTable,
  DecisionStandingTable,
  DecisionTable,
  DeclarationTable,
  OverrideTable,
  PriceTable,
} from './tables/decidingTables.ts';
import type {
  FloorGroupTable,
  FloorTable,
  ModuleFloorTable,
  ModuleTable,
  OptionTable,
  TakeoffProposalTable,
  TowerTotalsTable,
  UnfinishedSheetTable,
  UnitTable,
  VersionTable,
} from './tables/towerTables.ts';
import type { WebhookDeliveryTable, WebhookSecretTable, WebhookTable } from './tables/webhookTables.ts';

/** Every table of the service; the columns are described in the files called `…Tables.ts`. */
export type Tables = {
  users: UserTable;
  tokens: TokenTable;
  knownAddresses: KnownAddressTable;
  secondFactors: SecondFactorTable;
  secondFactorKey: SecondFactorKeyTable;
  recoveryCodes: RecoveryCodeTable;
  idempotencyKeys: IdempotencyKeyTable;
  projects: ProjectTable;
  projectMembers: ProjectMemberTable;
  projectPermissions: ProjectPermissionView;
  /** The same without the owners. */
  sharedProjects: ProjectPermissionView;
  organizations: OrganizationTable;
  organizationMembers: OrganizationMemberTable;
  identityProviders: IdentityProviderTable;
  emailDomains: EmailDomainTable;
  identities: IdentityTable;
  begunSignOns: BegunSignOnTable;
  begunSignUps: BegunSignUpTable;
  invitations: InvitationTable;
  phaseChanges: PhaseChangeTable;
  activity: ActivityTable;
  structures: EstimateTable;
  uploads: UploadTable;
  imports: ImportTable;
  mails: MailTable;
  outbox: OutboxTable;
  benchmarkBatches: BenchmarkBatchTable;
  benchmarkEntries: BenchmarkEntryTable;
  attempts: AttemptTable;
  callBuckets: CallBucketTable;
  units: UnitTable;
  floorGroups: FloorGroupTable;
  floors: FloorTable;
  options: OptionTable;
  unfinishedSheets: UnfinishedSheetTable;
  takeoffProposals: TakeoffProposalTable;
  modules: ModuleTable;
  moduleFloors: ModuleFloorTable;
  versions: VersionTable;
  towerTotals: TowerTotalsTable;
  declarations: DeclarationTable;
  prices: PriceTable;
  overrides: OverrideTable;
  decisions: DecisionTable;
  decisionStandings: DecisionStandingTable;
  decisionNotices: DecisionNoticeTable;
  webhooks: WebhookTable;
  webhookSecrets: WebhookSecretTable;
  webhookDeliveries: WebhookDeliveryTable;
};

/** A connection or an open transaction: repositories take either. */
export type Database = Kysely<Tables> | Transaction<Tables>;

/**
 * Listens to a channel's notifications, sent by any process, until the returned function is called. `onLost`: the
 * connection ended and nothing more will arrive.
 */
export type Listen = (
  channel: string,
  onPayload: (payload: string) => void,
  onLost: () => void,
) => Promise<() => Promise<void>>;

/** Connections of a pool: open and idle ones, waiting requests, and the maximum. */
export type PoolState = {
  name: 'primary' | 'standby';
  open: number;
  idle: number;
  waiting: number;
  most: number;
};

/** A database that can be closed. `kind` decides what only the embedded default offers (the mailbox). */
export type OpenDatabase = {
  db: Kysely<Tables>;
  /** For reads that may lag a little: standbys where there are any, else the same as `db`. */
  readDb: Kysely<Tables>;
  kind: 'embedded' | 'postgres';
  listen: Listen;
  /** Empty for the embedded database. */
  pools: () => PoolState[];
  /** Resolves when it answers and can be written to. */
  ready: () => Promise<void>;
  close: () => Promise<void>;
};
