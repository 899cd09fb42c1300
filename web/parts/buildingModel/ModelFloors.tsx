import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { effectiveFck } from '#domain/structures/concrete/concreteVolume.ts';
import { takeoffElements, type TakeoffFloor } from '#domain/takeoff/takeoff.ts';
import { DataTable, NumberCell } from '../../components/tables/DataTable.tsx';
import { useFormat } from '../../i18n/useFormat.ts';

type Props = {
  floors: readonly TakeoffFloor[];
  /** Where a floor goes, by its position among `floors`. */
  place?: { heading: string; of: (floor: TakeoffFloor, at: number) => ReactNode };
};

/** Floor groups read from a model, the highest first as they stand: concrete by strength and steel of one floor. */
export function ModelFloors({ floors, place }: Props) {
  const { t } = useTranslation('buildingModel');
  const { plain, integer } = useFormat();
  const used = takeoffElements.filter((element) =>
    floors.some(({ elements }) => elements[element] !== undefined),
  );
  const hasBlocks = floors.some(({ blocks = [] }) => blocks.length > 0);
  const steelOf = ({ elements }: TakeoffFloor) =>
    Object.values(elements)
      .flatMap(({ steel }) => steel)
      .reduce((sum, { mass }) => sum + mass, 0);
  return (
    <DataTable
      label={t('floors')}
      heads={[
        t('group'),
        ...(place ? [place.heading] : []),
        { name: t('repetition') },
        { name: t('area'), unit: 'm²' },
        { name: t('height'), unit: 'm' },
        ...used.map((element) => ({ name: t(`element.${element}`), unit: 'm³' })),
        hasBlocks && { name: t('blocks'), unit: 'un' },
        { name: t('steelTotal'), unit: 'kg' },
      ]}
    >
      {[...floors.entries()].toReversed().map(([at, floor]) => (
        <TableRow key={floor.storeys.join('\n')}>
          <TableCell sx={{ minWidth: 140 }}>{floor.name}</TableCell>
          {place && <TableCell>{place.of(floor, at)}</TableCell>}
          <NumberCell>{integer(floor.repetition)}</NumberCell>
          <NumberCell>{plain(floor.area)}</NumberCell>
          <NumberCell>{plain(floor.height)}</NumberCell>
          {used.map((element) => (
            <NumberCell key={element}>
              {floor.elements[element]?.volumes.map((row) => (
                <div key={effectiveFck(row)}>{`C${effectiveFck(row)}: ${plain(row.volume)}`}</div>
              ))}
            </NumberCell>
          ))}
          {hasBlocks && (
            <NumberCell>
              {(floor.blocks ?? []).map(({ type, fbk, quantity }) => (
                <div key={`${type} ${fbk}`}>{`${type}, ${plain(fbk)} MPa: ${integer(quantity)}`}</div>
              ))}
            </NumberCell>
          )}
          <NumberCell>{plain(steelOf(floor))}</NumberCell>
        </TableRow>
      ))}
    </DataTable>
  );
}
