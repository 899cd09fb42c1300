import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { NumberCell, TableFrame, UnitHeader } from '../../components/DataTable.tsx';
import { Section } from '../../components/Section.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { LiveTower } from '../unitForm/LiveTower.tsx';
import type { SavedFloors } from '../unitForm/savedIntensity.ts';
import { UnitSummary } from '../unitForm/UnitSummary.tsx';
import { readableGroups, type UnitFormValues } from '../unitForm/unitFormValues.ts';

/** The floors for those who may look but not touch. */
export function UnitReading({ values, saved }: { values: UnitFormValues; saved: SavedFloors }) {
  const { t } = useTranslation('unitForm');
  const { plain, integer } = useFormat();
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
        <TableFrame label={t('floors.title')}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{t('floor.name')}</TableCell>
                <TableCell>{t('floor.category')}</TableCell>
                <NumberCell>
                  <UnitHeader name={t('floor.area')} unit="m²" />
                </NumberCell>
                <NumberCell>
                  <UnitHeader name={t('floor.height')} unit="m" />
                </NumberCell>
                <NumberCell>{t('floor.repetition')}</NumberCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {groups.map((group, index) => (
                <TableRow key={index}>
                  <TableCell>{group.name}</TableCell>
                  <TableCell>{t(`floorCategory.${group.category}`)}</TableCell>
                  <NumberCell>{plain(group.area)}</NumberCell>
                  <NumberCell>{plain(group.height)}</NumberCell>
                  <NumberCell>{integer(group.repetition)}</NumberCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableFrame>
      </Section>
      <div>
        <LiveTower groups={groups} saved={saved} />
        <UnitSummary groups={groups} />
      </div>
    </Box>
  );
}
