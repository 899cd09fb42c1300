import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';

/** The first tab stop: skips the navigation. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <Link
      href="#main"
      sx={{
        position: 'absolute',
        left: 8,
        top: -80,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        bgcolor: 'background.paper',
        border: 1,
        borderRadius: 1,
        '&:focus': { top: 8 },
      }}
    >
      {t('skip')}
    </Link>
  );
}
