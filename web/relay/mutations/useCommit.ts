import { useCallback, useState } from 'react';
import type { MutationParameters } from 'relay-runtime';
import { failureText, userErrorText } from '../../errors/errorText.ts';
import { showToast } from '../../components/toasts/toasts.ts';
import type { UserError } from '../../errors/userError.ts';
import { RequestFailure } from '../failure.ts';
import { refreshData } from '../dataInvalidation.ts';

export type CommitOptions = {
  /** Statement in a toast on success; already translated. */
  success?: string;
  /** Statement instead of the reason's own text when the call fails as a whole ("Error creating project"). */
  failure?: string;
  /** Asks the server again on the next screens: for changes whose effects reach beyond the payload. */
  invalidates?: boolean;
};

/** Takes the expected refusals of a payload, with the response, and gives back those it could not place. */
export type OnRefused = (errors: readonly UserError[], response?: unknown) => readonly UserError[];

export type CommitHandlers = {
  /** A form passes `refusalsOn(form)`. The refusals it returns, or all if it is missing, are shown as a toast. */
  onRefused?: OnRefused;
  /** Gets a failure of the whole call instead of the toast. */
  onFailed?: (failure: Error) => void;
};

/**
 * What every change has in common, whoever sends it: `send` resolves to the response or rejects.
 *
 * @returns [commit, pending]; `commit` resolves to the response, or to null when the change was refused or failed,
 * which has then been shown.
 */
export function useCommit<Mutation extends MutationParameters, Config>(
  send: (config: Config) => Promise<Mutation['response']>,
  { success, failure, invalidates = false }: CommitOptions,
): [(config: Config & CommitHandlers) => Promise<Mutation['response'] | null>, boolean] {
  const [running, setRunning] = useState(0);

  const commit = useCallback(
    async ({ onRefused, onFailed, ...config }: Config & CommitHandlers) => {
      setRunning((count) => count + 1);
      try {
        const response = await send(config as Config);
        const errors = payloadOf(response)?.errors ?? [];
        if (errors.length > 0) {
          const rest = onRefused?.(errors, response) ?? errors;
          for (const error of rest) showToast(userErrorText(error), 'error');
          return null;
        }
        if (invalidates) refreshData();
        if (success !== undefined) showToast(success, 'success');
        return response;
      } catch (error) {
        console.error(error);
        const reason = error instanceof Error ? error : new RequestFailure('UNKNOWN', String(error));
        if (onFailed !== undefined) onFailed(reason);
        else if (reason instanceof RequestFailure && reason.code === 'OUTCOME_UNKNOWN') {
          // Neither done nor failed: the screens show the current state.
          showToast(failureText(reason), 'warning');
          refreshData();
        } else showToast([failure, failureText(reason)].filter(Boolean).join('. '), 'error');
        return null;
      } finally {
        setRunning((count) => count - 1);
      }
    },
    [send, success, failure, invalidates],
  );
  return [commit, running > 0];
}

/** The payload of a mutation's one root field. */
export function payloadOf(response: unknown): { errors?: readonly UserError[] } | null {
  const [payload] = Object.values(
    (response ?? {}) as Record<string, { errors?: readonly UserError[] } | null>,
  );
  return payload ?? null;
}
