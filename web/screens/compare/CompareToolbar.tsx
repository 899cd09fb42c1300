import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOffered } from '../../session/offered.ts';
import type { Measure } from './measure.ts';
import { type Choice, type CompareView, mostCompared } from './useCompareView.ts';

type Props = { all: Choice[]; view: CompareView; choice: ReactNode };

/** Which options or versions, against which, per m² or in all. */
export function CompareToolbar({ all, view, choice }: Props) {
  const { t } = useTranslation('compare');
  const { foundations } = useOffered();
  const chosen = view.options.map(({ id }) => id);
  return (
    <Box
      className="no-print"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end', mb: 3 }}
    >
      <FormControl component="fieldset" sx={{ flex: '1 1 100%' }}>
        <FormLabel component="legend" sx={{ typography: 'overline' }}>
          {t(`choose.${view.kind}`, { most: mostCompared })}
        </FormLabel>
        <FormGroup row>
          {all.map(({ id, name }) => {
            const checked = chosen.includes(id);
            const locked = checked ? chosen.length <= 2 : chosen.length >= mostCompared;
            return (
              <FormControlLabel
                key={id}
                label={name}
                control={<Checkbox checked={checked} disabled={locked} onChange={() => view.toggle(id)} />}
              />
            );
          })}
        </FormGroup>
      </FormControl>
      {choice}
      <TextField
        select
        label={t('reference')}
        value={view.reference?.id ?? ''}
        onChange={(event) => view.holdAgainst(event.target.value)}
        sx={{ flex: '0 1 240px' }}
      >
        {view.options.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        value={view.measure}
        aria-label={t('measure.label')}
        onChange={(_, value: Measure | null) => value && view.measureBy(value)}
        sx={{ height: 40 }}
      >
        {view.measures.map((measure) => (
          <ToggleButton key={measure} value={measure}>
            {t(`measure.${measure}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {view.kind === 'options' && foundations && (
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          value={view.hasFoundations}
          aria-label={t('scope.label')}
          onChange={(_, value: boolean | null) => value !== null && view.countFoundations(value)}
          sx={{ height: 40 }}
        >
          <ToggleButton value={false}>{t('scope.structure')}</ToggleButton>
          <ToggleButton value={true}>{t('scope.foundation')}</ToggleButton>
        </ToggleButtonGroup>
      )}
    </Box>
  );
}
