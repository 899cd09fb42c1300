import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { FloorCategory } from '#domain/tower/floorCategories.ts';
import { expandFloors } from '#domain/tower/tower.ts';
import type { UnitCard_unit$key } from '#relay/UnitCard_unit.graphql.ts';
import { Muted, SmallPrint } from '../../../components/Muted.tsx';
import { RangeBar } from '../../../components/figures/RangeBar.tsx';
import { ScreenLink } from '../../../components/ScreenLink.tsx';
import { TowerDrawing } from '../../../components/towerDrawing/TowerDrawing.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { paths } from '../../../paths.ts';
import { isForbidden } from '../../../relay/caughtValue.ts';
import { AssumedMark } from '../../../parts/terms/AssumedMark.tsx';
import { CostNote } from '../../../parts/money/CostNote.tsx';
import { readTotalsPart } from '../../../parts/totals/totalsPart.ts';
import { useTotalsNotes } from '../../../parts/totals/useTotalsNotes.ts';
import { UnitActions } from './UnitActions.tsx';

type Props = {
  unit: UnitCard_unit$key;
  projectId: string;
  /** End of the axis all cards share, kgCO₂e/m². */
  largest: number;
  connections: readonly string[];
};

/** A tower at a glance: its drawing, floors, area and emissions per m². */
export function UnitCard({ unit, projectId, largest, connections }: Props) {
  const { t } = useTranslation('project');
  const { integer, builtArea } = useFormat();
  const data = useFragment(
    graphql`
      fragment UnitCard_unit on Unit {
        id
        databaseId
        name
        totalFloors
        totalArea
        quantitiesSource
        floorGroups {
          name
          category
          area
          height
          repetition
        }
        quantities @catch {
          flags
          ...totalsPart_quantities
        }
        foundationQuantities {
          ...totalsPart_quantities
        }
        ...UnitActions_unit
      }
    `,
    unit,
  );
  const groups = data.floorGroups.map((group) => ({
    ...group,
    category: group.category.toLowerCase() as FloorCategory,
  }));
  const { quantities } = data;
  const structure = quantities.ok ? readTotalsPart(quantities.value) : null;
  const missing = quantities.ok ? 'noStructure' : isForbidden(quantities) ? 'closed' : 'unreadable';
  const co2 = structure?.perSquareMeter?.co2;
  const foundation = readTotalsPart(data.foundationQuantities);
  const notes = useTotalsNotes()(structure, foundation);
  return (
    <Card component="li" sx={{ display: 'flex', p: 2, gap: 2 }}>
      <Box sx={{ flex: '0 0 84px' }}>
        <TowerDrawing floors={expandFloors(groups)} height={300} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: 1 }}>
        <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
          <Typography variant="h3" component="h2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <ScreenLink to={paths.unit({ projectId, unitId: data.databaseId })} color="textPrimary">
              {data.name}
            </ScreenLink>
          </Typography>
          <Box sx={{ mt: -1, mr: -1 }}>
            <UnitActions unit={data} projectId={projectId} connections={connections} />
          </Box>
        </Box>
        <Muted>
          {t('units.floors', { count: data.totalFloors, n: integer(data.totalFloors) })}
          {` · ${builtArea(data.totalArea)} m²`}
        </Muted>
        <Box sx={{ mt: 'auto' }}>
          {co2 ? (
            <>
              <SmallPrint sx={{ mb: 0.75 }}>
                {t('units.intensity')}
                <AssumedMark flags={quantities.ok ? quantities.value?.flags : undefined} />
              </SmallPrint>
              <RangeBar range={co2} domain={{ min: 0, max: largest }} unit="kgCO₂e/m²" />
              {notes.map((note) => (
                <SmallPrint key={note} sx={{ mt: 0.5 }}>
                  {note}
                </SmallPrint>
              ))}
              <CostNote id={data.id} structure={structure} foundation={foundation} />
              {data.quantitiesSource === 'NEWEST' && (
                <SmallPrint sx={{ mt: 0.5 }}>{t('units.newest')}</SmallPrint>
              )}
            </>
          ) : (
            <Muted>{t(`units.${missing}`)}</Muted>
          )}
        </Box>
      </Box>
    </Card>
  );
}
