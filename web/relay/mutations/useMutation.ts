import { use, useCallback } from 'react';
import { commitMutation, useRelayEnvironment, type UseMutationConfig } from 'react-relay';
import {
  getRequest,
  type GraphQLTaggedNode,
  type MutationConfig,
  type MutationParameters,
  type PayloadError,
} from 'relay-runtime';
import { failureOf } from '../failure.ts';
import { ScreenLosses } from '../screenLosses.ts';
import { payloadOf, useCommit, type CommitHandlers, type CommitOptions } from './useCommit.ts';

type Config<Mutation extends MutationParameters> = Omit<
  UseMutationConfig<Mutation>,
  'onCompleted' | 'onError' | 'onUnsubscribe' | 'configs'
>;

/** Figures in a mutation's answer are counted like those on the screen. */
const ofScreen = (mutation: GraphQLTaggedNode, withLosses: true | null) =>
  getRequest(mutation).fragment.argumentDefinitions.some(({ name }) => name === 'withLosses')
    ? { withLosses }
    : {};

/**
 * The one way to change data. `commit` resolves to the response, or to null when the change was refused or failed,
 * which has then been shown; Relay rolls an optimistic change back.
 * The mutation must have one root field and select `errors` with `userError_error` on it.
 * @returns [commit, pending]
 */
export function useMutation<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  options: CommitOptions = {},
): [(config: Config<Mutation> & CommitHandlers) => Promise<Mutation['response'] | null>, boolean] {
  const environment = useRelayEnvironment();
  const withLosses = use(ScreenLosses);
  const send = useCallback(
    (config: Config<Mutation>) =>
      new Promise<Mutation['response']>((resolve, reject) => {
        commitMutation<Mutation>(environment, {
          ...config,
          variables: { ...ofScreen(mutation, withLosses), ...config.variables },
          mutation,
          onCompleted: (data: Mutation['response'], errors: readonly PayloadError[] | null | undefined) => {
            const refused = payloadOf(data) === null && errors?.[0];
            return refused ? reject(failureOf(refused, null)) : resolve(data);
          },
          onError: reject,
          // The hook's and commitMutation's types differ only in who may write undefined.
        } as MutationConfig<Mutation>);
      }),
    [environment, mutation, withLosses],
  );
  return useCommit<Mutation, Config<Mutation>>(send, options);
}
