import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router';
import type { useDeleteUnitMutation } from '#relay/useDeleteUnitMutation.graphql.ts';
import { deleteWithUndo } from '../../../components/deletion/deleteWithUndo.ts';
import { useMutation } from '../../../relay/useMutation.ts';

/** Deletes a tower after ten seconds in which it can be undone. */
export function useDeleteUnit(connections: readonly string[]) {
  const { t } = useTranslation('project');
  const { revalidate } = useRevalidator();
  const [commit] = useMutation<useDeleteUnitMutation>(
    graphql`
      mutation useDeleteUnitMutation($input: DeleteUnitInput!, $connections: [ID!]!) {
        deleteUnit(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          deletedUnitId @deleteEdge(connections: $connections)
        }
      }
    `,
    { failure: t('units.deleteError'), invalidates: true },
  );
  const send = async (unitId: string) => {
    const done = await commit({ variables: { input: { unitId }, connections: [...connections] } });
    if (done !== null) await revalidate();
    return done;
  };
  return (unitId: string) =>
    deleteWithUndo(unitId, { done: t('units.deleted'), totals: t('undo.totals') }, () => send(unitId));
}
