import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/Section.tsx';
import { FloorTable } from './FloorTable.tsx';
import { LiveTower } from './LiveTower.tsx';
import type { SavedFloors } from './savedIntensity.ts';
import { UnitSummary } from './UnitSummary.tsx';
import { readableGroups, type UnitFormValues } from './unitFormValues.ts';

/** The floors for those who may look but not touch. */
export function UnitReading({ values, saved }: { values: UnitFormValues; saved: SavedFloors }) {
  const { t } = useTranslation('unitForm');
  const groups = readableGroups(values.floor_groups);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
      }}
    >
      <Section title={t('floors.title')}>
        <FloorTable label={t('floors.title')} rows={groups} />
      </Section>
      <div>
        <LiveTower groups={groups} saved={saved} />
        <UnitSummary groups={groups} />
      </div>
    </Box>
  );
}
