import { useTranslation } from 'react-i18next';
import type { LikeForLikeCheck } from '#domain/comparison/checks/checks.ts';
import { assumedAmount } from '#domain/decision/recordedCheck.ts';
import { sanityUnits } from '#domain/materials/sanity.ts';
import { useTechnologyName } from '../../components/figures/TechnologyChip.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { ComparedOption } from './compared/comparedOption.ts';
import type { Pair } from './compared/comparePairs.ts';
import { keyWith } from '../../i18n/keyWith.ts';

/** What a failed check found, in figures. */
export function useCheckDetail() {
  const { t } = useTranslation('compare');
  const technologyName = useTechnologyName();
  const { besideBand, plain, significant } = useFormat();
  const messages = useMessages();
  const assumed = ({ side }: ComparedOption) =>
    side.assumedInfill.map(({ label, unit, perSquareMeter }) =>
      assumedAmount({ label, unit, amount: significant(perSquareMeter) }, messages),
    );
  return ({ rule, passed, side, favours, details }: LikeForLikeCheck, { option, reference }: Pair) => {
    const failing = side === reference.side ? reference : option;
    const favoured = favours === reference.side ? reference : option;
    const say = (words: Record<string, string | number> = {}, key = 'detail') =>
      t(keyWith('compare', `alike.${rule}.`, key), {
        name: failing.name,
        option: option.name,
        reference: reference.name,
        count: details.length,
        ...words,
      });
    switch (rule) {
      case 'FINISHED_SHEETS':
        return say({ names: details.join(', ') });
      case 'NO_GAPS':
        // The total decides between singular and plural: 1 of 3 floors, 1 of 1 floor.
        return say({ n: details.length, count: failing.coverage.totalFloors });
      case 'NO_FLOOR_TWICE':
      case 'SAME_FLOORS':
        return say();
      case 'NOT_OUTDATED':
      case 'ONE_AREA_PER_MODULE':
        return say({ modules: details.join(', ') });
      case 'SAME_SPANS': {
        const [one = 0, other = 0] = details.map(Number);
        return say({ one: plain(one), other: plain(other) });
      }
      case 'SAME_AREA':
        return say({ area: plain(Number(details[0])) });
      case 'SAME_FACTOR_SET':
        return say({ sets: details.filter(Boolean).join(', ') });
      case 'ELEMENTS_COMPLETE':
      case 'REINFORCED_CONCRETE':
        return say({
          elements: details.map((element) => t(keyWith('compare', 'element.', element))).join(', '),
        });
      case 'PLAUSIBLE_THICKNESS': {
        const thick = failing.side.tooThick.map(
          ({ module, thickness }) => `${module} (${significant(thickness)} m)`,
        );
        return say({ modules: thick.join(', ') });
      }
      case 'SAME_FOUNDATION':
        return say({ name: favoured.name });
      case 'SAME_SCOPE': {
        if (passed) return say({ list: [...assumed(option), ...assumed(reference)].join('; ') }, 'assumed');
        if (favours !== null && details.length === 1) return say({ name: favoured.name }, 'infill');
        const technologies = details.map((technology) => technologyName(technology)).join(', ');
        return say({ technologies, name: favoured.name }, favours === null ? 'detail' : 'favours');
      }
      case 'USUAL_INDICES': {
        const indices = failing.side.indices.map(({ module, measure, value, band }) =>
          t('alike.USUAL_INDICES.one', {
            module,
            value: besideBand(value, band),
            unit: sanityUnits[measure],
            min: plain(band.min),
            max: plain(band.max),
          }),
        );
        return say({ indices: indices.join('; ') });
      }
    }
  };
}
