import type { BuildingType } from '#domain/project/buildingTypes.ts';
import type { Permission } from '#domain/people/permissions.ts';
import type { ProjectPhase } from '#domain/project/phases.ts';
import type { Generated, GeneratedAlways } from 'kysely';
import type { MailStatus } from './mailTables.ts';
import type { CreatedAt, Json, JsonWithDefault, Timestamp } from './columns.ts';

/**
 * `profile` holds the optional sign-up fields as on the wire; `language` is that of mails. `activated` means that
 * `email` is proved; `pending_email` is a new one not proved yet. `terms_version` is what was agreed to at sign-up.
 * Without `password_hash` only an office's provider opens the account.
 */
export type UserTable = {
  id: GeneratedAlways<number>;
  name: string;
  email: string;
  pendingEmail: Generated<string | null>;
  passwordHash: string | null;
  activated: Generated<boolean>;
  /** Whether anything of theirs was ever in the benchmark. */
  benchmarked: Generated<boolean>;
  /** Until when the owner may join no batch of the benchmark. */
  benchmarkRestsUntil: Timestamp | null;
  profile: JsonWithDefault<Record<string, string>>;
  language: string;
  termsVersion: Generated<string | null>;
  termsAcceptedAt: Timestamp | null;
  revision: Generated<number>;
  createdAt: CreatedAt;
  updatedAt: CreatedAt;
};

export type TokenScope =
  'authentication' | 'activation' | 'password-reset' | 'api' | 'device' | 'second-factor';

/**
 * Only the SHA-256 of a token is kept; `name` belongs to personal (`api`) tokens, `email` is where a mailed one went,
 * `device` what logged in. A `device` token is the mark a device keeps; `mark_id` is the mark of a session's device. A
 * `second-factor` token stands for a log-in whose password was right; `challenge` is what a passkey signs for it.
 */
export type TokenTable = {
  id: string;
  hash: string;
  userId: number;
  scope: TokenScope;
  name: string | null;
  email: Generated<string | null>;
  device: Generated<string | null>;
  readOnly: Generated<boolean>;
  projectId: Generated<string | null>;
  markId: Generated<string | null>;
  challenge: Generated<string | null>;
  expiresAt: Timestamp;
  createdAt: CreatedAt;
  lastUsedAt: Timestamp | null;
};

/** `status` is null while the first call is under way; `body` is what it was answered. */
export type IdempotencyKeyTable = {
  userId: number;
  key: string;
  requestHash: string;
  status: number | null;
  location: string | null;
  body: string | null;
  /** When the work was stored; the answer may still be missing. */
  madeAt: Generated<string | null>;
  createdAt: CreatedAt;
};

/**
 * `user_id` is the owner: there is exactly one, not repeated in project_members. For an office's projects it is the one
 * who holds all of them, see organizations/holder.ts.
 */
export type ProjectTable = {
  id: string;
  userId: number;
  organizationId: Generated<string | null>;
  name: string;
  postalCode: string | null;
  state: string;
  city: string;
  neighborhood: string | null;
  street: string | null;
  number: string | null;
  phase: ProjectPhase;
  buildingType: Generated<BuildingType | null>;
  description: string | null;
  imageUrl: string | null;
  importId: string | null;
  benchmarkConsent: Generated<boolean>;
  pricesForReaders: Generated<boolean>;
  revision: Generated<number>;
  createdAt: CreatedAt;
  updatedAt: CreatedAt;
};

export type ProjectMemberTable = {
  projectId: string;
  userId: number;
  permission: Permission;
  createdAt: CreatedAt;
};

/** Owners, members and members of offices in one list: the only place permissions are read from. */
export type ProjectPermissionView = { projectId: string; userId: number; permission: Permission };

export type InvitationStatus = 'pending' | 'accepted' | 'declined' | 'revoked' | 'expired';

/**
 * To a project or to an office, whose role is then stored in `permission`. `secret_hash` belongs to the secret in the
 * mail's link, which proves its address; `mail_status` is null where no mail is sent.
 */
export type InvitationTable = {
  id: GeneratedAlways<number>;
  secretHash: string | null;
  projectId: string | null;
  organizationId: Generated<string | null>;
  inviterId: number;
  email: string;
  permission: Permission;
  discipline: Generated<string | null>;
  status: Generated<InvitationStatus>;
  mailStatus: MailStatus | null;
  mailSentAt: Timestamp | null;
  createdAt: CreatedAt;
  expiresAt: Timestamp;
  answeredAt: Timestamp | null;
};

export type PhaseChangeTable = {
  id: string;
  projectId: string;
  userId: number | null;
  fromPhase: ProjectPhase | null;
  toPhase: ProjectPhase;
  createdAt: CreatedAt;
};

/** Who changed what. `user_name` and `entity_name` outlive the user and the thing. */
export type ActivityTable = {
  id: string;
  projectId: string;
  userId: number | null;
  userName: string;
  action: string;
  entityType: string;
  entityId: string;
  entityName: string | null;
  details: JsonWithDefault<Record<string, unknown>>;
  createdAt: CreatedAt;
};

/** The quick estimates (the Portuguese structure form record). */
export type EstimateTable = {
  id: string;
  userId: number;
  data: Json<Record<string, unknown>>;
  revision: Generated<number>;
  createdAt: CreatedAt;
  updatedAt: CreatedAt;
};

export type UploadTable = {
  id: string;
  userId: number;
  key: string;
  contentType: string;
  size: number | null;
  status: Generated<'requested' | 'stored'>;
  createdAt: CreatedAt;
};

export type ImportTable = {
  id: string;
  userId: number;
  fileName: string;
  report: JsonWithDefault<Record<string, unknown>>;
  undoneAt: Timestamp | null;
  createdAt: CreatedAt;
};

/** Tries counted for limits/attemptRepository.ts; `key` is a hash. */
export type AttemptTable = { key: string; count: number; nextAt: Timestamp; forgetAt: Timestamp };

/** Calls an address has left, and how many were last given to a process. */
export type CallBucketTable = { key: string; leftOver: number; granted: number; filledAt: Timestamp };
