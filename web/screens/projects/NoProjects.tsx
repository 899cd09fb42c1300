import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { lazyPart } from '../../routing/lazyPart.tsx';
import { useOffered } from '../../session/offered.ts';
import { ApartmentOutlined, SearchOff } from '../../theme/icons.tsx';
import { useProjectFilters } from './useProjectFilters.ts';

// For who has no project yet: lists with projects are not sent what makes one.
const SampleProjectButton = lazyPart(
  () => import('../../parts/projectSheet/SampleProjectButton.tsx').then((part) => part.SampleProjectButton),
  <SampleWaits />,
);

/** As wide as the button that comes. */
function SampleWaits() {
  const { t } = useTranslation('projectSheet');
  return (
    <Button variant="outlined" disabled>
      {t('sample')}
    </Button>
  );
}

/** No project at all, or none that the filters let through. */
export function NoProjects({ action }: { action: ReactNode }) {
  const { t } = useTranslation('projects');
  const { isFiltered, clear } = useProjectFilters();
  // The sample is a sheet of three technologies.
  const { importChecks } = useOffered();
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
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
          {action}
          {importChecks && <SampleProjectButton />}
        </Box>
      }
    />
  );
}
