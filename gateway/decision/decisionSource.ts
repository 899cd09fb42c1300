import type { GatewayContext } from '../context.ts';
import type { NodePath } from '../relay/globalId.ts';
import type { ProjectSource } from '../project/projectSource.ts';
import { chosenConnection, type RowArguments } from '../relay/chosenConnection.ts';
import { pagedConnection, rowQuery } from '../relay/pagedConnection.ts';
import type { UnitSource } from '../unit/unitSource.ts';
import {
  type DecisionRow,
  readDecision,
  readOwnDecisions,
  readProjectDecisions,
  readUnitDecisions,
} from './decisionApi.ts';

/** A decision as it was taken. */
export type DecisionSource = { __typename: 'Decision'; row: DecisionRow };

export const toDecision = (row: DecisionRow): DecisionSource => ({ __typename: 'Decision', row });

const rowsOf = (rows: DecisionRow[], args: RowArguments) =>
  chosenConnection(rows.map(toDecision), args, {
    id: ({ row }) => row.id,
    text: ({ row }) => `${row.reason} ${row.authorName}`,
    createdAt: ({ row }) => row.createdAt,
  });

export const projectDecisions = async (
  { projectId }: ProjectSource,
  args: RowArguments,
  { rest }: GatewayContext,
) => rowsOf(await readProjectDecisions(rest, projectId), args);

export const unitDecisions = async (
  { projectId, unitId }: UnitSource,
  args: RowArguments,
  { rest }: GatewayContext,
) => rowsOf(await readUnitDecisions(rest, { projectId, unitId }), args);

/** Decisions in all projects of the viewer, in the service's numbered pages. */
export const viewerDecisions = (_: unknown, args: RowArguments, { rest }: GatewayContext) =>
  pagedConnection(
    (page, size) => readOwnDecisions(rest, { page, size }, rowQuery(args, 'chosen')),
    args,
    ({ id }) => id,
    toDecision,
  );

/** Reads one decision. */
export const decisionNode = async ({ rest }: GatewayContext, path: NodePath<'Decision'>) =>
  toDecision(await readDecision(rest, path));
