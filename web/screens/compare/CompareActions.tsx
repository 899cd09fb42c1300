import ContentCopy from '@mui/icons-material/ContentCopy';
import FileDownload from '@mui/icons-material/FileDownload';
import Print from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { downloadText } from '../../components/downloadText.ts';
import { showToast } from '../../components/toasts.ts';
import { comparisonCsv } from './comparisonCsv.ts';
import type { ComparedOption } from './comparedOption.ts';
import type { Measure, Pair } from './comparePairs.ts';

type Props = { unit: string; options: ComparedOption[]; pairs: Pair[]; measure: Measure };

/** Link, sheet and print of the view as it stands. */
export function CompareActions({ unit, options, pairs, measure }: Props) {
  const { t, i18n } = useTranslation('compare');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      showToast(t('link.copied'), 'success');
    } catch {
      // Without the permission, or over plain HTTP, there is no clipboard: the address bar has the same link.
      showToast(t('link.failed'), 'error');
    }
  };
  const download = () => {
    const text = comparisonCsv(options, pairs, measure, i18n.language, (key) => t(key));
    downloadText(`${unit}.csv`, text);
  };
  return (
    <div className="no-print">
      <Button startIcon={<ContentCopy />} onClick={() => void copy()}>
        {t('link.copy')}
      </Button>
      <Button startIcon={<FileDownload />} onClick={download}>
        CSV
      </Button>
      <Button startIcon={<Print />} onClick={() => window.print()}>
        {t('print')}
      </Button>
    </div>
  );
}
