import type { GatewayContext } from '../context.ts';
import type { ProjectSource } from '../project/projectSource.ts';
import { chosenConnection, type RowArguments, type RowFacts } from '../relay/chosenConnection.ts';
import { type NodePath, toGlobalId } from '../relay/globalId.ts';
import { type InvitationRow, readPendingInvitations, readSentInvitations } from './invitationApi.ts';
import { badReply } from '../rest/restErrors.ts';
import type { ResolversOf } from '../resolverTypes.ts';
import { visibleEmail } from '../user/userWire.ts';

/** Replaces the project in the id of a received invitation, whose reader may not see the project yet. */
const received = '-';

/** An invitation; `place` is the project it was sent from, or `-` for a received one. */
export type InvitationSource = { __typename: 'Invitation'; place: string; row: InvitationRow };

const toReceived = (row: InvitationRow): InvitationSource => ({
  __typename: 'Invitation',
  place: received,
  row,
});
export const toSentInvitation = (row: InvitationRow): InvitationSource => ({
  __typename: 'Invitation',
  place: row.projectId,
  row,
});

export const receivedInvitationId = (id: string) => toGlobalId('Invitation', received, id);

const facts: RowFacts<InvitationSource> = {
  id: ({ row }) => row.id,
  text: ({ row }) => `${row.email ?? ''} ${row.projectName} ${row.inviterName}`,
  createdAt: ({ row }) => row.createdAt,
};

/** Invitations that wait for the viewer's answer. */
export async function viewerPendingInvitations(
  _: unknown,
  args: RowArguments & { token?: string | null | undefined },
  { rest }: GatewayContext,
) {
  const { toProjects } = await readPendingInvitations(rest, args.token);
  const waiting = toProjects.filter(({ status }) => status === 'pending').map(toReceived);
  return chosenConnection(waiting, args, facts);
}

/** Unanswered invitations: pending ones, and expired ones that were not sent again. */
export async function projectInvitations(
  { projectId }: ProjectSource,
  args: RowArguments,
  { rest }: GatewayContext,
) {
  const rows = await readSentInvitations(rest, projectId);
  const newest = new Map(rows.toReversed().map((row) => [invited(row), row.id]));
  const open = rows.filter(
    (row) => row.status === 'pending' || (row.status === 'expired' && newest.get(invited(row)) === row.id),
  );
  return chosenConnection(open.map(toSentInvitation), args, facts);
}

/** The invited person, for comparing; nobody counts as the same where the address is hidden. */
const invited = ({ id, email }: InvitationRow) => email?.toLowerCase() ?? id;

/** Reads one invitation; null when there is none or it was revoked. */
export async function invitationNode(
  { rest }: GatewayContext,
  { projectId: place, id }: NodePath<'Invitation'>,
) {
  const rows =
    place === received
      ? (await readPendingInvitations(rest)).toProjects
      : await readSentInvitations(rest, place);
  const row = rows.find((candidate) => candidate.id === id && candidate.status !== 'revoked');
  return row === undefined ? null : { __typename: 'Invitation' as const, place, row };
}

export const Invitation: ResolversOf<'Invitation'> = {
  id: ({ place, row }) => toGlobalId('Invitation', place, row.id),
  databaseId: ({ row }) => row.id,
  email: ({ row }) => visibleEmail(row.email),
  projectDatabaseId: ({ row }) => row.projectId,
  status: ({ row: { status } }) => {
    if (status === 'revoked') throw badReply('An invitation that was taken back is not shown');
    return status;
  },
};
