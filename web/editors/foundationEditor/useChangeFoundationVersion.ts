import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router';
import type { useChangeFoundationVersionDeleteMutation } from '#relay/useChangeFoundationVersionDeleteMutation.graphql.ts';
import type { useChangeFoundationVersionMutation } from '#relay/useChangeFoundationVersionMutation.graphql.ts';
import { deleteWithUndo } from '../../components/deletion/deleteWithUndo.ts';
import { useMutation } from '../../relay/mutations/useMutation.ts';
import type { ListedVersion } from './useFoundationVersions.ts';

/** Makes a version of a foundation the valid one, or deletes another; a deletion can be undone for ten seconds. */
export function useChangeFoundationVersion() {
  const { t } = useTranslation('versions');
  const { revalidate } = useRevalidator();
  const [change] = useMutation<useChangeFoundationVersionMutation>(
    graphql`
      mutation useChangeFoundationVersionMutation(
        $input: UpdateFoundationVersionInput!
        $withLosses: Boolean
      ) {
        updateFoundationVersion(input: $input) {
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
    { success: t('madeValid'), failure: t('updateError'), invalidates: true },
  );
  const [remove] = useMutation<useChangeFoundationVersionDeleteMutation>(
    graphql`
      mutation useChangeFoundationVersionDeleteMutation($input: DeleteFoundationVersionInput!) {
        deleteFoundationVersion(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
        }
      }
    `,
    { failure: t('deleteError') },
  );
  const setValid = async ({ id, revision }: ListedVersion) => {
    const input = { versionId: id, isValid: true, revision: revision ?? null };
    const done = await change({ variables: { input } });
    if (done !== null) void revalidate();
    return done;
  };
  const drop = ({ id }: ListedVersion) =>
    deleteWithUndo(id, { done: t('deleted') }, () => remove({ variables: { input: { versionId: id } } }));
  return { setValid, drop };
}
