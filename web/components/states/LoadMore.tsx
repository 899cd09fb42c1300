import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { pageSize } from '#domain/limits.ts';
import { failureText } from '../../errors/errorText.ts';
import { useFurtherPages } from '../../relay/queries/useFurtherPages.ts';
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
  const { hasNext, isLoading } = pages;
  const { t } = useTranslation();
  const [page, setPage] = useSearchParam(name ?? 'page');
  const read = String(Math.ceil(shown / pageSize));
  useFurtherPages(pages, shown < (Number(page) || 1) * pageSize, (failure) => {
    showToast(failureText(failure), 'error');
    setPage(read);
  });
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
