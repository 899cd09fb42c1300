import { useParams } from 'react-router';
import type { LikeForLikeRule } from '#domain/comparison/checks.ts';
import { paths } from '../../../paths.ts';
import { useOffered } from '../../../session/offered.ts';
import type { ComparedOption } from '../comparedOption.ts';

const inTower: readonly LikeForLikeRule[] = ['SAME_AREA', 'SAME_FOUNDATION'];

/** Where what a check found is mended: the option's sheet of quantities, or its tower; null for who may not change it. */
export function useMendPath(): (option: ComparedOption, rule: LikeForLikeRule) => string | null {
  const { projectId = '', unitId = '' } = useParams();
  const { takeoffs } = useOffered();
  return (option, rule) => {
    if (!option.canEdit) return null;
    const tower = { projectId, unitId };
    return inTower.includes(rule) || !takeoffs ? paths.unit(tower) : paths.takeoff(tower, option.globalId);
  };
}
