import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { effectiveFck } from '#domain/structures/concreteVolume.ts';
import { takeoffElements, type TakeoffFloor } from '#domain/takeoff/takeoff.ts';
import { NumberCell, TableFrame, UnitHeader } from '../../../components/DataTable.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';

/** Floor groups read from a model, the highest first as they stand: concrete by strength and steel of one floor. */
export function ModelFloors({ floors }: { floors: readonly TakeoffFloor[] }) {
  const { t } = useTranslation('importProjects');
  const { plain, integer } = useFormat();
  const used = takeoffElements.filter((element) =>
    floors.some(({ elements }) => elements[element] !== undefined),
  );
  const steelOf = ({ elements }: TakeoffFloor) =>
    Object.values(elements)
      .flatMap(({ steel }) => steel)
      .reduce((sum, { mass }) => sum + mass, 0);
  return (
    <TableFrame label={t('model.floors')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('model.group')}</TableCell>
            <TableCell align="right">{t('model.repetition')}</TableCell>
            <TableCell align="right">
              <UnitHeader name={t('model.area')} unit="m²" />
            </TableCell>
            <TableCell align="right">
              <UnitHeader name={t('model.height')} unit="m" />
            </TableCell>
            {used.map((element) => (
              <TableCell key={element} align="right">
                <UnitHeader name={t(`model.element.${element}`)} unit="m³" />
              </TableCell>
            ))}
            <TableCell align="right">
              <UnitHeader name={t('model.steelTotal')} unit="kg" />
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {floors.toReversed().map((floor) => (
            <TableRow key={floor.storeys.join('\n')}>
              <TableCell sx={{ minWidth: 140 }}>{floor.name}</TableCell>
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
              <NumberCell>{plain(steelOf(floor))}</NumberCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableFrame>
  );
}
