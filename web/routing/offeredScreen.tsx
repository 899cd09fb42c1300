import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { UnsupportedPage } from '../errors/UnsupportedPage.tsx';
import { type Offer, useOffered } from '../session/offered.ts';

type Props = { needs: Offer; hasQuery: boolean; children: ReactNode };

/** A screen that the connected service supports; else a page that says what is missing. Its query is then not sent. */
export function OfferedScreen({ needs, hasQuery, children }: Props) {
  const isUnasked = useLoaderData() === null && hasQuery;
  return useOffered()[needs] && !isUnasked ? children : <UnsupportedPage what={needs} />;
}
