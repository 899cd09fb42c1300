import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { slabSystems } from '#domain/structures/concrete/slabSystem.ts';
import { foundationTypes, isFoundationType, type ModuleType } from '#domain/foundation/foundationType.ts';
import { technologies } from '#domain/structures/technology/technology.ts';
import { slabSystemOf, useSlabSystemName } from '../../../components/figures/slabSystem.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useOffered } from '../../../session/offered.ts';
import { inTechnology, isEmpty, withSlabSystem } from '../sheet/sheet.ts';
import { lazyPart } from '../../../routing/lazyPart.tsx';
import { MoreVert } from '../../../theme/icons.tsx';
import type { GridStore } from './gridStore.ts';
import { note } from './gridStyle.ts';
import { ProposedNote } from './ProposedNote.tsx';
import { useColumn, useColumnKeys } from './useColumn.ts';
import { useKindName } from './useKindName.ts';

const TechnologyChangeDialog = lazyPart(() =>
  import('../actions/TechnologyChangeDialog.tsx').then((part) => part.TechnologyChangeDialog),
);

type Props = {
  gridId: string;
  store: GridStore;
  readOnly: boolean;
  onMenu: (column: number, anchor: HTMLElement) => void;
};

/** The floor groups: name, floors, area of one, and the technology they are built in; the foundation with its kind. */
export const ColumnHeads = memo(function ColumnHeads({ gridId, store, readOnly, onMenu }: Props) {
  const { t } = useTranslation('takeoff');
  const keys = useColumnKeys(store);
  return (
    <thead>
      <tr>
        <th scope="col">{t('grid.element')}</th>
        {keys.map((key, at) => (
          <ColumnHead key={key} at={at} gridId={gridId} store={store} readOnly={readOnly} onMenu={onMenu} />
        ))}
        <th scope="col">{t('grid.option')}</th>
      </tr>
    </thead>
  );
});

const choiceStyle = {
  display: 'block',
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
} as const;

const ColumnHead = memo(function ColumnHead({ gridId, at, store, readOnly, onMenu }: Props & { at: number }) {
  const nameOf = useKindName();
  const { t } = useTranslation('takeoff');
  const { plain } = useFormat();
  const { structuralMasonry, slabSystems: hasSlabs } = useOffered();
  const slabName = useSlabSystemName();
  const slabSystem = useColumn(store, at, 'slabSystem');
  const name = useColumn(store, at, 'name') ?? '';
  const floors = useColumn(store, at, 'floors') ?? [];
  const technology = useColumn(store, at, 'technology');
  const isFoundation = technology !== undefined && isFoundationType(technology);
  const areas = [...new Set(floors.map(({ area }) => area))];
  const [asked, setAsked] = useState<ModuleType | null>(null);
  return (
    <th scope="col" id={`${gridId}-c${at}`}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5, maxWidth: 170 }}>
        <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'break-word', whiteSpace: 'normal' }}>
          {name}
        </Box>
        {!readOnly && (
          <IconButton
            size="small"
            sx={{ p: 0.25, mt: -0.25 }}
            aria-label={t('column.actions', { name })}
            onClick={({ currentTarget }) => onMenu(at, currentTarget)}
          >
            <MoreVert fontSize="small" />
          </IconButton>
        )}
      </Box>
      <Box component="span" sx={{ ...note, color: 'text.secondary' }}>
        {isFoundation
          ? t('foundation.whole')
          : t('column.floors', { count: floors.length, area: areas.map((area) => plain(area)).join(' / ') })}
      </Box>
      <ProposedNote store={store} at={at} />
      {areas.length > 1 && (
        <Box component="span" sx={{ ...note, color: 'warning.main' }}>
          {t('column.mixed')}
        </Box>
      )}
      <Box
        component="select"
        value={technology}
        disabled={readOnly}
        aria-label={isFoundation ? t('foundation.kind') : t('column.technology', { name })}
        onChange={({ target }) => {
          const chosen = target.value as ModuleType;
          const { sheet } = store.state;
          const column = sheet.columns[at];
          if (column === undefined || isEmpty(column)) store.replace(inTechnology(sheet, at, chosen));
          else setAsked(chosen);
        }}
        sx={choiceStyle}
      >
        {(isFoundation ? foundationTypes : technologies)
          .filter((each) => structuralMasonry || each !== 'structural_masonry')
          .map((each) => (
            <option key={each} value={each}>
              {nameOf(each)}
            </option>
          ))}
      </Box>
      {hasSlabs && !isFoundation && (
        <Box
          component="select"
          value={slabSystem ?? ''}
          disabled={readOnly}
          aria-label={t('column.slabs', { name })}
          onChange={({ target }) =>
            store.replace(withSlabSystem(store.state.sheet, at, slabSystemOf(target.value) ?? undefined))
          }
          sx={choiceStyle}
        >
          <option value="">{t('column.noSlabs')}</option>
          {slabSystems.map((each) => (
            <option key={each} value={each}>
              {slabName(each)}
            </option>
          ))}
        </Box>
      )}
      {asked !== null && (
        <TechnologyChangeDialog at={at} technology={asked} store={store} onClose={() => setAsked(null)} />
      )}
    </th>
  );
});
