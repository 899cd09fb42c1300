import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectBox } from '../../components/SelectBox.tsx';
import { useOffered } from '../../session/offered.ts';
import { LossesSwitch } from '../../components/LossesSwitch.tsx';
import type { Suppliers } from './compared/comparedOption.ts';
import type { Declaration } from './compared/comparedSet.ts';
import type { Measure } from './compared/measure.ts';
import { type Choice, type CompareView, maxCompared } from './useCompareView.ts';

type Props = {
  all: Choice[];
  view: CompareView;
  moduleSelect: ReactNode;
  /** Suppliers declared on the project, and whether they are taken in; no switch where no figure rests on one. */
  declared?: { declarations: readonly Declaration[]; suppliers: Suppliers };
};

/** Which options or versions, against which, per m² or in all. */
export function CompareToolbar({ all, view, moduleSelect, declared }: Props) {
  const { t } = useTranslation('compare');
  const { foundations } = useOffered();
  const chosen = all.filter(({ id }) => view.options.some((option) => option.id === id));
  return (
    <Box
      className="no-print"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 2, alignItems: 'flex-end', mb: 2 }}
    >
      <Autocomplete
        multiple
        size="small"
        disableCloseOnSelect
        disableClearable
        limitTags={2}
        options={all}
        value={chosen}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        getOptionDisabled={({ id }) =>
          chosen.some((each) => each.id === id) ? chosen.length <= 2 : chosen.length >= maxCompared
        }
        onChange={(_, next) => {
          if (next.length >= 2 && next.length <= maxCompared) view.choose(next.map(({ id }) => id));
        }}
        openText={t('choose.open')}
        closeText={t('choose.close')}
        noOptionsText={t('choose.nothing')}
        renderInput={(params) => (
          <TextField {...params} label={t(`choose.${view.kind}`, { most: maxCompared })} />
        )}
        // One line of pickers: names give way until the list is opened.
        sx={{
          flex: { xs: '1 1 100%', lg: '1 1 200px' },
          minWidth: 0,
          '& .MuiAutocomplete-inputRoot:not(.Mui-focused)': { flexWrap: 'nowrap' },
          '& .MuiAutocomplete-tag': { minWidth: 0 },
        }}
      />
      {moduleSelect}
      <SelectBox
        label={t('reference')}
        value={view.reference?.id ?? ''}
        options={view.references.map(({ id, name }) => [id, name])}
        onChange={view.setReference}
        sx={{ flex: '0 1 140px' }}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        value={view.measure}
        aria-label={t('measure.label')}
        onChange={(_, value: Measure | null) => value && view.setMeasure(value)}
        sx={{ height: 40 }}
      >
        {view.measures.map((measure) => (
          <ToggleButton key={measure} value={measure}>
            {t(`measure.${measure}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LossesSwitch />
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
      {declared && declared.declarations.length > 0 && (
        <FormControlLabel
          label={t('declared.switch')}
          control={
            <Switch
              checked={declared.suppliers === 'declared'}
              onChange={(_, checked) => view.setSuppliers(checked ? 'declared' : 'undeclared')}
            />
          }
        />
      )}
    </Box>
  );
}
