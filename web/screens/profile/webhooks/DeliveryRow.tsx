import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { DeliveryRow_delivery$data } from '#relay/DeliveryRow_delivery.graphql.ts';
import type { DeliveryRowSendMutation } from '#relay/DeliveryRowSendMutation.graphql.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useMutation } from '../../../relay/useMutation.ts';
import { useOutcomeText } from './useOutcomeText.ts';

// Spread unmasked: what is asked for in a dialog belongs to no screen's query, which would keep it in the store.
void graphql`
  fragment DeliveryRow_delivery on WebhookDelivery {
    id
    event
    createdAt
    attempts
    nextAt
    ...useOutcomeText_delivery @relay(mask: false)
  }
`;

type Props = {
  delivery: Omit<DeliveryRow_delivery$data, ' $fragmentType'>;
  onSent: () => Promise<void>;
};

/** One delivery: what it tells of, what became of it, when it is sent again; and a way to send it now. */
export function DeliveryRow({ delivery, onSent }: Props) {
  const { t } = useTranslation('profile');
  const { dateTime } = useFormat();
  const outcome = useOutcomeText();
  const { id, event, createdAt, attempts, nextAt, status } = delivery;
  const [commit, pending] = useMutation<DeliveryRowSendMutation>(graphql`
    mutation DeliveryRowSendMutation($input: RedeliverWebhookInput!) {
      redeliverWebhook(input: $input) {
        errors {
          ...userError_error @relay(mask: false)
        }
        webhook {
          ...WebhookRow_webhook
        }
      }
    }
  `);
  const send = async () => {
    if (await commit({ variables: { input: { deliveryId: id } } })) await onSent();
  };
  const facts = [
    outcome(delivery),
    attempts > 1 && t('hooks.attempts', { count: attempts }),
    status === 'WAITING' && attempts > 0 && nextAt != null && t('hooks.next', { at: dateTime(nextAt) }),
  ].filter(Boolean);
  return (
    <ListItem disableGutters divider sx={{ flexWrap: 'wrap', columnGap: 2 }}>
      <ListItemText
        primary={
          <>
            <code>{event}</code> · {dateTime(createdAt)}
          </>
        }
        secondary={facts.join(' · ')}
        sx={{ flex: '1 1 240px' }}
        slotProps={{ secondary: { sx: { color: status === 'FAILED' ? 'error.main' : 'text.secondary' } } }}
      />
      <Button
        size="small"
        loading={pending}
        onClick={() => void send()}
        aria-label={t('hooks.resendName', { event })}
      >
        {t('hooks.resend')}
      </Button>
    </ListItem>
  );
}
