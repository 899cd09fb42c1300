import MoreVert from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { memo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { technologies, type Technology } from '#domain/technology.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useOffered } from '../../../session/offered.ts';
import { inTechnology, type SheetColumn } from '../sheet/sheet.ts';
import type { GridStore } from './gridStore.ts';

type Props = {
  gridId: string;
  store: GridStore;
  readOnly: boolean;
  onMenu: (column: number, anchor: HTMLElement) => void;
};

/** The floor groups: name, floors, area of one, and the technology they are built in. */
export function ColumnHeads({ gridId, store, readOnly, onMenu }: Props) {
  const { t } = useTranslation('takeoff');
  const columns = useSyncExternalStore(store.subscribe, () => store.state.sheet.columns);
  return (
    <thead>
      <tr>
        <th scope="col">{t('grid.element')}</th>
        {columns.map((column, at) => (
          <ColumnHead
            key={column.key}
            id={`${gridId}-c${at}`}
            column={column}
            readOnly={readOnly}
            onTechnology={(technology) => store.replace(inTechnology(store.state.sheet, at, technology))}
            onMenu={(anchor) => onMenu(at, anchor)}
          />
        ))}
        <th scope="col">{t('grid.option')}</th>
      </tr>
    </thead>
  );
}

const note = { display: 'block', typography: 'caption', whiteSpace: 'normal', maxWidth: 170 } as const;

type HeadProps = {
  id: string;
  column: SheetColumn;
  readOnly: boolean;
  onTechnology: (technology: Technology) => void;
  onMenu: (anchor: HTMLElement) => void;
};

const ColumnHead = memo(
  function ColumnHead({ id, column, readOnly, onTechnology, onMenu }: HeadProps) {
    const { t } = useTranslation('takeoff');
    const { plain } = useFormat();
    const { structuralMasonry } = useOffered();
    const { name, floors, technology } = column;
    const areas = [...new Set(floors.map(({ area }) => area))];
    const n = floors.length;
    return (
      <th scope="col" id={id}>
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5, maxWidth: 170 }}>
          <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
            {name}
          </Box>
          {!readOnly && (
            <IconButton
              size="small"
              sx={{ p: 0.25, mt: -0.25 }}
              aria-label={t('column.actions', { name })}
              onClick={({ currentTarget }) => onMenu(currentTarget)}
            >
              <MoreVert fontSize="small" />
            </IconButton>
          )}
        </Box>
        <Box component="span" sx={{ ...note, color: 'text.secondary' }}>
          {t('column.floors', { count: n, area: areas.map((area) => plain(area)).join(' / ') })}
        </Box>
        {areas.length > 1 && (
          <Box component="span" sx={{ ...note, color: 'warning.main' }}>
            {t('column.mixed')}
          </Box>
        )}
        <Box
          component="select"
          value={technology}
          disabled={readOnly}
          aria-label={t('column.technology', { name })}
          onChange={({ target }) => onTechnology(target.value as Technology)}
          sx={{
            mt: 0.5,
            width: '100%',
            minHeight: 24,
            font: 'inherit',
            fontSize: 12,
            color: 'text.primary',
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
            borderRadius: 0.5,
          }}
        >
          {technologies
            .filter((each) => structuralMasonry || each !== 'structural_masonry')
            .map((each) => (
              <option key={each} value={each}>
                {t(`technology.${each}`)}
              </option>
            ))}
        </Box>
      </th>
    );
  },
  (before, after) => before.column === after.column && before.readOnly === after.readOnly,
);
