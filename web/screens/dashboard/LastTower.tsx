import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useHiddenRows } from '../../components/deletion/hiddenRows.ts';
import { PreloadLink } from '../../components/ScreenLink.tsx';
import { lastTower } from '../../session/lastTower.ts';
import { ArrowForward } from '../../theme/icons.tsx';

/** The way back to the tower looked at last in this browser; nothing where there is none, or where it or its project is being deleted. */
export function LastTower() {
  const { t } = useTranslation('dashboard');
  const hidden = useHiddenRows();
  const last = lastTower();
  if (last === null || hidden.has(last.id) || hidden.has(last.project.id)) return null;
  return (
    <Button
      variant="contained"
      endIcon={<ArrowForward />}
      component={PreloadLink}
      to={last.path}
      sx={{ textAlign: 'left' }}
    >
      {t('last', { tower: last.name, project: last.project.name })}
    </Button>
  );
}
