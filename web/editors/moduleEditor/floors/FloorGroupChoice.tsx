import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SmallPrint } from '../../../components/Muted.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { ExpandMore } from '../../../theme/icons.tsx';
import type { FloorOption, StackedGroup } from '#domain/tower/tower.ts';

type Props = {
  group: StackedGroup<FloorOption>;
  chosen: ReadonlySet<string>;
  otherModules: ReadonlyMap<string, string[]>;
  onToggle: (ids: readonly string[], on: boolean) => void;
};

/** A group of equal floors; opened, its floors one by one. */
export function FloorGroupChoice({ group, chosen, otherModules, onToggle }: Props) {
  const { t } = useTranslation('moduleEditor');
  const { plain } = useFormat();
  const ids = group.floors.map(({ id }) => id);
  const count = ids.filter((id) => chosen.has(id)).length;
  const [open, setOpen] = useState(count > 0 && count < ids.length);
  const isSingle = ids.length === 1;
  const covering = [...new Set(ids.flatMap((id) => otherModules.get(id) ?? []))];
  const text = [
    t('floors.count', { count: ids.length }),
    `${plain(group.area)} m²`,
    covering.length > 0 ? t('floors.covered', { modules: covering.join(', ') }) : null,
  ];
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', py: 0.25 }}>
        <FormControlLabel
          sx={{ flex: 1, minWidth: 0, mr: 0, ml: 0 }}
          control={
            <Checkbox
              size="small"
              checked={count === ids.length}
              indeterminate={count > 0 && count < ids.length}
              onChange={() => onToggle(ids, count < ids.length)}
            />
          }
          label={
            <>
              {group.name}
              <SmallPrint component="span" sx={{ display: 'block' }}>
                {text.filter(Boolean).join(' · ')}
              </SmallPrint>
            </>
          }
        />
        {!isSingle && (
          <IconButton
            size="small"
            aria-label={t('floors.open', { group: group.name })}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <ExpandMore sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />
          </IconButton>
        )}
      </Box>
      {open && !isSingle && (
        <Box
          sx={{ pl: 4, pb: 1, display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' }}
        >
          {group.floors.map(({ id }, index) => (
            <FormControlLabel
              key={id}
              sx={{ mr: 0 }}
              control={
                <Checkbox size="small" checked={chosen.has(id)} onChange={(_, on) => onToggle([id], on)} />
              }
              label={
                <Typography variant="body2">
                  {group.name} {index + 1}
                  {otherModules.has(id) && (
                    <Typography variant="caption" color="warning" component="span" sx={{ display: 'block' }}>
                      {t('floors.covered', { modules: otherModules.get(id)?.join(', ') })}
                    </Typography>
                  )}
                </Typography>
              }
            />
          ))}
        </Box>
      )}
    </Box>
  );
}
