import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { floorColumns, oneRow } from './floorColumns.ts';

/** Names of the columns on wide screens; every field carries its own label too. */
export function FloorHeaders() {
  const { t } = useTranslation('unitForm');
  const names = ['floor.name', 'floor.category', 'floor.area', 'floor.height', 'floor.repetition'] as const;
  return (
    <Box
      aria-hidden
      sx={{
        display: { xs: 'none', [oneRow]: 'grid' },
        gridTemplateColumns: floorColumns,
        gap: 1,
        mb: 0.5,
        typography: 'caption',
        fontWeight: 600,
        color: 'text.secondary',
      }}
    >
      <span />
      {names.map((name) => (
        <span key={name}>
          {t(name)}
          <Box component="span" sx={{ color: 'error.main' }}>
            {' *'}
          </Box>
        </span>
      ))}
      <span />
    </Box>
  );
}
