import { useParams } from 'react-router';
import type { LikeForLikeRule } from '#domain/comparison/checks.ts';
import { paths } from '../../../paths.ts';
import { useOffered } from '../../../session/offered.ts';
import type { ComparedOption } from '../compared/comparedOption.ts';

/** Where what a check found is mended: the option's sheet of quantities, or its tower; null for who may not change it. */
export function useMendPath(): (option: ComparedOption, rule: LikeForLikeRule) => string | null {
  const { projectId = '', unitId = '' } = useParams();
  const { takeoffs } = useOffered();
  return (option, rule) => {
    if (!option.canEdit) return null;
    const tower = { projectId, unitId };
    if (rule === 'SAME_FOUNDATION') return paths.addFoundation(tower, option.globalId);
    return rule === 'SAME_AREA' || !takeoffs ? paths.unit(tower) : paths.takeoff(tower, option.globalId);
  };
}
