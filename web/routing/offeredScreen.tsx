import type { ReactNode } from 'react';
import { useRouteError } from 'react-router';
import { LackingPage } from '../errors/LackingPage.tsx';
import { RouteErrorBoundary } from '../errors/RouteErrorBoundary.tsx';
import { RequestFailure } from '../relay/failure.ts';
import { type Offer, useOffered } from '../session/offered.ts';

/** A screen where the connected service has what it is about; else what it lacks, and the way on. */
export function OfferedScreen({ needs, children }: { needs: Offer; children: ReactNode }) {
  return useOffered()[needs] ? children : <LackingPage what={needs} />;
}

/**
 * What such a screen shows when its query failed: by its direct address it may fail before anything is known of the
 * service.
 */
export const offeredBoundary = (needs: Offer) =>
  function OfferedBoundary() {
    const error = useRouteError();
    const isOffered = useOffered()[needs];
    const isLacking = error instanceof RequestFailure && error.code === 'NOT_SUPPORTED_BY_UPSTREAM';
    return isOffered && !isLacking ? <RouteErrorBoundary /> : <LackingPage what={needs} />;
  };
