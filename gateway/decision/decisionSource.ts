import type { GatewayContext } from '../context.ts';
import type { NodePath } from '../relay/globalId.ts';
import type { ProjectSource } from '../project/projectSource.ts';
import { chosenConnection, type RowArguments } from '../relay/chosenConnection.ts';
import type { UnitSource } from '../unit/unitSource.ts';
import { type DecisionRow, readDecision, readProjectDecisions, readUnitDecisions } from './decisionApi.ts';

/** A decision as it was taken. */
export type DecisionSource = { __typename: 'Decision'; projectId: string; row: DecisionRow };

export const toDecision = (projectId: string, row: DecisionRow): DecisionSource => ({
  __typename: 'Decision',
  projectId,
  row,
});

const rowsOf = (projectId: string, rows: DecisionRow[], args: RowArguments) =>
  chosenConnection(
    rows.map((row) => toDecision(projectId, row)),
    args,
    {
      id: ({ row }) => row.id,
      text: ({ row }) => `${row.reason} ${row.authorName}`,
      createdAt: ({ row }) => row.createdAt,
    },
  );

export const projectDecisions = async (
  { projectId }: ProjectSource,
  args: RowArguments,
  { rest }: GatewayContext,
) => rowsOf(projectId, await readProjectDecisions(rest, projectId), args);

export const unitDecisions = async (
  { projectId, unitId }: UnitSource,
  args: RowArguments,
  { rest }: GatewayContext,
) => rowsOf(projectId, await readUnitDecisions(rest, { projectId, unitId }), args);

/** Reads one decision. */
export const decisionNode = async ({ rest }: GatewayContext, path: NodePath<'Decision'>) =>
  toDecision(path.projectId, await readDecision(rest, path));
