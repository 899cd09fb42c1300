import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { FloorConsumption_unit$key } from '#relay/FloorConsumption_unit.graphql.ts';
import { Muted } from '../../../components/Muted.tsx';
import { Section } from '../../../components/Section.tsx';
import { DataTable, NumberCell, UnitHeader } from '../../../components/tables/DataTable.tsx';
import { NarrowRow } from '../../../components/tables/NarrowRow.tsx';
import { useDesignedNote } from '../../../components/useLosses.ts';
import { useNarrow } from '../../../components/useNarrow.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { type FloorRow, floorRows } from './floorRows.ts';

/** CO₂ and energy of each saved floor under the option that stands for the tower; nothing while none does. */
export function FloorConsumption({ unit }: { unit: FloorConsumption_unit$key }) {
  const { t } = useTranslation('unitForm');
  const narrow = useNarrow();
  const designed = useDesignedNote();
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
    unit,
  );
  if (quantitiesSource === 'NONE') return null;
  const heads = [
    [t('floor.area'), 'm²'],
    [t('quantity.co2'), 'tCO₂e'],
    [t('quantity.co2'), 'kgCO₂e/m²'],
    [t('quantity.energy'), 'MJ'],
    [t('quantity.energy'), 'MJ/m²'],
  ] as const;
  return (
    <Section title={t('byFloor.title')} text={designed(t(`byFloor.${quantitiesSource}`))}>
      <DataTable
        label={t('byFloor.title')}
        heads={
          narrow
            ? []
            : [
                t('floor.name'),
                ...heads.map(([name, measure]) => (
                  <NumberCell key={`${name} ${measure}`}>
                    <UnitHeader name={name} unit={measure} />
                  </NumberCell>
                )),
              ]
        }
      >
        {floorRows(floors).map((row) => (
          <ConsumptionRow key={row.index} row={row} />
        ))}
      </DataTable>
    </Section>
  );
}

/** Equal floors: their area, CO₂ and energy in all and per m², a dash where no structure covers them. */
function ConsumptionRow({ row }: { row: FloorRow }) {
  const { t } = useTranslation('unitForm');
  const { plain, integer, span, rangeInThousands } = useFormat();
  const narrow = useNarrow();
  const { total, perArea } = row;
  const place = [...new Set([row.from, row.to])].map(integer).join('–');
  const name = (
    <>
      {row.name || '-'}
      {row.of > 1 && (
        <Muted component="span">
          {' '}
          {row.to - row.from + 1 === row.of
            ? `× ${integer(row.of)}`
            : t('byFloor.place', { place, of: integer(row.of) })}
        </Muted>
      )}
    </>
  );
  const cells = [
    { key: 'area', label: t('floor.area'), unit: 'm²', value: plain(row.area) },
    { key: 'co2', label: t('quantity.co2'), unit: 'tCO₂e', value: rangeInThousands(total?.co2) },
    { key: 'co2/m²', label: t('byFloor.co2PerArea'), unit: 'kgCO₂e/m²', value: span(perArea?.co2) },
    // In the unit of the figure beside it, although totals are in GJ elsewhere.
    { key: 'energy', label: t('quantity.energy'), unit: 'MJ', value: span(total?.energy) },
    { key: 'energy/m²', label: t('byFloor.energyPerArea'), unit: 'MJ/m²', value: span(perArea?.energy) },
  ];
  if (narrow) return <NarrowRow columns={1} title={name} cells={cells} />;
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ minWidth: 110 }}>
        {name}
      </TableCell>
      {cells.map(({ key, value }) => (
        <NumberCell key={key}>{value}</NumberCell>
      ))}
    </TableRow>
  );
}
