import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { useOutcomeText_delivery$data } from '#relay/useOutcomeText_delivery.graphql.ts';

// Spread unmasked, so that it also takes deliveries from the answers of mutations.
void graphql`
  fragment useOutcomeText_delivery on WebhookDelivery {
    status
    failure
    responseStatus
  }
`;

type Outcome = Omit<useOutcomeText_delivery$data, ' $fragmentType'>;

/** Says in words what became of a delivery. */
export function useOutcomeText(): (delivery: Outcome) => string {
  const { t } = useTranslation('profile');
  return ({ status, failure, responseStatus }) =>
    t(`hooks.outcome.${failure ?? status}`, { code: responseStatus });
}
