import { useTranslation } from 'react-i18next';
import { sanityUnits } from '#domain/materials/sanity.ts';
import { unitText } from '#domain/texts/unitText.ts';
import { useTechnologyName } from '../../components/figures/TechnologyChip.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import type { Pair, PairCheck } from './compared/comparePairs.ts';

/** What a failed check found, in figures. */
export function useCheckDetail() {
  const { t } = useTranslation('compare');
  const technologyName = useTechnologyName();
  const { besideBand, plain, significant } = useFormat();
  return ({ rule, passed, side, favours, details }: PairCheck, { option, reference }: Pair): string => {
    const names = { option: option.name, reference: reference.name };
    const failing = side === reference.side ? reference : option;
    const own = { name: failing.name, count: details.length };
    switch (rule) {
      case 'FINISHED_SHEETS':
        return t('alike.FINISHED_SHEETS.detail', { names: details.join(', ') });
      case 'NO_GAPS':
        return t('alike.NO_GAPS.detail', { ...own, total: failing.coverage.totalFloors });
      case 'NO_FLOOR_TWICE':
        return t('alike.NO_FLOOR_TWICE.detail', own);
      case 'NOT_OUTDATED':
        return t('alike.NOT_OUTDATED.detail', { name: failing.name, modules: details.join(', ') });
      case 'ONE_AREA_PER_MODULE':
        return t('alike.ONE_AREA_PER_MODULE.detail', { name: failing.name, modules: details.join(', ') });
      case 'SAME_SPANS': {
        const [one = 0, other = 0] = details.map(Number);
        return t('alike.SAME_SPANS.detail', { ...names, one: plain(one), other: plain(other) });
      }
      case 'SAME_FLOORS':
        return t('alike.SAME_FLOORS.detail', { ...names, count: details.length });
      case 'SAME_AREA':
        return t('alike.SAME_AREA.detail', { ...names, area: plain(Number(details[0])) });
      case 'SAME_FACTOR_SET':
        return t('alike.SAME_FACTOR_SET.detail', { ...names, sets: details.filter(Boolean).join(', ') });
      case 'ELEMENTS_COMPLETE':
        return t('alike.ELEMENTS_COMPLETE.detail', {
          name: failing.name,
          elements: details.map((element) => t(`element.${element}`)).join(', '),
        });
      case 'REINFORCED_CONCRETE':
        return t('alike.REINFORCED_CONCRETE.detail', {
          name: failing.name,
          elements: details.map((element) => t(`element.${element}`)).join(', '),
        });
      case 'PLAUSIBLE_THICKNESS':
        return t('alike.PLAUSIBLE_THICKNESS.detail', {
          name: failing.name,
          modules: failing.side.tooThick
            .map(({ module, thickness }) => `${module} (${significant(thickness)} m)`)
            .join(', '),
        });
      case 'SAME_FOUNDATION':
        return t('alike.SAME_FOUNDATION.detail', {
          ...names,
          name: (favours === reference.side ? reference : option).name,
        });
      case 'SAME_SCOPE': {
        if (passed)
          return t('alike.SAME_SCOPE.assumed', {
            list: [...option.side.assumedInfill, ...reference.side.assumedInfill]
              .map(({ label, unit, perSquareMeter }) =>
                t('alike.SAME_SCOPE.each', {
                  label,
                  value: significant(perSquareMeter),
                  unit: unitText(unit),
                }),
              )
              .join('; '),
          });
        const technologies = details.map((technology) => technologyName(technology)).join(', ');
        const favoured = favours === reference.side ? reference : option;
        if (favours !== null && details.length === 1)
          return t('alike.SAME_SCOPE.infill', { name: favoured.name });
        return favours === null
          ? t('alike.SAME_SCOPE.detail', { technologies })
          : t('alike.SAME_SCOPE.favours', { technologies, name: favoured.name });
      }
      case 'USUAL_INDICES':
        return t('alike.USUAL_INDICES.detail', {
          name: failing.name,
          indices: failing.side.indices
            .map(({ module, measure, value, band }) =>
              t('alike.USUAL_INDICES.one', {
                module,
                value: besideBand(value, band),
                unit: sanityUnits[measure],
                min: plain(band.min),
                max: plain(band.max),
              }),
            )
            .join('; '),
        });
    }
  };
}
