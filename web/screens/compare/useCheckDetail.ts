import { useTranslation } from 'react-i18next';
import type { LikeForLikeCheck } from '#domain/likeForLike.ts';
import { useTechnologyName } from '../../components/TechnologyChip.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import type { Pair } from './comparePairs.ts';

/** What a failed check found, in figures. */
export function useCheckDetail() {
  const { t } = useTranslation('compare');
  const technologyName = useTechnologyName();
  const { plain } = useFormat();
  return ({ check, details }: LikeForLikeCheck, { option, reference }: Pair): string => {
    const names = { option: option.name, reference: reference.name };
    switch (check) {
      case 'no_gaps':
        return [option, reference]
          .filter(({ coverage }) => coverage.covered < coverage.total)
          .map(({ name, coverage }) =>
            t('alike.no_gaps.detail', {
              name,
              count: coverage.total - coverage.covered,
              total: coverage.total,
            }),
          )
          .join(' ');
      case 'same_floors':
        return t('alike.same_floors.detail', { ...names, count: details.length });
      case 'same_area':
        return t('alike.same_area.detail', { ...names, area: plain(Number(details[0])) });
      case 'same_factor_set':
        return t('alike.same_factor_set.detail', { ...names, sets: details.filter(Boolean).join(', ') });
      case 'elements_complete':
        return t('alike.elements_complete.detail', {
          ...names,
          elements: details.map((element) => t(`element.${element}`)).join(', '),
        });
      case 'across_technologies':
        return t('alike.across_technologies.detail', {
          technologies: details.map((technology) => technologyName(technology)).join(', '),
        });
    }
  };
}
