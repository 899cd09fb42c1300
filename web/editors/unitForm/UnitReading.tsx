import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrawnFoundation } from '../../components/towerDrawing/TowerFoundation.tsx';
import { Section } from '../../components/Section.tsx';
import { FloorTable } from './FloorTable.tsx';
import { LiveTower } from './LiveTower.tsx';
import type { SavedFloors } from './savedIntensity.ts';
import { UnitSummary } from './UnitSummary.tsx';
import { readableGroups, type UnitFormValues } from './unitFormValues.ts';

type Props = {
  values: UnitFormValues;
  saved: SavedFloors;
  foundation: DrawnFoundation | null;
  /** CO₂ and energy of the floors, beside the drawing. */
  byFloor: ReactNode;
};

/** The floors for those who may look but not touch. */
export function UnitReading({ values, saved, foundation, byFloor }: Props) {
  const { t } = useTranslation('unitForm');
  const groups = readableGroups(values.floorGroups);
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
        gridTemplateRows: { lg: 'auto 1fr' },
      }}
    >
      <Section title={t('floors.title')}>
        <FloorTable label={t('floors.title')} rows={groups} />
      </Section>
      <Box sx={{ gridRow: { lg: '1 / span 2' }, gridColumn: { lg: 2 } }}>
        <LiveTower groups={groups} saved={saved} foundation={foundation} />
        <UnitSummary groups={groups} />
      </Box>
      {byFloor}
    </Box>
  );
}
