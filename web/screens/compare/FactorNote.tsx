import { useTranslation } from 'react-i18next';
import { lossSource } from '#domain/materials/losses.ts';
import { divideRange } from '#domain/range.ts';
import { scorsBandsOf } from '#domain/scors.ts';
import { Muted } from '../../components/Muted.tsx';
import { Fold } from '../../components/deferred/Fold.tsx';
import { ScreenLink } from '../../components/ScreenLink.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { paths } from '../../paths.ts';
import type { Compared } from './compared/compared.ts';
import { isComparable } from './compared/comparePairs.ts';
import { useDeclaredLines } from './useDeclaredLines.ts';
import { factorSetsOf, notCountedText } from './files/factorSheets.ts';
import { uncheckedKey } from '../../i18n/keyWith.ts';

/** Where the figures come from, and where they lie on a public scale that does not measure quite the same. */
export function FactorNote({ compared }: { compared: Compared }) {
  const { t } = useTranslation('compare');
  const { builtArea } = useFormat();
  const { options, kind, declarations, withLosses } = compared;
  const declared = useDeclaredLines(declarations);
  const bands = options.flatMap(({ name, co2, area }) => {
    if (co2 === null || area === 0) return [];
    return `${name}: ${scorsBandsOf(divideRange(co2, area))}`;
  });
  const countsFoundation = options.some(({ side }) => side.foundation !== undefined);
  // Options of a unit share its area; versions have that of their module.
  const areas = options.map(({ area, coverage }) =>
    t(`basis.area.${kind}`, { area: builtArea(area), floors: coverage.totalFloors }),
  );
  const lines = [
    ...new Set(areas),
    ...(withLosses ? [t('losses.on', { source: lossSource }), t('losses.text')] : []),
    ...factorSetsOf(options).map((set) => t('basis.factors', set)),
    ...declared,
    // Bands rank the options as a verdict would: none until the failed checks are fixed or accepted with a note.
    ...(isComparable(compared)
      ? [t(countsFoundation ? 'basis.scorsFounded' : 'basis.scors', { bands: bands.join(' · ') })]
      : []),
    t('basis.status'),
    notCountedText(compared, (key, values = {}) => t(uncheckedKey(key), values as { name: string })),
  ];
  return (
    <Fold title={t('basis.title')}>
      <Muted component="div" sx={{ '@media print': { '& p': { my: 0.5 } } }}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <ScreenLink to={paths.factors} className="no-print">
          {t('basis.open')}
        </ScreenLink>
      </Muted>
    </Fold>
  );
}
