import SearchOff from '@mui/icons-material/SearchOff';
import TableChartOutlined from '@mui/icons-material/TableChartOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/EmptyState.tsx';
import { PreloadLink } from '../../components/ScreenLink.tsx';
import { useProjectFilters } from '../newProjects/useProjectFilters.ts';

/** No project, or none that the filters let through. */
export function NoProjectRows() {
  const { t } = useTranslation('projects');
  const { isFiltered, clear } = useProjectFilters();
  if (isFiltered)
    return (
      <EmptyState
        compact
        icon={<SearchOff />}
        title={t('none.filtered.title')}
        text={t('none.filtered.text')}
        action={
          <Button variant="outlined" onClick={clear}>
            {t('clearFilters')}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      compact
      icon={<TableChartOutlined />}
      title={t('none.title')}
      text={t('none.text')}
      action={
        <Button variant="contained" component={PreloadLink} to="/new_projects">
          {t('none.action')}
        </Button>
      }
    />
  );
}
