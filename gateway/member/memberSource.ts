import type { GatewayContext } from '../context.ts';
import type { ProjectSource } from '../project/projectSource.ts';
import { chosenConnection, type RowArguments } from '../relay/chosenConnection.ts';
import { type MemberPath, type MemberRow, readMembers } from './memberApi.ts';

/** A person in a project. */
export type MemberSource = { __typename: 'Member'; projectId: string; row: MemberRow };

export const toMember = (projectId: string, row: MemberRow): MemberSource => ({
  __typename: 'Member',
  projectId,
  row,
});

export async function projectMembers(
  { projectId }: ProjectSource,
  args: RowArguments,
  { rest }: GatewayContext,
) {
  const rows = await readMembers(rest, projectId);
  return chosenConnection(
    rows.map((row) => toMember(projectId, row)),
    args,
    {
      id: ({ row }) => row.id,
      text: ({ row }) => `${row.name} ${row.email ?? ''}`,
      createdAt: ({ row }) => (typeof row.createdAt === 'string' ? row.createdAt : null),
    },
  );
}

/** Reads one member; null when the person has no permission any more. */
export async function memberNode({ rest }: GatewayContext, { projectId, userId }: MemberPath) {
  const row = (await readMembers(rest, projectId)).find(({ id }) => id === userId);
  return row === undefined ? null : toMember(projectId, row);
}
