import type { Permission } from '#domain/people/permissions.ts';
import type { CreatedAt, Timestamp } from './columns.ts';

export type OrganizationTable = { id: string; name: string; createdAt: CreatedAt };

/** `permission` is what the role allows on every project of the office; `discipline` what the person does there. */
export type OrganizationMemberTable = {
  organizationId: string;
  userId: number;
  permission: Permission;
  discipline: string | null;
  createdAt: CreatedAt;
};

/** An office's own OpenID Connect provider; `secret` is the client's, closed where there is a key. */
export type IdentityProviderTable = {
  id: string;
  organizationId: string;
  issuer: string;
  clientId: string;
  secret: string;
  required: boolean;
  newcomerPermission: Exclude<Permission, 'project:owner'>;
  newcomerDiscipline: string | null;
};

/** `record` is what DNS has to say under the domain before it counts; then it is one office's only. */
export type EmailDomainTable = {
  organizationId: string;
  domain: string;
  record: string;
  provedAt: Timestamp | null;
  createdAt: CreatedAt;
};

/** Who somebody of an office's provider is here. It outlives the membership, so that who was removed stays out. */
export type IdentityTable = {
  organizationId: string;
  issuer: string;
  subject: string;
  userId: number;
  createdAt: CreatedAt;
};

/** A log-in that is at the provider; `hash` is of its state and of what the browser keeps, together. */
export type BegunSignOnTable = {
  hash: string;
  organizationId: string;
  issuer: string;
  nonce: string;
  codeVerifier: string;
  expiresAt: Timestamp;
};

/** Somebody without an account, whom the provider vouches for and who has yet to agree to the terms. */
export type BegunSignUpTable = {
  hash: string;
  organizationId: string;
  issuer: string;
  subject: string;
  email: string;
  expiresAt: Timestamp;
};
