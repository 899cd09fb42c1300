import type { GatewayContext } from '../context.ts';
import { type NodePath, toGlobalId } from '../relay/globalId.ts';
import type { ProjectSource } from '../project/projectSource.ts';
import { chosenConnection, type RowArguments } from '../relay/chosenConnection.ts';
import { type DeclarationRow, readDeclarations, readSharedDeclarations } from './declarationApi.ts';
import type { ResolversOf } from '../resolverTypes.ts';

/** A supplier's factor for a material of a project. */
export type DeclarationSource = DeclarationRow & { __typename: 'Declaration'; projectId: string };

export const toDeclaration = (projectId: string, row: DeclarationRow): DeclarationSource => ({
  __typename: 'Declaration',
  projectId,
  ...row,
});

export async function projectDeclarations(
  { projectId }: ProjectSource,
  args: RowArguments,
  { rest }: GatewayContext,
) {
  const rows = await readDeclarations(rest, projectId);
  return chosenConnection(
    rows.map((row) => toDeclaration(projectId, row)),
    args,
    {
      id: ({ id }) => id,
      text: (row) => `${row.material} ${row.supplier} ${row.document}`,
      createdAt: (row) => row.createdAt,
    },
  );
}

/** Declarations of the office's other projects that this one lacks. */
export async function sharedDeclarations(
  { projectId, row }: ProjectSource,
  _: unknown,
  { rest }: GatewayContext,
) {
  if (row.organizationId == null) return [];
  return (await readSharedDeclarations(rest, projectId)).map(
    ({ projectId: of, firstEntry, row: declared }) => ({
      firstEntry,
      declaration: toDeclaration(of, declared),
    }),
  );
}

/** Reads one declaration; null when it was withdrawn. */
export async function declarationNode({ rest }: GatewayContext, { projectId, id }: NodePath<'Declaration'>) {
  const row = (await readDeclarations(rest, projectId)).find((candidate) => candidate.id === id);
  return row === undefined ? null : toDeclaration(projectId, row);
}

export const Declaration: ResolversOf<'Declaration'> = {
  id: ({ projectId, id }) => toGlobalId('Declaration', projectId, id),
};
