import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { useRevokeInvitationMutation } from '#relay/useRevokeInvitationMutation.graphql.ts';
import { deleteWithUndo } from '../../../components/deletion/deleteWithUndo.ts';
import { useMutation } from '../../../relay/useMutation.ts';

/** Takes an invitation back after ten seconds in which that can be undone. */
export function useRevokeInvitation(projectId: string, connections: readonly string[]) {
  const { t } = useTranslation('project');
  const [commit] = useMutation<useRevokeInvitationMutation>(
    graphql`
      mutation useRevokeInvitationMutation($input: RevokeInvitationInput!, $connections: [ID!]!) {
        revokeInvitation(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          revokedInvitationId @deleteEdge(connections: $connections)
        }
      }
    `,
    { failure: t('revoke.error') },
  );
  return (invitationId: string) =>
    deleteWithUndo(invitationId, { done: t('revoke.done') }, () =>
      commit({ variables: { input: { invitationId, projectId }, connections: [...connections] } }),
    );
}
