import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { useFirstProofMutation } from '#relay/useFirstProofMutation.graphql.ts';
import type { OnRefused } from '../../../relay/useCommit.ts';
import { useMutation } from '../../../relay/useMutation.ts';

type Proof = useFirstProofMutation['variables']['input'];

/** Proves a second factor for the first time; resolves to the recovery codes made with it, null when refused. */
export function useFirstProof() {
  const { t } = useTranslation('profile');
  const [commit] = useMutation<useFirstProofMutation>(
    graphql`
      mutation useFirstProofMutation($input: ConfirmSecondFactorInput!) {
        confirmSecondFactor(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          recoveryCodes
          viewer {
            ...SecondFactorsSection_viewer
          }
        }
      }
    `,
    { success: t('second.added') },
  );
  return async (input: Proof, onRefused?: OnRefused): Promise<readonly string[] | null> => {
    const done = await commit({ variables: { input }, ...(onRefused && { onRefused }) });
    return done === null ? null : (done.confirmSecondFactor.recoveryCodes ?? []);
  };
}
