import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { UnsupportedPage } from '../errors/UnsupportedPage.tsx';
import { type Offer, useOffered } from '../session/offered.ts';

type Props = { needs: Offer; hasQuery: boolean; children: ReactNode };

/** A screen where the connected service has what it is about; else what it lacks, and the way on: nothing was asked then. */
export function OfferedScreen({ needs, hasQuery, children }: Props) {
  const isUnasked = useLoaderData() === null && hasQuery;
  return useOffered()[needs] && !isUnasked ? children : <UnsupportedPage what={needs} />;
}
