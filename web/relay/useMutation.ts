import { useCallback, useState } from 'react';
import { commitMutation, useRelayEnvironment, type UseMutationConfig } from 'react-relay';
import type { GraphQLTaggedNode, MutationConfig, MutationParameters, PayloadError } from 'relay-runtime';
import { failureText, userErrorText } from '../errors/errorText.ts';
import { showToast } from '../components/toasts.ts';
import type { UserError } from '../errors/userError.ts';
import { invalidateStore } from './environment.ts';
import { failureOf, RequestFailure } from './failure.ts';

type Options = {
  /** Said in a toast on success; already translated. */
  success?: string;
  /** Said instead of the reason's own text when the call fails as a whole ("Error creating project"). */
  failure?: string;
  /** Asks the server again on the next screens: for changes whose effects reach beyond the payload. */
  invalidates?: boolean;
};

type Config<Mutation extends MutationParameters> = Omit<
  UseMutationConfig<Mutation>,
  'onCompleted' | 'onError' | 'onUnsubscribe' | 'configs'
> & {
  /**
   * Takes the payload's expected refusals and gives back those it could not place; they go to a toast. A form passes
   * `(errors) => showUserErrors(form, errors)`. Without it all go to a toast.
   */
  onRefused?: (errors: readonly UserError[]) => readonly UserError[];
  /** Gets a failure of the whole call instead of the toast. */
  onFailed?: (failure: Error) => void;
};

/**
 * The one way to change something. `commit` resolves to the response, or to null when the change was refused or
 * failed, which has then been shown; an optimistic change is rolled back by Relay.
 *
 * The mutation must have one root field and select `errors { code message key path }` on it.
 *
 * @returns [commit, pending]
 */
export function useMutation<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  { success, failure, invalidates = false }: Options = {},
): [(config: Config<Mutation>) => Promise<Mutation['response'] | null>, boolean] {
  const environment = useRelayEnvironment();
  const [running, setRunning] = useState(0);

  const commit = useCallback(
    async ({ onRefused, onFailed, ...config }: Config<Mutation>) => {
      setRunning((count) => count + 1);
      try {
        const response = await new Promise<Mutation['response']>((resolve, reject) => {
          commitMutation<Mutation>(environment, {
            ...config,
            mutation,
            onCompleted: (data: Mutation['response'], errors: readonly PayloadError[] | null | undefined) => {
              const refused = payloadOf(data) === null && errors?.[0];
              return refused ? reject(failureOf(refused, null)) : resolve(data);
            },
            onError: reject,
            // The hook's and commitMutation's types differ only in who may write undefined.
          } as MutationConfig<Mutation>);
        });
        const errors = payloadOf(response)?.errors ?? [];
        if (errors.length > 0) {
          const rest = onRefused?.(errors) ?? errors;
          for (const error of rest) showToast(userErrorText(error), 'error');
          return null;
        }
        if (invalidates) invalidateStore();
        if (success !== undefined) showToast(success, 'success');
        return response;
      } catch (error) {
        console.error(error);
        const reason = error instanceof Error ? error : new RequestFailure('UNKNOWN', String(error));
        if (onFailed !== undefined) onFailed(reason);
        else showToast([failure, failureText(reason)].filter(Boolean).join('. '), 'error');
        return null;
      } finally {
        setRunning((count) => count - 1);
      }
    },
    [environment, mutation, success, failure, invalidates],
  );
  return [commit, running > 0];
}

function payloadOf(response: unknown): { errors?: readonly UserError[] } | null {
  const [payload] = Object.values(
    (response ?? {}) as Record<string, { errors?: readonly UserError[] } | null>,
  );
  return payload ?? null;
}
