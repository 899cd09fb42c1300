import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { useDuplicateOptionMutation } from '#relay/useDuplicateOptionMutation.graphql.ts';
import { useMutation } from '../../../relay/useMutation.ts';

/** Copies a simulation with its modules; the copy goes to the end. */
export function useDuplicateOption(connections: readonly string[]) {
  const { t } = useTranslation('unit');
  const [commit] = useMutation<useDuplicateOptionMutation>(
    graphql`
      mutation useDuplicateOptionMutation(
        $input: DuplicateOptionInput!
        $connections: [ID!]!
        $withLosses: Boolean
      ) {
        duplicateOption(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          optionEdge @appendEdge(connections: $connections) {
            cursor
            node {
              id
              ...OptionCard_option
              ...ModulesTable_option
            }
          }
        }
      }
    `,
    { success: t('options.duplicated'), failure: t('options.createError'), invalidates: true },
  );
  return (optionId: string) =>
    void commit({ variables: { input: { optionId }, connections: [...connections] } });
}
