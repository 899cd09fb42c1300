import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { useDeleteModuleMutation } from '#relay/useDeleteModuleMutation.graphql.ts';
import { useDeletion } from '../../components/deletion/useDeletion.ts';

/** Deletes a module; the new totals of its option come along. */
export function useDeleteModule(connections: readonly string[]): (moduleId: string) => void {
  const { t } = useTranslation('towerTables');
  const remove = useDeletion<useDeleteModuleMutation>(
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
    { done: t('module.deleted'), failure: t('module.deleteError'), totals: t('undo.totals') },
  );
  return (moduleId) => remove(moduleId, { variables: { input: { moduleId }, connections } });
}
