import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ReferenceToggle_option$key } from '#relay/ReferenceToggle_option.graphql.ts';
import { Star, StarBorder } from '../../../theme/icons.tsx';
import { useSetReference } from './useSetReference.ts';

/** Says whether the tower's totals come from this simulation, and switches it. */
export function ReferenceToggle({ option }: { option: ReferenceToggle_option$key }) {
  const { t } = useTranslation('unit');
  const { id, isReference, viewerCanEdit, unit } = useFragment(
    graphql`
      fragment ReferenceToggle_option on Option {
        id
        isReference
        viewerCanEdit
        unit {
          id
        }
      }
    `,
    option,
  );
  const setReference = useSetReference();
  if (!viewerCanEdit)
    return isReference && <Chip size="small" color="primary" icon={<Star />} label={t('reference.is')} />;
  return (
    <Button
      size="small"
      aria-pressed={isReference}
      color={isReference ? 'primary' : 'inherit'}
      startIcon={isReference ? <Star /> : <StarBorder />}
      onClick={() => setReference({ unitId: unit.id, optionId: id }, !isReference)}
    >
      {t(isReference ? 'reference.is' : 'reference.use')}
    </Button>
  );
}
