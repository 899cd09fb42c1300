import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { UnitReading_unit$key } from '#relay/UnitReading_unit.graphql.ts';
import { Section } from '../../../components/Section.tsx';
import { equalFloors } from './equalFloors.ts';
import { FloorConsumption } from './FloorConsumption.tsx';
import { FloorTable } from './FloorTable.tsx';
import { UnitSummary } from './UnitSummary.tsx';
import { readableGroups, unitFormValues } from '../unitFormValues.ts';

type Props = { unit: UnitReading_unit$key; actions?: ReactNode };

/** The floors of a saved tower to read, equal ones in one row: their sizes, what they come to, and their CO₂ and energy. */
export function UnitReading({ unit, actions }: Props) {
  const { t } = useTranslation('unitForm');
  const data = useFragment(
    graphql`
      fragment UnitReading_unit on Unit {
        ...unitFormValues_unit
        ...FloorConsumption_unit
      }
    `,
    unit,
  );
  const groups = readableGroups(unitFormValues(data).floorGroups);
  return (
    <>
      <Section title={t('floors.title')} actions={actions}>
        <FloorTable label={t('floors.title')} rows={equalFloors(groups)} />
        <Box sx={{ mt: 2 }}>
          <UnitSummary groups={groups} />
        </Box>
      </Section>
      <FloorConsumption unit={data} />
    </>
  );
}
