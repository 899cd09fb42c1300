import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { useDiscardProposalMutation } from '#relay/useDiscardProposalMutation.graphql.ts';
import { useMutation } from '../../relay/mutations/useMutation.ts';

/** Discards what was proposed for an option. @returns [discard, pending]; `discard` tells whether it is gone. */
export function useDiscardProposal(optionId: string) {
  const { t } = useTranslation('takeoff');
  const [commit, pending] = useMutation<useDiscardProposalMutation>(
    graphql`
      mutation useDiscardProposalMutation($input: DiscardProposalInput!) {
        discardProposal(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          option {
            id
            proposal {
              databaseId
            }
          }
        }
      }
    `,
    { success: t('proposal.discarded'), failure: t('saveError') },
  );
  const discard = async (proposalId: string) =>
    (await commit({ variables: { input: { optionId, proposalId } } })) !== null;
  return [discard, pending] as const;
}
