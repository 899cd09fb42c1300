import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, requestSubscription, useRelayEnvironment } from 'react-relay';
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
      onError: (error) => console.warn('Notifications stopped.', error),
    });
    return dispose;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- reasons come in the language the stream was opened in
  }, [environment, visible, resolvedLanguage]);
}
