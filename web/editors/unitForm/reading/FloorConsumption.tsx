import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { FloorConsumption_unit$key } from '#relay/FloorConsumption_unit.graphql.ts';
import { Muted } from '../../../components/Muted.tsx';
import { Section } from '../../../components/Section.tsx';
import { DataTable, NumberCell, UnitHeader } from '../../../components/tables/DataTable.tsx';
import { NarrowRow } from '../../../components/tables/NarrowRow.tsx';
import { useWithoutLossesNote } from '../../../components/useLosses.ts';
import { useNarrow } from '../../../components/useNarrow.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { type FloorRow, floorRows } from './floorRows.ts';

/** CO₂ and energy of each saved floor under the representative option of the tower; nothing while none does. */
export function FloorConsumption({ unit: tower }: { unit: FloorConsumption_unit$key }) {
  const { t } = useTranslation('unitForm');
  const narrow = useNarrow();
  const withoutLosses = useWithoutLossesNote();
  const { quantitiesSource, floors } = useFragment(
    graphql`
      fragment FloorConsumption_unit on Unit {
        quantitiesSource
        floors {
          index
          groupName
          area
          consumption {
            co2 {
              min
              max
            }
            energy {
              min
              max
            }
          }
        }
      }
    `,
    tower,
  );
  const { plain, span, rangeInThousands } = useFormat();
  if (quantitiesSource === 'NONE') return null;
  const [co2, energy] = [t('quantity.co2'), t('quantity.energy')];
  // On a phone no heading tells two figures of one name apart.
  const [co2PerSquareMeter, energyPerSquareMeter] = narrow
    ? [t('byFloor.co2PerSquareMeter'), t('byFloor.energyPerSquareMeter')]
    : [co2, energy];
  const figures: { label: string; unit: string; of: (row: FloorRow) => string }[] = [
    { label: t('floor.area'), unit: 'm²', of: ({ area }) => plain(area) },
    { label: co2, unit: 'tCO₂e', of: ({ total }) => rangeInThousands(total?.co2) },
    { label: co2PerSquareMeter, unit: 'kgCO₂e/m²', of: ({ perSquareMeter }) => span(perSquareMeter?.co2) },
    // In the unit of the figure beside it, although totals are in GJ elsewhere.
    { label: energy, unit: 'MJ', of: ({ total }) => span(total?.energy) },
    { label: energyPerSquareMeter, unit: 'MJ/m²', of: ({ perSquareMeter }) => span(perSquareMeter?.energy) },
  ];
  const heads = figures.map(({ label, unit }) => (
    <NumberCell key={unit}>
      <UnitHeader name={label} unit={unit} />
    </NumberCell>
  ));
  return (
    <Section title={t('byFloor.title')} text={withoutLosses(t(`byFloor.${quantitiesSource}`))}>
      <DataTable label={t('byFloor.title')} heads={narrow ? [] : [t('floor.name'), ...heads]}>
        {floorRows(floors).map((row) => {
          const cells = figures.map(({ label, unit, of }) => ({ label, unit, value: of(row) }));
          const name = <FloorName {...row} />;
          if (narrow) return <NarrowRow key={row.index} columns={1} title={name} cells={cells} />;
          return (
            <TableRow key={row.index}>
              <TableCell component="th" scope="row" sx={{ minWidth: 110 }}>
                {name}
              </TableCell>
              {cells.map(({ unit, value }) => (
                <NumberCell key={unit}>{value}</NumberCell>
              ))}
            </TableRow>
          );
        })}
      </DataTable>
    </Section>
  );
}

/** What equal floors are called, how many they are, and which of their group where not all are equal. */
function FloorName({ name, from, to, of }: FloorRow) {
  const { t } = useTranslation('unitForm');
  const { integer } = useFormat();
  const place = [...new Set([from, to])].map(integer).join('–');
  return (
    <>
      {name || '-'}
      {of > 1 && (
        <Muted component="span">
          {' '}
          {to - from + 1 === of ? `× ${integer(of)}` : t('byFloor.place', { place, of: integer(of) })}
        </Muted>
      )}
    </>
  );
}
