import ApartmentOutlined from '@mui/icons-material/ApartmentOutlined';
import SearchOff from '@mui/icons-material/SearchOff';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/EmptyState.tsx';
import { useProjectFilters } from './useProjectFilters.ts';

/** No project at all, or none that the filters let through. */
export function NoProjects({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation('newProjects');
  const { isFiltered, clear } = useProjectFilters();
  if (isFiltered) {
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
  }
  return (
    <EmptyState
      compact
      icon={<ApartmentOutlined />}
      title={t('none.title')}
      text={t('none.text')}
      action={
        <Button variant="contained" onClick={onAdd}>
          {t('add')}
        </Button>
      }
    />
  );
}
