import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import type { CommitOptions } from './useCommit.ts';
import { useMutation } from './useMutation.ts';

/**
 * useMutation for changes that reach beyond their payload on the very screen they are made on: what it shows is asked
 * for again, which `commit` waits for.
 */
export function useScreenMutation<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  options: CommitOptions,
): ReturnType<typeof useMutation<Mutation>> {
  const { revalidate } = useRevalidator();
  const [commit, pending] = useMutation<Mutation>(mutation, { invalidates: true, ...options });
  const commitAndAsk = useCallback<typeof commit>(
    async (config) => {
      const done = await commit(config);
      if (done !== null) await revalidate();
      return done;
    },
    [commit, revalidate],
  );
  return [commitAndAsk, pending];
}
