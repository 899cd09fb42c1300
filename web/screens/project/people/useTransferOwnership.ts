import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { useTransferOwnershipMutation } from '#relay/useTransferOwnershipMutation.graphql.ts';
import { useMutation } from '../../../relay/useMutation.ts';
import { useOffered } from '../../../session/offered.ts';

/** Hands the project over; what the user may do then comes back with it. */
export function useTransferOwnership() {
  const { t } = useTranslation('project');
  const { members, sentInvitations, buildingTypes } = useOffered();
  const [commit, pending] = useMutation<useTransferOwnershipMutation>(
    graphql`
      mutation useTransferOwnershipMutation(
        $input: TransferOwnershipInput!
        $members: Boolean!
        $sentInvitations: Boolean!
        $buildingTypes: Boolean!
      ) {
        transferOwnership(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          project {
            ...ProjectHeader_project
            ...ProjectPeople_project
          }
        }
      }
    `,
    { success: t('transfer.done'), failure: t('transfer.error'), invalidates: true },
  );
  return [
    (memberId: string) =>
      commit({ variables: { input: { memberId }, members, sentInvitations, buildingTypes } }),
    pending,
  ] as const;
}
