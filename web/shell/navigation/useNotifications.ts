import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, requestSubscription, useRelayEnvironment } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type { useNotificationsSubscription } from '#relay/useNotificationsSubscription.graphql.ts';
import { useTabVisible } from '../../relay/useTabVisible.ts';

const subscription = graphql`
  subscription useNotificationsSubscription {
    notifications {
      viewer {
        ...NotificationsButton_viewer
        ...Invitations_viewer
      }
    }
  }
`;

// The viewer has no id: what the event brings is moved to where queries keep it.
function moveToViewer(store: RecordSourceSelectorProxy): void {
  const news = store.getRootField('notifications')?.getLinkedRecord('viewer');
  const invitations = news?.getLinkedRecord('pendingInvitations', { first: 50 });
  const viewer = store.getRoot().getLinkedRecord('viewer');
  if (invitations && viewer) viewer.setLinkedRecord(invitations, 'pendingInvitations', { first: 50 });
  for (const field of ['organizationInvitations', 'decisionNotices']) {
    const rows = news?.getLinkedRecords(field);
    if (rows && viewer) viewer.setLinkedRecords(rows, field);
  }
}

/**
 * Keeps the pending invitations and the notices of decisions in the store up to date while the tab is in view. The first
 * event of each connection tells what there is by then, in the language of that time.
 */
export function useNotifications(): void {
  const environment = useRelayEnvironment();
  const visible = useTabVisible();
  const { resolvedLanguage } = useTranslation().i18n;
  useEffect(() => {
    if (!visible) return;
    const { dispose } = requestSubscription<useNotificationsSubscription>(environment, {
      subscription,
      variables: {},
      updater: moveToViewer,
      onError: (error) => console.warn('Notifications stopped.', error),
    });
    return dispose;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- reasons come in the language the stream was opened in
  }, [environment, visible, resolvedLanguage]);
}
