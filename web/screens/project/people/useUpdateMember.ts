import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { useUpdateMemberMutation } from '#relay/useUpdateMemberMutation.graphql.ts';
import { useMutation } from '../../../relay/useMutation.ts';

/** Changes what a member holds; shown at once, taken back when refused. */
export function useUpdateMember() {
  const { t } = useTranslation('project');
  const [commit, pending] = useMutation<useUpdateMemberMutation>(
    graphql`
      mutation useUpdateMemberMutation($input: UpdateMemberInput!) {
        updateMember(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          member {
            id
            permissions
          }
        }
      }
    `,
    { success: t('members.updated'), failure: t('members.updateError') },
  );
  const update = (memberId: string, permission: 'VIEW' | 'EDIT') => {
    const permissions = permission === 'EDIT' ? (['VIEW', 'EDIT'] as const) : (['VIEW'] as const);
    void commit({
      variables: { input: { memberId, permissions } },
      optimisticResponse: { updateMember: { errors: [], member: { id: memberId, permissions } } },
    });
  };
  return [update, pending] as const;
}
