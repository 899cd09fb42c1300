import { useTranslation } from 'react-i18next';
import { lossSource } from '#domain/materials/losses.ts';
import { downloadFile } from '../../../components/downloadFile.ts';
import { showToast } from '../../../components/toasts/toasts.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useShowMoney } from '../../../parts/money/useShowMoney.ts';
import type { Compared } from '../compared/compared.ts';
import { useDeclaredLines } from '../useDeclaredLines.ts';
import { useLcaxFiles } from './useLcaxFiles.ts';
import { factorSetsOf, notCountedText } from './factorSheets.ts';
import { useMeasure } from '../useMeasure.ts';
import { useWords } from '../useWords.ts';

const types = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  svg: 'image/svg+xml;charset=utf-8',
  png: 'image/png',
  lcax: 'application/zip',
};
const today = () => new Date().toISOString();

type FileKind = keyof typeof types;

/** Makes each file of a comparison and hands it to the user; what only files need is loaded when one is asked for. */
export function useComparisonFiles(compared: Compared): (kind: FileKind) => Promise<void> {
  const { t, i18n } = useTranslation('compare');
  const { date } = useFormat();
  const measure = useMeasure(compared.measure);
  const declared = useDeclaredLines(compared.declarations);
  const words = useWords(compared.measure);
  const [isMoneyShown] = useShowMoney();
  const lcax = useLcaxFiles(compared);
  const shown: Compared = isMoneyShown
    ? compared
    : { ...compared, options: compared.options.map((option) => ({ ...option, cost: undefined })) };
  const picture = async () => {
    const { comparisonSvg } = await import('../chart/comparisonSvg.ts');
    const sets = factorSetsOf(compared.options).map((set) => t('basis.factors', set));
    const losses = compared.withLosses ? [t('losses.on', { source: lossSource }), t('losses.text')] : [];
    const basis = [...losses, ...sets, ...declared, notCountedText(compared, words.t), t('basis.status')];
    return comparisonSvg(compared, measure, words, date(today()), basis);
  };
  const sheets = async () => {
    const { comparisonSheets } = await import('./comparisonSheets.ts');
    return comparisonSheets(shown, words);
  };
  const make: Record<FileKind, () => Promise<BlobPart>> = {
    csv: async () => {
      const { comparisonCsv } = await import('./comparisonCsv.ts');
      return comparisonCsv(await sheets(), i18n.language);
    },
    xlsx: async () => {
      const { comparisonXlsx } = await import('./comparisonXlsx.ts');
      return comparisonXlsx(await sheets());
    },
    svg: async () => (await picture()).svg,
    png: async () => {
      const { pictureToPng } = await import('../chart/pictureToPng.ts');
      return pictureToPng(await picture());
    },
    lcax,
  };
  return async (kind) => {
    try {
      downloadFile(
        `${compared.unit}.${kind === 'lcax' ? 'lcax.zip' : kind}`,
        await make[kind](),
        types[kind],
      );
    } catch {
      // The code did not load, or the browser cannot draw: the view is unaffected, and a retry may help.
      showToast(t('file.failed'), 'error');
    }
  };
}
