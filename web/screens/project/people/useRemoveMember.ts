import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { useRemoveMemberMutation } from '#relay/useRemoveMemberMutation.graphql.ts';
import { deleteWithUndo } from '../../../components/deletion/deleteWithUndo.ts';
import { useMutation } from '../../../relay/useMutation.ts';

/** Removes a member, the user included, after ten seconds in which it can be undone. */
export function useRemoveMember(connections: readonly string[]) {
  const { t } = useTranslation('project');
  const [commit] = useMutation<useRemoveMemberMutation>(
    graphql`
      mutation useRemoveMemberMutation($input: RemoveMemberInput!, $connections: [ID!]!) {
        removeMember(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          removedMemberId @deleteEdge(connections: $connections)
        }
      }
    `,
    { failure: t('members.removeError'), invalidates: true },
  );
  return (memberId: string, text: string) =>
    deleteWithUndo(memberId, { done: text }, () =>
      commit({ variables: { input: { memberId }, connections: [...connections] } }),
    );
}
