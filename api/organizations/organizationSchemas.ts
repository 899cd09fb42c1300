import { organizationRoles } from '#domain/people/organization.ts';
import { z } from 'zod';
import { integerParam, uuidParam } from '../http/ids.ts';
import { visibleEmail } from '../projects/projectSchemas.ts';

const role = z.enum(organizationRoles).describe('What its holder may do on every project of the office');
const discipline = z.string().nullable().describe('What the person does there, in their own words');

const organizationSchema = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.string().describe('RFC 3339'),
  role,
  discipline,
  projects: z.number().int().describe('How many projects it has'),
  most_projects: z.number().int().describe('How many it may have'),
  members: z.number().int().describe('How many people are in it'),
  most_members: z.number().int().describe('How many may be, invitations that wait included'),
});

const colleagueSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  email: visibleEmail,
  role,
  discipline,
  created_at: z.string().describe('Member since, RFC 3339'),
  holds_projects: z.boolean().describe('Whether the projects of the office are in the name of this person'),
});

export const organizationsReply = z.object({ organizations: z.array(organizationSchema) });
export const organizationReply = z.object({ organization: organizationSchema });
export const colleaguesReply = z.object({ members: z.array(colleagueSchema) });
export const colleagueReply = z.object({ member: colleagueSchema });

export const organizationParams = z.object({ organizationId: uuidParam });
export const colleagueParams = organizationParams.extend({ userId: integerParam });
export const organizationInvitationParams = organizationParams.extend({
  organizationInvitationId: integerParam,
});
