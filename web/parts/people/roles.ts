import { type OrganizationRole, organizationRoles } from '#domain/people/organization.ts';

type Role = Uppercase<OrganizationRole>;

/** A role of the rules in the words of the graph. */
export const asRole = (role: OrganizationRole) => role.toUpperCase() as Role;

export const roles = organizationRoles.map((role) => ({ value: role, key: `role.${asRole(role)}` as const }));
