import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { PreloadLink } from '../../components/ScreenLink.tsx';
import { CompareArrows } from '../../theme/icons.tsx';

type Props = {
  /** Address of the unit's comparison. */
  to: string;
  /** Global id of the module. */
  moduleId: string;
  /** Raw ids of the versions marked; without any the comparison chooses. */
  marked: readonly string[];
};

/** Opens the comparison of the versions marked; one alone has nothing to be compared with. */
export function CompareVersionsLink({ to, moduleId, marked }: Props) {
  const { t } = useTranslation('versions');
  const search = new URLSearchParams({ modules: moduleId });
  if (marked.length > 0) search.set('versions', marked.join(','));
  return (
    <Button
      variant="outlined"
      startIcon={<CompareArrows />}
      component={PreloadLink}
      to={`${to}?${search.toString()}`}
      disabled={marked.length === 1}
    >
      {marked.length > 1 ? t('compare.marked', { count: marked.length }) : t('compare')}
    </Button>
  );
}
