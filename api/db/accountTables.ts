import type { Permission } from '#domain/permissions.ts';
import type { ProjectPhase } from '#domain/phases.ts';
import type { Generated, GeneratedAlways } from 'kysely';
import type { CreatedAt, Json, JsonWithDefault, Timestamp } from './columns.ts';

/**
 * `profile` holds the optional sign-up fields as they travel on the wire; `language` the one mails are written in.
 * `email` is proved when `activated`; `pending_email` is a new one that is not proved yet.
 */
export type UserTable = {
  id: GeneratedAlways<number>;
  name: string;
  email: string;
  pending_email: Generated<string | null>;
  password_hash: string;
  activated: Generated<boolean>;
  profile: JsonWithDefault<Record<string, string>>;
  language: string;
  revision: Generated<number>;
  created_at: CreatedAt;
  updated_at: CreatedAt;
};

export type TokenScope = 'authentication' | 'activation' | 'password-reset' | 'api';

/**
 * Only the SHA-256 of a token is kept; `name` belongs to personal (`api`) tokens, `email` is where a mailed one went,
 * `device` what logged in.
 */
export type TokenTable = {
  id: string;
  hash: string;
  user_id: number;
  scope: TokenScope;
  name: string | null;
  email: Generated<string | null>;
  device: Generated<string | null>;
  expires_at: Timestamp;
  created_at: CreatedAt;
  last_used_at: Timestamp | null;
};

/** `user_id` is the owner: there is exactly one, and it is not repeated in project_members. */
export type ProjectTable = {
  id: string;
  user_id: number;
  name: string;
  cep: string | null;
  state: string;
  city: string;
  neighborhood: string | null;
  street: string | null;
  number: string | null;
  phase: ProjectPhase;
  description: string | null;
  image_url: string | null;
  import_id: string | null;
  benchmark_consent: Generated<boolean>;
  revision: Generated<number>;
  created_at: CreatedAt;
  updated_at: CreatedAt;
};

export type ProjectMemberTable = {
  project_id: string;
  user_id: number;
  permission: Permission;
  created_at: CreatedAt;
};

/** Owners and members in one list: the only place permissions are read from. */
export type ProjectPermissionView = { project_id: string; user_id: number; permission: Permission };

export type InvitationStatus = 'pending' | 'accepted' | 'declined' | 'revoked' | 'expired';

/** `secret_hash` is of the secret in the mail's link, which proves the address it went to. */
export type InvitationTable = {
  id: GeneratedAlways<number>;
  secret_hash: string | null;
  project_id: string;
  inviter_id: number;
  email: string;
  permission: Permission;
  status: Generated<InvitationStatus>;
  created_at: CreatedAt;
  expires_at: Timestamp;
  answered_at: Timestamp | null;
};

export type PhaseChangeTable = {
  id: string;
  project_id: string;
  user_id: number | null;
  from_phase: ProjectPhase | null;
  to_phase: ProjectPhase;
  created_at: CreatedAt;
};

/** Who changed what. `user_name` and `entity_name` outlive the user and the thing. */
export type ActivityTable = {
  id: string;
  project_id: string;
  user_id: number | null;
  user_name: string;
  action: string;
  entity_type: string;
  entity_id: string;
  entity_name: string | null;
  details: JsonWithDefault<Record<string, unknown>>;
  created_at: CreatedAt;
};

/** The quick estimates (the Portuguese structure form record). */
export type StructureTable = {
  id: string;
  user_id: number;
  data: Json<Record<string, unknown>>;
  revision: Generated<number>;
  created_at: CreatedAt;
  updated_at: CreatedAt;
};

export type UploadTable = {
  id: string;
  user_id: number;
  key: string;
  content_type: string;
  size: number | null;
  status: Generated<'requested' | 'stored'>;
  created_at: CreatedAt;
};

export type ImportTable = {
  id: string;
  user_id: number;
  file_name: string;
  report: JsonWithDefault<Record<string, unknown>>;
  undone_at: Timestamp | null;
  created_at: CreatedAt;
};

/** Tries counted for limits/attempts.ts; `key` is a hash. */
export type AttemptTable = { key: string; count: number; next_at: Timestamp; forget_at: Timestamp };

/** What is shown at /mailbox instead of being sent; it goes when its link no longer works. */
export type MailTable = {
  id: GeneratedAlways<number>;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  links: Json<string[]>;
  created_at: CreatedAt;
  expires_at: Timestamp;
};
