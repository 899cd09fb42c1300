import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import { useCallback, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type {
  DeliveriesDialogQuery,
  DeliveriesDialogQuery$data,
} from '#relay/DeliveriesDialogQuery.graphql.ts';
import { failureText } from '../../../errors/errorText.ts';
import { useAsk } from '../../../relay/useAsk.ts';
import { DeliveryRow } from './DeliveryRow.tsx';

type Props = { id: string; url: string; onClose: () => void };

/** What was sent to a webhook in the last days; asked for when it is opened. */
export function DeliveriesDialog({ id, url, onClose }: Props) {
  const { t } = useTranslation('profile');
  const titleId = useId();
  const [node, setNode] = useState<DeliveriesDialogQuery$data['node']>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const ask = useAsk<DeliveriesDialogQuery>(graphql`
    query DeliveriesDialogQuery($id: ID!) {
      node(id: $id) {
        ... on Webhook {
          deliveries {
            id
            ...DeliveryRow_delivery @relay(mask: false)
          }
        }
      }
    }
  `);
  const load = useCallback(
    () =>
      ask({ id })
        .then((data) => setNode(data?.node ?? null))
        .catch((error: unknown) => setFailure(failureText(error))),
    [ask, id],
  );
  useEffect(() => void load(), [load]);
  const deliveries = node?.deliveries;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{t('hooks.deliveries')}</DialogTitle>
      <DialogContent>
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
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
