import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { useDeleteEstimateMutation } from '#relay/useDeleteEstimateMutation.graphql.ts';
import { deleteWithUndo } from '../../components/deletion/deleteWithUndo.ts';
import { useMutation } from '../../relay/useMutation.ts';

/** Deletes a quick estimate after ten seconds in which it can be undone. */
export function useDeleteEstimate(connections: readonly string[]) {
  const { t } = useTranslation('estimate');
  const [commit] = useMutation<useDeleteEstimateMutation>(
    graphql`
      mutation useDeleteEstimateMutation($input: DeleteStructureInput!, $connections: [ID!]!) {
        deleteStructure(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          deletedStructureId @deleteEdge(connections: $connections)
        }
      }
    `,
    { failure: t('deleteError') },
  );
  return (structureId: string) =>
    deleteWithUndo(structureId, { done: t('deleted') }, () =>
      commit({ variables: { input: { structureId }, connections: [...connections] } }),
    );
}
