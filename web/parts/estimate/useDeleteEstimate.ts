import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { useDeleteEstimateMutation } from '#relay/useDeleteEstimateMutation.graphql.ts';
import { useDeletion } from '../../components/deletion/useDeletion.ts';

/** Deletes a quick estimate after ten seconds in which it can be undone. */
export function useDeleteEstimate(connections: readonly string[]) {
  const { t } = useTranslation('estimate');
  const remove = useDeletion<useDeleteEstimateMutation>(
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
    { done: t('deleted'), failure: t('deleteError') },
  );
  return (structureId: string) => remove(structureId, { variables: { input: { structureId }, connections } });
}
