import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import type { GatewayContext } from '../context.ts';
import { outcomeUnknown } from '../rest/restErrors.ts';
import { isUnanswered } from '../upstream/failureOutcome.ts';

/** Mutations that are safe to repeat after a lost answer: whoever gets no token may ask for another. */
const repeatable: readonly string[] = ['logIn'];

/**
 * A mutation that fails after the service has made a change, or may have, answers OUTCOME_UNKNOWN: its answer was lost
 * or garbled, or the result could not be read.
 */
export function recordOutcomes(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve } = field;
    if (resolve !== undefined && !repeatable.includes(field.name)) field.resolve = outcomeOf(resolve);
  }
  return schema;
}

type Resolve = GraphQLFieldResolver<unknown, GatewayContext>;

const outcomeOf =
  (resolve: Resolve): Resolve =>
  async (source, args, context, info) => {
    const before = context.rest.changes;
    try {
      return await resolve(source, args, context, info);
    } catch (error) {
      const mayHaveBeenMade = isUnanswered(error) && context.rest.changes > before;
      throw mayHaveBeenMade ? outcomeUnknown('the change was made', error) : error;
    }
  };
