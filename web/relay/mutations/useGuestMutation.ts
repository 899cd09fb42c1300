import { useCallback } from 'react';
import type { ConcreteRequest, GraphQLTaggedNode, MutationParameters, PayloadError } from 'relay-runtime';
import { failureOf } from '../failure.ts';
import { fetchGraphQL } from '../fetchGraphQL.ts';
import { payloadOf, useCommit, type CommitHandlers, type CommitOptions } from './useCommit.ts';

type Config<Mutation extends MutationParameters> = { variables: Mutation['variables'] };

/**
 * useMutation for pages of those who are not signed in: the same call and the same handlers, without Relay, which
 * such a page has nothing to keep in and would load for one answer.
 *
 * @returns [commit, pending]
 */
export function useGuestMutation<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  options: CommitOptions = {},
): [(config: Config<Mutation> & CommitHandlers) => Promise<Mutation['response'] | null>, boolean] {
  const send = useCallback(
    async ({ variables }: Config<Mutation>) => {
      const answer = await fetchGraphQL((mutation as ConcreteRequest).params, variables);
      const { data, errors } = answer as { data: Mutation['response']; errors?: readonly PayloadError[] };
      const refused = payloadOf(data) === null && errors?.[0];
      if (refused) throw failureOf(refused, null);
      return data;
    },
    [mutation],
  );
  return useCommit<Mutation, Config<Mutation>>(send, options);
}
