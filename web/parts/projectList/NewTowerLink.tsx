import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { PreloadLink } from '../../components/ScreenLink.tsx';
import { paths } from '../../paths.ts';

/** A new tower, whose form asks for the project. */
export function NewTowerLink() {
  const { t } = useTranslation('projectList');
  return (
    <Button variant="outlined" component={PreloadLink} to={paths.addUnit}>
      {t('newTower')}
    </Button>
  );
}
