import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { modelNeedsFile } from './modelNeedsFile.ts';

/** Hands out what a building model needs, for whoever exports one. */
export function ModelNeedsLink() {
  const { t } = useTranslation();
  return (
    <Link href={`/${modelNeedsFile}`} download variant="body2">
      {t('modelNeeds')}
    </Link>
  );
}
