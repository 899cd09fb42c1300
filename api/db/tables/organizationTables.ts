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

/** An office's OpenID Connect provider; `secret` is the client's, encrypted where there is a key. */
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

/** `record` is what the domain's DNS must say before it counts; it then belongs to that office only. */
export type EmailDomainTable = {
  organizationId: string;
  domain: string;
  record: string;
  provedAt: Timestamp | null;
  createdAt: CreatedAt;
};

/** The account of an identity at an office's provider. It outlives the membership, so who was removed stays out. */
export type IdentityTable = {
  organizationId: string;
  issuer: string;
  subject: string;
  userId: number;
  createdAt: CreatedAt;
};

/** A log-in under way at the provider; `hash` covers its state and the browser's secret together. */
export type BegunSignOnTable = {
  hash: string;
  organizationId: string;
  issuer: string;
  nonce: string;
  codeVerifier: string;
  expiresAt: Timestamp;
};

/** A person without an account, confirmed by the provider, who has yet to accept the terms. */
export type BegunSignUpTable = {
  hash: string;
  organizationId: string;
  issuer: string;
  subject: string;
  email: string;
  expiresAt: Timestamp;
};
