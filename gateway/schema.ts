import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { type GraphQLSchema, isObjectType } from 'graphql';
import { recordOutcomes } from './errors/recordOutcomes.ts';
import { chargeRows } from './limits/cost.ts';
import { resolvers } from './resolvers.ts';
import { Float } from './scalars.ts';
import type { RowType } from './resolverTypes.ts';

/** The text of schema.graphql, as served to integrators. */
export const schemaText = readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8');

/** The schema with its resolvers; a resolver for a missing member is an error at start. */
export const createSchema = (): GraphQLSchema =>
  chargeRows(
    recordOutcomes(
      readRowFields(
        makeExecutableSchema({
          typeDefs: schemaText,
          resolvers: { ...resolvers, Float },
          // Built once, from a text that the build has checked: neither checked again nor copied for its resolvers.
          assumeValid: true,
          updateResolversInPlace: true,
          noLocation: true,
          resolverValidationOptions: {
            requireResolversToMatchSchema: 'error',
            requireResolversForResolveType: 'ignore',
          },
        }),
      ),
    ),
  );

/** The types whose sources stand for a row of `/v1`; the compiler requires exactly these. */
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

/** Fields of these types without a resolver are read from the row by their own name. */
function readRowFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.keys(rowTypes).map((name) => schema.getType(name))) {
    if (!isObjectType(type)) continue;
    for (const [name, field] of Object.entries(type.getFields()))
      field.resolve ??= ({ row }: RowSource) => row[name];
  }
  return schema;
}
