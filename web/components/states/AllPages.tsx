import Box from '@mui/material/Box';
import { useState } from 'react';
import { useFurtherPages } from '../../relay/queries/useFurtherPages.ts';
import type { Pages } from '../../relay/queries/usePages.ts';
import { ErrorState } from './ErrorState.tsx';

/**
 * Reads all pages of a list that is summed up. After a failure it says so under this title, and the next try is for the
 * user to ask: a busy service would be asked without end.
 */
export function AllPages({ pages, title }: { pages: Pages; title: string }) {
  const [failure, setFailure] = useState<Error | null>(null);
  useFurtherPages(pages, failure === null, setFailure);
  if (failure === null) return null;
  return (
    <Box sx={{ my: 2 }}>
      <ErrorState compact title={title} error={failure} onRetry={() => setFailure(null)} />
    </Box>
  );
}
