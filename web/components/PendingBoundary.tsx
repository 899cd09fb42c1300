import { Suspense, type ReactNode } from 'react';
import { usePendingVisible } from './usePendingVisible.ts';

/** Suspense for a part of a screen: its fallback stays away for the first 1000 ms. */
export function PendingBoundary({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return <Suspense fallback={<Late>{fallback}</Late>}>{children}</Suspense>;
}

function Late({ children }: { children: ReactNode }) {
  return usePendingVisible(true) ? children : null;
}
