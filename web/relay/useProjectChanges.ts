import { useEffect, useEffectEvent, useRef } from 'react';
import { graphql, requestSubscription, useRelayEnvironment } from 'react-relay';
import { useRevalidator } from 'react-router';
import type { useProjectChangesSubscription } from '#relay/useProjectChangesSubscription.graphql.ts';
import { refreshData } from './dataInvalidation.ts';
import { useTabVisible } from './useTabVisible.ts';

const subscription = graphql`
  subscription useProjectChangesSubscription($projectId: ID!) {
    projectChanged(projectId: $projectId) {
      eventType
    }
  }
`;

/** One save makes several events; the screen asks once for all of them. */
const restMilliseconds = 150;

/**
 * Reloads the screen's data whenever somebody changes something in the project. Forms keep their values: they read
 * their record when they open. A hidden tab hears of nothing, and reloads when it is shown again.
 */
export function useProjectChanges(projectId: string): void {
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  const visible = useTabVisible();
  const wasHidden = useRef(false);
  const refresh = useEffectEvent(() => {
    refreshData();
    void revalidate();
  });
  useEffect(() => {
    if (!visible) {
      wasHidden.current = true;
      return;
    }
    if (wasHidden.current) refresh();
    wasHidden.current = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isFirst = true;
    const { dispose } = requestSubscription<useProjectChangesSubscription>(environment, {
      subscription,
      variables: { projectId },
      onNext: (news) => {
        // The first connection brings no news; after a reconnect something may have been missed.
        const isNews = !isFirst || news?.projectChanged.eventType !== 'SUBSCRIBED';
        isFirst = false;
        if (!news?.projectChanged || !isNews) return;
        clearTimeout(timer);
        timer = setTimeout(() => refresh(), restMilliseconds);
      },
      onError: (error) => console.warn('News of the project stopped.', error),
    });
    return () => {
      clearTimeout(timer);
      dispose();
    };
  }, [environment, projectId, visible]);
}
