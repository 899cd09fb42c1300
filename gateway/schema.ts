import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { recordOutcomes } from './errors/recordOutcomes.ts';
import { chargeRows } from './limits/cost.ts';
import { resolvers } from './resolvers.ts';
import { readRowFields } from './rowFields.ts';
import { Float } from './scalars.ts';

/** The text of schema.graphql, as it is served to integrators. */
export const schemaText = readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8');

/** The schema with its resolvers; a resolver for a member the schema lacks is an error at start. */
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
