import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router';
import type { useDeleteFoundationMutation } from '#relay/useDeleteFoundationMutation.graphql.ts';
import { deleteWithUndo } from '../../../components/deletion/deleteWithUndo.ts';
import { useMutation } from '../../../relay/useMutation.ts';

/** Deletes a foundation after ten seconds in which it can be undone; totals are asked for again. */
export function useDeleteFoundation() {
  const { t } = useTranslation('unit');
  const { revalidate } = useRevalidator();
  const [commit] = useMutation<useDeleteFoundationMutation>(
    graphql`
      mutation useDeleteFoundationMutation($input: DeleteFoundationInput!, $withLosses: Boolean) {
        deleteFoundation(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          option {
            ...OptionFoundation_option
            unit {
              ...UnitTotalsBreakdown_unit
            }
          }
        }
      }
    `,
    { failure: t('foundation.deleteError'), invalidates: true },
  );
  const send = async (foundationId: string) => {
    const done = await commit({ variables: { input: { foundationId } } });
    if (done !== null) await revalidate();
    return done;
  };
  return (foundationId: string) =>
    deleteWithUndo(foundationId, { done: t('foundation.deleted'), totals: t('undo.totals') }, () =>
      send(foundationId),
    );
}
