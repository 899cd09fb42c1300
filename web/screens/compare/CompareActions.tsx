import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../components/copyText.ts';
import { ContentCopy, Print } from '../../theme/icons.tsx';
import type { Compared } from './compared/compared.ts';
import { RecordDecision } from './decide/RecordDecision.tsx';
import { DownloadMenu } from './files/DownloadMenu.tsx';

/** Link, files and print of the view as it stands. */
export function CompareActions({ compared }: { compared: Compared }) {
  const { t } = useTranslation('compare');
  const copy = () => copyText(window.location.href, { done: t('link.copied'), failed: t('link.failed') });
  return (
    <div className="no-print">
      <RecordDecision compared={compared} />
      <Button startIcon={<ContentCopy />} onClick={() => void copy()}>
        {t('link.copy')}
      </Button>
      <DownloadMenu compared={compared} />
      <Button startIcon={<Print />} onClick={() => window.print()}>
        {t('print')}
      </Button>
    </div>
  );
}
