import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { useSetPricesMutation } from '#relay/useSetPricesMutation.graphql.ts';
import { useMutation } from '../../relay/mutations/useMutation.ts';

/** Saves quotations and removes others; costs elsewhere depend on them. */
export function useSetPrices() {
  const { t } = useTranslation('prices');
  return useMutation<useSetPricesMutation>(
    graphql`
      mutation useSetPricesMutation($input: SetPricesInput!) {
        setPrices(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          project {
            id
          }
        }
      }
    `,
    { success: t('saved'), failure: t('saveError'), invalidates: true },
  );
}
