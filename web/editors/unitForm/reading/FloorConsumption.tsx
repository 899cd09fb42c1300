import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { FloorConsumption_unit$key } from '#relay/FloorConsumption_unit.graphql.ts';
import { DataTable, NumberCell, UnitHeader } from '../../../components/tables/DataTable.tsx';
import { Section } from '../../../components/Section.tsx';
import { useDesignedNote } from '../../../components/useLosses.ts';
import { useNarrow } from '../../../components/useNarrow.ts';
import { ConsumptionRow } from './ConsumptionRow.tsx';
import { floorRows } from './floorRows.ts';

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
