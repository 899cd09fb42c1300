import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { acrossScopes } from '#domain/comparison/checks/checks.ts';
import { useOffered } from '../../../session/offered.ts';
import type { ComparedOption } from '../compared/comparedOption.ts';
import type { Pair } from '../compared/comparePairs.ts';
import { useAssumeInfill } from '../save/useAssumeInfill.ts';

/** Where frames leave their infill out of a comparison across technologies: one click that assumes it for all of them. */
export function AssumeInfill({ pairs }: { pairs: readonly Pair[] }) {
  const { t } = useTranslation('compare');
  const { declarations, takeoffs } = useOffered();
  const { assume, assuming } = useAssumeInfill();
  const frames = framesWithoutInfill(pairs).filter(({ canEdit }) => canEdit);
  if (!declarations || !takeoffs || frames.length === 0) return null;
  return (
    <Button
      size="small"
      className="no-print"
      loading={assuming}
      title={t('infill.text')}
      onClick={() => void assume(frames.map(({ optionId }) => optionId))}
    >
      {t('infill.take')}
    </Button>
  );
}

/** Options, each once, whose frames make the scopes differ from those of any other: to the reference they may be alike. */
function framesWithoutInfill(pairs: readonly Pair[]): ComparedOption[] {
  const options = [...new Set(pairs.flatMap(({ option, reference }) => [option, reference]))];
  return options.filter(
    ({ side }) => side.leavesInfillOut && options.some((other) => acrossScopes(side, other.side)),
  );
}
