import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router';
import type { useLogoutMutation } from '#relay/useLogoutMutation.graphql.ts';
import { flushPendingDeletes } from '../components/deletion/undoableDelete.tsx';
import { useMutation } from '../relay/mutations/useMutation.ts';
import { paths } from '../paths.ts';
import { clearDrafts } from './drafts.ts';
import { leaveSession } from './leaveSession.ts';

/** Revokes the token at the server and forgets the session; a server that does not answer keeps nobody signed in. */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  const [commit] = useMutation<useLogoutMutation>(graphql`
    mutation useLogoutMutation {
      logOut(input: {}) {
        errors {
          ...userError_error @relay(mask: false)
        }
      }
    }
  `);
  return useCallback(async () => {
    flushPendingDeletes();
    await commit({ variables: {}, onRefused: () => [], onFailed: () => {} });
    clearDrafts();
    await leaveSession(() => navigate(paths.login));
  }, [commit, navigate]);
}
