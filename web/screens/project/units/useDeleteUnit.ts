import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { useDeleteUnitMutation } from '#relay/useDeleteUnitMutation.graphql.ts';
import { deleteWithUndo } from '../../../components/deleteWithUndo.ts';
import { useMutation } from '../../../relay/useMutation.ts';

/** Deletes a tower after ten seconds in which it can be undone. */
export function useDeleteUnit(connections: readonly string[]) {
  const { t } = useTranslation('project');
  const [commit] = useMutation<useDeleteUnitMutation>(
    graphql`
      mutation useDeleteUnitMutation($input: DeleteUnitInput!, $connections: [ID!]!) {
        deleteUnit(input: $input) {
          errors {
            code
            message
            key
            path
          }
          deletedUnitId @deleteEdge(connections: $connections)
        }
      }
    `,
    { failure: t('units.deleteError'), invalidates: true },
  );
  return (unitId: string) =>
    deleteWithUndo(unitId, t('units.deleted'), () =>
      commit({ variables: { input: { unitId }, connections: [...connections] } }),
    );
}
