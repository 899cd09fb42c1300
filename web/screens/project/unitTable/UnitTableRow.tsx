import TableCell from '@mui/material/TableCell';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { UnitTableRow_unit$key } from '#relay/UnitTableRow_unit.graphql.ts';
import { ConcreteCell } from '../../../components/tables/ConcreteCell.tsx';
import { NumberCell } from '../../../components/tables/DataTable.tsx';
import { IntensityRow } from '../../../components/tables/IntensityRow.tsx';
import type { IntensityAxes } from '../../../components/figures/IntensityBars.tsx';
import { TonnesCell } from '../../../components/tables/TonnesCell.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { CostNote } from '../../../parts/money/CostNote.tsx';
import { readTotalsPart } from '../../../parts/totals/totalsPart.ts';
import { useTotalsNotes } from '../../../parts/totals/useTotalsNotes.ts';
import { useUncoveredNote } from '../../../parts/totals/useUncoveredNote.ts';
import { paths } from '../../../paths.ts';

type Props = {
  unit: UnitTableRow_unit$key;
  projectId: string;
  axes: IntensityAxes;
  narrow: boolean;
};

/** A tower: which simulation its figures come from, its size, amounts and intensities, and its gaps. */
export function UnitTableRow({ unit, projectId, axes, narrow }: Props) {
  const { t } = useTranslation('unitTable');
  const { concrete, integer, builtArea, thousands } = useFormat();
  const totalsNotes = useTotalsNotes();
  const uncoveredNote = useUncoveredNote();
  const { quantities, foundationQuantities, ...data } = useFragment(
    graphql`
      fragment UnitTableRow_unit on Unit {
        id
        databaseId
        name
        totalFloors
        totalArea
        uncoveredFloors
        quantitiesSource
        quantities {
          concrete
          grout
          steel
          flags
          ...totalsPart_quantities
        }
        foundationQuantities {
          ...totalsPart_quantities
        }
      }
    `,
    unit,
  );
  const [structure, foundation] = [readTotalsPart(quantities), readTotalsPart(foundationQuantities)];
  const n = integer(data.totalFloors);
  const source = t(`source.${data.quantitiesSource}`);
  const volume = concrete(quantities)?.volume;
  const size = [
    t('floors', { count: data.totalFloors, n }),
    `${builtArea(data.totalArea)} m²`,
    volume && t('concreteOf', { volume }),
    quantities?.steel ? t('steelOf', { mass: thousands(quantities.steel) }) : null,
  ];
  return (
    <IntensityRow
      name={data.name}
      to={paths.towerTables({ projectId, unitId: data.databaseId })}
      warning={quantities && uncoveredNote(data.uncoveredFloors, data.totalFloors)}
      notes={[
        ...(quantities?.flags.map((flag) => t(`flag.${flag}`)) ?? []),
        ...totalsNotes(structure, foundation),
      ]}
      cost={<CostNote id={data.id} structure={structure} foundation={foundation} />}
      intensity={structure?.perSquareMeter}
      axes={axes}
      narrow={narrow}
      lines={[source, size.filter(Boolean).join(' · ')]}
    >
      <TableCell>{source}</TableCell>
      <NumberCell>{n}</NumberCell>
      <NumberCell>{builtArea(data.totalArea)}</NumberCell>
      <ConcreteCell of={quantities} />
      <TonnesCell kg={quantities?.steel} />
    </IntensityRow>
  );
}
