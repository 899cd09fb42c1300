import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type {
  DeliveriesDialogQuery,
  DeliveriesDialogQuery$data,
} from '#relay/DeliveriesDialogQuery.graphql.ts';
import type { DeliveriesDialogDeliveryRowSendMutation } from '#relay/DeliveriesDialogDeliveryRowSendMutation.graphql.ts';
import type { DeliveriesDialog_delivery$data } from '#relay/DeliveriesDialog_delivery.graphql.ts';
import { TitledDialog } from '../../../components/dialogs/TitledDialog.tsx';
import { failureText } from '../../../errors/errorText.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useFetchQuery } from '../../../relay/queries/useFetchQuery.ts';
import { useMutation } from '../../../relay/mutations/useMutation.ts';
import { useOutcomeText } from './useOutcomeText.ts';

type Props = { id: string; url: string; onClose: () => void };

/** What was sent to a webhook in the last days; asked for when it is opened. */
export function DeliveriesDialog({ id, url, onClose }: Props) {
  const { t } = useTranslation('profile');
  const [node, setNode] = useState<DeliveriesDialogQuery$data['node']>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const ask = useFetchQuery<DeliveriesDialogQuery>(graphql`
    query DeliveriesDialogQuery($id: ID!) @throwOnFieldError {
      node(id: $id) {
        ... on Webhook {
          deliveries {
            id
            ...DeliveriesDialog_delivery @relay(mask: false)
          }
        }
      }
    }
  `);
  const load = useCallback(
    () =>
      ask({ id })
        .then((data) => {
          setNode(data?.node ?? null);
          setFailure(null);
        })
        .catch((error: unknown) => setFailure(failureText(error))),
    [ask, id],
  );
  useEffect(() => void load(), [load]);
  const deliveries = node?.deliveries;
  return (
    <TitledDialog title={t('hooks.deliveries')} maxWidth="sm" onClose={onClose}>
      <DialogContentText sx={{ overflowWrap: 'anywhere' }}>{url}</DialogContentText>
      {failure !== null && <DialogContentText role="alert">{failure}</DialogContentText>}
      {deliveries?.length === 0 && (
        <DialogContentText sx={{ mt: 2 }}>{t('hooks.nothingSent')}</DialogContentText>
      )}
      <List>
        {deliveries?.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} onSent={load} />
        ))}
      </List>
    </TitledDialog>
  );
}

// Spread unmasked: the store retains data of screens' queries only, and this dialog has a query of its own.
void graphql`
  fragment DeliveriesDialog_delivery on WebhookDelivery {
    id
    event
    createdAt
    attempts
    nextAt
    ...useOutcomeText_delivery @relay(mask: false)
  }
`;

type DeliveryRowProps = {
  delivery: Omit<DeliveriesDialog_delivery$data, ' $fragmentType'>;
  onSent: () => Promise<void>;
};

/** One delivery: its event, its outcome, when it is sent again, and a button to send it now. */
function DeliveryRow({ delivery, onSent }: DeliveryRowProps) {
  const { t } = useTranslation('profile');
  const { dateTime } = useFormat();
  const outcome = useOutcomeText();
  const { id, event, createdAt, attempts, nextAt, status } = delivery;
  const [commit, pending] = useMutation<DeliveriesDialogDeliveryRowSendMutation>(graphql`
    mutation DeliveriesDialogDeliveryRowSendMutation($input: RedeliverWebhookInput!) {
      redeliverWebhook(input: $input) {
        errors {
          ...userError_error @relay(mask: false)
        }
        webhook {
          ...WebhooksSection_webhook
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
