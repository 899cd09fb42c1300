import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useTechnologyName } from '../../components/figures/TechnologyChip.tsx';
import { paths } from '../../paths.ts';
import { sampleRows } from './sampleRows.ts';
import { useMakeProject } from './useMakeProject.ts';
import { uncheckedKey } from '../../i18n/keyWith.ts';

/** Makes a project to look around in, and goes there. */
export function SampleProjectButton() {
  const { t } = useTranslation('projectSheet');
  const nameOf = useTechnologyName();
  const navigate = useNavigate();
  const [make, pending] = useMakeProject();
  const open = async () => {
    const id = await make(sampleRows((key) => t(uncheckedKey(key)), nameOf));
    if (id !== null) await navigate(paths.project(id));
  };
  return (
    <Button variant="outlined" loading={pending} onClick={() => void open()}>
      {t('sample')}
    </Button>
  );
}
