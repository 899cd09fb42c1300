import Box from '@mui/material/Box';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { allDimensions } from '#domain/structures/dimensions.ts';
import type { Technology } from '#domain/structures/technology/technology.ts';
import { useDeclaredFactor } from '../../../editors/moduleEditor/declared/declaredFactors.ts';
import { foundationDimensions } from '../sheet/foundationRows.ts';
import { isOptional, rowFlags, rowMaterial } from '../sheet/rowFlags.ts';
import { rowOf } from '../sheet/sheetRows.ts';
import type { ValueMode } from '../sheet/valueMode.ts';
import { useRowLabel } from './useRowLabel.ts';
import { keyWith } from '../../../i18n/keyWith.ts';

type Props = {
  id: string;
  /** Key of the row. */
  row: string;
  /** Those of the sheet, one a line; empty in a sheet of a foundation alone. */
  technologies: string;
  mode: ValueMode;
};

/** The name of a row with its unit, and what a dimension is for as the form says it; below it, where its factor is not the table's, and that it may stay empty. */
export const RowHead = memo(function RowHead({ id, row, technologies, mode }: Props) {
  const { t } = useTranslation('takeoff');
  const label = useRowLabel(mode);
  const line = rowOf(row);
  const use = (allDimensions[line.dimension] ?? foundationDimensions[line.dimension])?.use;
  const notes = rowFlags(line).map((flag) =>
    t(keyWith('moduleEditor', 'flagShort.', flag.toLowerCase()), { ns: 'moduleEditor' }),
  );
  const declared = useDeclaredFactor(rowMaterial(line));
  if (declared) notes.push(t('row.declared', { supplier: declared.supplier }));
  const used = technologies === '' ? [] : (technologies.split('\n') as Technology[]);
  if (isOptional(line, used)) notes.push(t('row.optional'));
  return (
    <th
      scope="row"
      id={id}
      title={use === undefined ? undefined : t(`dimensionText.${use}`, { ns: 'moduleEditor' })}
    >
      {label(line)}
      {notes.length > 0 && (
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', ml: 0.75 }}>
          {notes.join(' · ')}
        </Box>
      )}
    </th>
  );
});
