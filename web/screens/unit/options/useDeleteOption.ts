import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router';
import type { useDeleteOptionMutation } from '#relay/useDeleteOptionMutation.graphql.ts';
import { deleteWithUndo } from '../../../components/deletion/deleteWithUndo.ts';
import { useMutation } from '../../../relay/useMutation.ts';

/** Deletes a simulation with its modules after ten seconds in which it can be undone. */
export function useDeleteOption(connections: readonly string[]) {
  const { t } = useTranslation('unit');
  const { revalidate } = useRevalidator();
  const [commit] = useMutation<useDeleteOptionMutation>(
    graphql`
      mutation useDeleteOptionMutation($input: DeleteOptionInput!, $connections: [ID!]!) {
        deleteOption(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          deletedOptionId @deleteEdge(connections: $connections)
          unit {
            ...savedFloors_unit
            ...FloorConsumption_unit
          }
        }
      }
    `,
    { failure: t('options.deleteError'), invalidates: true },
  );
  const send = async (optionId: string) => {
    const done = await commit({ variables: { input: { optionId }, connections: [...connections] } });
    if (done !== null) await revalidate();
    return done;
  };
  return (optionId: string) =>
    deleteWithUndo(optionId, { done: t('options.deleted'), totals: t('undo.totals') }, () => send(optionId));
}
