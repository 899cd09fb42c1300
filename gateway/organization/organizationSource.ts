import type { GatewayContext } from '../context.ts';
import { readPendingInvitations } from '../invitation/invitationApi.ts';
import type { NodePath } from '../relay/globalId.ts';
import {
  type ColleagueRow,
  type OrganizationInvitationRow,
  type OrganizationRow,
  readColleagues,
  readOfficeInvitations,
  readOrganization,
  readOrganizations,
} from './organizationApi.ts';

export type OrganizationSource = { __typename: 'Organization'; row: OrganizationRow };
export type ColleagueSource = {
  __typename: 'OrganizationMember';
  organizationId: string;
  row: ColleagueRow;
};
export type OrganizationInvitationSource = {
  __typename: 'OrganizationInvitation';
  row: OrganizationInvitationRow;
};

export const toOrganization = (row: OrganizationRow): OrganizationSource => ({
  __typename: 'Organization',
  row,
});
const toColleague = (organizationId: string, row: ColleagueRow): ColleagueSource => ({
  __typename: 'OrganizationMember',
  organizationId,
  row,
});
const toInvitation = (row: OrganizationInvitationRow): OrganizationInvitationSource => ({
  __typename: 'OrganizationInvitation',
  row,
});

/** The offices of the caller. */
export const viewerOrganizations = async (_: unknown, __: unknown, { rest }: GatewayContext) =>
  (await readOrganizations(rest)).map(toOrganization);

/** Invitations to offices that wait for the caller. */
export async function viewerOrganizationInvitations(
  _: unknown,
  { token }: { token?: string | null | undefined },
  { rest }: GatewayContext,
) {
  return (await readPendingInvitations(rest, token)).toOffices.map(toInvitation);
}

export const colleaguesOf = async (
  { row: { id } }: OrganizationSource,
  _: unknown,
  { rest }: GatewayContext,
) => (await readColleagues(rest, id)).map((row) => toColleague(id, row));

/** Unanswered invitations; visible to owners only. */
export async function officeInvitations(
  { row: { id, role } }: OrganizationSource,
  _: unknown,
  { rest }: GatewayContext,
) {
  if (role !== 'owner') return [];
  return (await readOfficeInvitations(rest, id))
    .filter(({ status }) => status === 'pending')
    .map(toInvitation);
}

export const organizationNode = async (
  { rest }: GatewayContext,
  { organizationId }: NodePath<'Organization'>,
) => toOrganization(await readOrganization(rest, organizationId));

export async function colleagueNode(
  { rest }: GatewayContext,
  { organizationId, userId }: NodePath<'OrganizationMember'>,
) {
  const row = (await readColleagues(rest, organizationId)).find(({ id }) => id === userId);
  return row === undefined ? null : toColleague(organizationId, row);
}

/** An invitation that was sent, or that waits for the caller. */
export async function organizationInvitationNode(
  { rest }: GatewayContext,
  { organizationId, id }: NodePath<'OrganizationInvitation'>,
) {
  const { toOffices } = await readPendingInvitations(rest);
  const waiting = toOffices.find((row) => row.id === id);
  if (waiting !== undefined) return toInvitation(waiting);
  const sent = (await readOfficeInvitations(rest, organizationId)).find((row) => row.id === id);
  return sent === undefined || sent.status === 'revoked' ? null : toInvitation(sent);
}
