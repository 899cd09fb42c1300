import { z } from 'zod';
import { emailSchema } from './account.ts';
import { textOf, line } from '../fields.ts';
import { textLimits } from '../limits.ts';
import type { Permission } from './permissions.ts';
import { encodeMessage } from '../texts/messages.ts';

/** What somebody may do in an office, weakest first. */
export const organizationRoles = ['viewer', 'editor', 'owner'] as const;
export type OrganizationRole = (typeof organizationRoles)[number];

/** What each role allows on every project of the office. */
export const permissionOfRole = {
  viewer: 'project:view',
  editor: 'project:edit',
  owner: 'project:owner',
} as const satisfies Record<OrganizationRole, Permission>;

export const roleOfPermission = (permission: Permission): OrganizationRole =>
  organizationRoles.find((role) => permissionOfRole[role] === permission) ?? 'viewer';

const name = textOf(2, textLimits.name, 'organization.name.min');
const role = z
  .enum(organizationRoles, { error: encodeMessage('general.select') })
  .describe('What its holder may do on every project of the office');
const does = 'What the person does there, in their own words';
const discipline = line(textLimits.profile);

/** Body of POST and PATCH /v1/organizations, and the form. */
export const organizationSchema = z.strictObject({ name });

/** Body of POST /v1/organizations/{o}/invite, and the form. */
export const organizationInviteSchema = z.strictObject({
  email: emailSchema,
  role,
  discipline: discipline.nullish().describe(does),
});

/** What changes of a member; an empty discipline is none. */
export const organizationMemberSchema = z.strictObject({
  role: role.optional(),
  discipline: discipline.nullish().describe(does),
});
export type OrganizationMemberChange = z.infer<typeof organizationMemberSchema>;
