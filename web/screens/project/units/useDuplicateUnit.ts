import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { useDuplicateUnitMutation } from '#relay/useDuplicateUnitMutation.graphql.ts';
import { useMutation } from '../../../relay/useMutation.ts';

/** Copies a tower with its simulations; the copy goes to the end of the lists shown. */
export function useDuplicateUnit(connections: readonly string[]) {
  const { t } = useTranslation('project');
  const [commit, pending] = useMutation<useDuplicateUnitMutation>(
    graphql`
      mutation useDuplicateUnitMutation($input: DuplicateUnitInput!, $connections: [ID!]!) {
        duplicateUnit(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          unitEdge @appendEdge(connections: $connections) {
            cursor
            node {
              id
              ...UnitCard_unit
            }
          }
        }
      }
    `,
    { success: t('units.duplicated'), failure: t('units.createError'), invalidates: true },
  );
  const duplicate = (unitId: string) =>
    commit({ variables: { input: { unitId }, connections: [...connections] } });
  return [duplicate, pending] as const;
}
