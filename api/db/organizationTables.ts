import type { Permission } from '#domain/people/permissions.ts';
import type { CreatedAt } from './columns.ts';

export type OrganizationTable = { id: string; name: string; createdAt: CreatedAt };

/** `permission` is what the role allows on every project of the office; `discipline` what the person does there. */
export type OrganizationMemberTable = {
  organizationId: string;
  userId: number;
  permission: Permission;
  discipline: string | null;
  createdAt: CreatedAt;
};
