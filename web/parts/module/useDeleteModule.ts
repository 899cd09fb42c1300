import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router';
import type { useDeleteModuleMutation } from '#relay/useDeleteModuleMutation.graphql.ts';
import { deleteWithUndo } from '../../components/deletion/deleteWithUndo.ts';
import { useMutation } from '../../relay/useMutation.ts';

/** Deletes a module after ten seconds in which it can be undone; the new totals of its option come along, the rest is asked for again. */
export function useDeleteModule(connections: readonly string[]) {
  const { t } = useTranslation('towerTables');
  const { revalidate } = useRevalidator();
  const [commit] = useMutation<useDeleteModuleMutation>(
    graphql`
      mutation useDeleteModuleMutation(
        $input: DeleteModuleInput!
        $connections: [ID!]!
        $withLosses: Boolean
      ) {
        deleteModule(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          deletedModuleId @deleteEdge(connections: $connections)
          option {
            ...OptionCoverage_option
            unit {
              ...UnitHeader_unit
            }
          }
        }
      }
    `,
    { failure: t('module.deleteError'), invalidates: true },
  );
  const send = async (moduleId: string) => {
    const done = await commit({
      variables: { input: { moduleId }, connections: [...connections] },
    });
    if (done !== null) await revalidate();
    return done;
  };
  return (moduleId: string) =>
    deleteWithUndo(moduleId, { done: t('module.deleted'), totals: t('undo.totals') }, () => send(moduleId));
}
