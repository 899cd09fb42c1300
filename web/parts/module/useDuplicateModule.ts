import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router';
import type { useDuplicateModuleMutation } from '#relay/useDuplicateModuleMutation.graphql.ts';
import { useMutation } from '../../relay/useMutation.ts';

/** Copies a module with its versions into the same option, whose new totals come along; the rest is asked for again. */
export function useDuplicateModule(connections: readonly string[]) {
  const { t } = useTranslation('towerTables');
  const { revalidate } = useRevalidator();
  const [commit] = useMutation<useDuplicateModuleMutation>(
    graphql`
      mutation useDuplicateModuleMutation(
        $input: DuplicateModuleInput!
        $connections: [ID!]!
        $withLosses: Boolean
      ) {
        duplicateModule(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          moduleEdge @appendEdge(connections: $connections) {
            cursor
            node {
              id
              ...ModuleRow_module
            }
          }
          option {
            ...OptionCoverage_option
            unit {
              ...UnitHeader_unit
            }
          }
        }
      }
    `,
    { success: t('module.duplicated'), failure: t('module.createError'), invalidates: true },
  );
  return async (moduleId: string) => {
    const done = await commit({
      variables: { input: { moduleId }, connections: [...connections] },
    });
    if (done !== null) await revalidate();
  };
}
