import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { BuildingModel } from '#domain/takeoff/buildingModel.ts';
import { modelMaterials, type ModelMaterial } from '#domain/takeoff/modelMaterials.ts';
import { SmallPrint } from '../../components/Muted.tsx';
import { DataTable, NumberCell } from '../../components/tables/DataTable.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import type { ModelTakeoff } from './useModelTakeoff.ts';

type Props = { model: BuildingModel; modelTakeoff: ModelTakeoff };

/** The materials of a model: what counts, as which strength, and what is left out, each with its volume and a switch. */
export function ModelMaterials({ model, modelTakeoff }: Props) {
  const { t } = useTranslation('buildingModel');
  const { choices, choose } = modelTakeoff;
  const { plain } = useFormat();
  const materials = modelMaterials(model, choices);
  const strengths = [...new Set(materials.filter(({ isCounted }) => isCounted).map(({ fck }) => fck))];
  const lists = [
    ...strengths
      .toSorted((a, b) => (a ?? 0) - (b ?? 0))
      .map((fck) => ({
        title: fck === null ? t('materials.blocks') : t('materials.counted', { fck: plain(fck) }),
        rows: materials.filter((row) => row.isCounted && row.fck === fck),
      })),
    { title: t('materials.left'), rows: materials.filter(({ isCounted }) => !isCounted) },
  ].filter(({ rows }) => rows.length > 0);
  const choice = (key: string, isCounted: boolean) =>
    choose({ ...choices, materials: { ...choices.materials, [key]: isCounted } });
  return (
    <Box sx={{ mb: 3 }}>
      {lists.map(({ title, rows }) => (
        <Box key={title} sx={{ mb: 2 }}>
          <Typography variant="h3" sx={{ mb: 1 }}>
            {title}
          </Typography>
          <MaterialTable title={title} rows={rows} onSwitch={choice} />
        </Box>
      ))}
    </Box>
  );
}

type TableProps = {
  title: string;
  rows: readonly ModelMaterial[];
  onSwitch: (key: string, isCounted: boolean) => void;
};

function MaterialTable({ title, rows, onSwitch }: TableProps) {
  const { t } = useTranslation('buildingModel');
  const { plain, integer } = useFormat();
  const nameOf = ({ name }: ModelMaterial) => name || t('materials.unnamed');
  const remark = ({ concrete, isCounted, isFckNamed, fck, canSwitch }: ModelMaterial) =>
    !canSwitch
      ? t('materials.noBlocks')
      : isCounted && fck !== null
        ? [concrete !== 'yes' && t('materials.unsure'), !isFckNamed && t('materials.assumedFck')]
            .filter((text) => text !== false)
            .join('; ')
        : '';
  return (
    <DataTable
      label={title}
      heads={[
        t('materials.name'),
        { name: t('materials.parts') },
        { name: t('materials.volume'), unit: 'm³' },
        { name: t('materials.counts') },
      ]}
    >
      {rows.map((row) => (
        <TableRow key={row.key}>
          <TableCell sx={{ minWidth: 140, overflowWrap: 'anywhere' }}>
            {nameOf(row)}
            <SmallPrint component="div">{remark(row)}</SmallPrint>
          </TableCell>
          <NumberCell>{integer(row.count)}</NumberCell>
          <NumberCell>{plain(row.volume)}</NumberCell>
          <TableCell align="right">
            <Switch
              size="small"
              checked={row.isCounted}
              disabled={!row.canSwitch}
              onChange={(_, isCounted) => onSwitch(row.key, isCounted)}
              slotProps={{ input: { 'aria-label': t('materials.count', { name: nameOf(row) }) } }}
            />
          </TableCell>
        </TableRow>
      ))}
    </DataTable>
  );
}
