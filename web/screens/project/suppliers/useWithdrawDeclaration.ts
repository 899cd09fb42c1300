import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { useWithdrawDeclarationMutation } from '#relay/useWithdrawDeclarationMutation.graphql.ts';
import { deleteWithUndo } from '../../../components/deletion/deleteWithUndo.ts';
import { useMutation } from '../../../relay/useMutation.ts';

/** Takes a declaration back after ten seconds in which that can be undone. */
export function useWithdrawDeclaration(connections: readonly string[]) {
  const { t } = useTranslation('suppliers');
  const [commit] = useMutation<useWithdrawDeclarationMutation>(
    graphql`
      mutation useWithdrawDeclarationMutation($input: WithdrawDeclarationInput!, $connections: [ID!]!) {
        withdrawDeclaration(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          withdrawnDeclarationId @deleteEdge(connections: $connections)
        }
      }
    `,
    // Totals and comparisons elsewhere rested on it.
    { failure: t('withdraw.error'), invalidates: true },
  );
  return (declarationId: string) =>
    deleteWithUndo(declarationId, { done: t('withdraw.done') }, () =>
      commit({ variables: { input: { declarationId }, connections: [...connections] } }),
    );
}
