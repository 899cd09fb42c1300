import { type GraphQLSchema, isObjectType } from 'graphql';
import type { RowType } from './resolverTypes.ts';

/** The types whose sources stand for a row of `/v1`; the compiler asks for every one of them and for no other. */
const rowTypes: Record<RowType, true> = {
  Project: true,
  Unit: true,
  Floor: true,
  FloorGroup: true,
  Option: true,
  TakeoffProposal: true,
  ProposedModule: true,
  Module: true,
  Version: true,
  Foundation: true,
  FoundationVersion: true,
  Decision: true,
  Member: true,
  Invitation: true,
  Organization: true,
  OrganizationInvitation: true,
  OrganizationMember: true,
  Activity: true,
};

type RowSource = { readonly row: Readonly<Record<string, unknown>> };

/** The fields of these types that have no resolver are read from the row by their own name. */
export function readRowFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.keys(rowTypes).map((name) => schema.getType(name))) {
    if (!isObjectType(type)) continue;
    for (const [name, field] of Object.entries(type.getFields()))
      field.resolve ??= ({ row }: RowSource) => row[name];
  }
  return schema;
}
