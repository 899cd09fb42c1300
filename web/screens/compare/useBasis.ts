import { useTranslation } from 'react-i18next';
import { lossSource } from '#domain/materials/losses.ts';
import { scorsRange } from '#domain/scors.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import type { ComparedOption } from './compared/comparedOption.ts';
import { factorSetsOf, notCountedText } from './files/factorSheets.ts';
import { useLosses } from '../../components/useLosses.ts';
import type { Kind } from './compared/chosen.ts';

/** What the figures rest on, in words: areas, factor sets and, unless suspended, the SCORS bands of the options. */
export function useBasis(options: readonly ComparedOption[], kind: Kind, isSuspended: boolean) {
  const { t } = useTranslation('compare');
  const { builtArea } = useFormat();
  const [withLosses] = useLosses();
  const bands = options.flatMap(({ name, co2, area }) => {
    if (co2 === null || area === 0) return [];
    const { best, worst } = scorsRange({ min: co2.min / area, max: co2.max / area });
    return `${name}: ${best === worst ? best : `${best}–${worst}`}`;
  });
  const founded = options.some(({ side }) => side.foundation !== undefined);
  return {
    // Options of a unit share its area; versions have that of their module.
    areas: [
      ...new Set(
        options.map(({ area, coverage }) =>
          t(`basis.area.${kind}`, { area: builtArea(area), floors: coverage.totalFloors }),
        ),
      ),
    ],
    factors: factorSetsOf(options).map((set) => t('basis.factors', set)),
    losses: withLosses ? [t('losses.on', { source: lossSource }), t('losses.text')] : [],
    notCounted: notCountedText({ options, withLosses }, (key, values) => t(key, values ?? {})),
    // Bands rank the options as a verdict would: none until the failed checks are mended or accepted with a note.
    scors: isSuspended
      ? []
      : [t(founded ? 'basis.scorsFounded' : 'basis.scors', { bands: bands.join(' · ') })],
  };
}
