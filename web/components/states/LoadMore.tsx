import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { pageSize } from '#domain/limits.ts';
import { failureText } from '../../errors/errorText.ts';
import type { Pages } from '../../relay/queries/usePages.ts';
import { showToast } from '../toasts/toasts.ts';
import { useSearchParam } from '../useSearchParam.ts';

type Props = {
  shown: number;
  pages: Pages;
  /** The parameter for the pages of this list, on a screen with several: `page.members`. */
  name?: `page.${string}`;
};

/** "Load more", 50 rows by cursor. The number of open pages is kept in the address, so a reload opens them again. */
export function LoadMore({ shown, pages, name }: Props) {
  const { hasNext, isLoading, loadNext } = pages;
  const { t } = useTranslation();
  const [page, setPage] = useSearchParam(name ?? 'page');
  const missing = hasNext && !isLoading && shown < (Number(page) || 1) * pageSize;
  const read = String(Math.ceil(shown / pageSize));
  const giveUp = useEffectEvent((error: Error | null) => {
    if (error === null) return;
    showToast(failureText(error), 'error');
    setPage(read);
  });
  useEffect(() => {
    if (missing) loadNext(pageSize, { onComplete: giveUp });
  }, [missing, loadNext]);
  if (!hasNext) return null;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', mt: 3 }}>
      <Button
        variant="outlined"
        loading={isLoading}
        onClick={() => setPage(String(Math.floor(shown / pageSize) + 1))}
      >
        {t('loadMore')}
      </Button>
    </Box>
  );
}
