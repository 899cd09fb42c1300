import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { projectPhases } from '#domain/project/phases.ts';
import { brazilianStates } from '#domain/project/states.ts';
import { storeyClasses } from '#domain/tower/storeys.ts';
import { technologies } from '#domain/structures/technology.ts';
import { useTechnologyName } from '../../components/figures/TechnologyChip.tsx';
import { useSearchParam } from '../../components/useSearchParam.ts';
import { useOffered } from '../../session/offered.ts';
import { type PeerScope, peerScopes } from './peerScope.ts';

/** What is ranked, and among which: kept in the address. */
export function PeerFilters({ choosesScope, scope }: { choosesScope: boolean; scope: PeerScope }) {
  const { t } = useTranslation('peers');
  const nameOf = useTechnologyName();
  const [first, ...others] = peerScopes;
  const { foundations } = useOffered();
  const any = t('filter.any');
  // On paper nothing is chosen any more.
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 1,
        // A label stands on the edge of its field.
        rowGap: 2,
        mt: { xs: 1, md: 0 },
        flex: '1 1 420px',
        maxWidth: 880,
        '@media print': { display: 'none' },
      }}
    >
      {choosesScope && (
        <Choice
          name="of"
          label={t('filter.of')}
          none={t(`scope.${first}`)}
          options={others.map((other) => [other, t(`scope.${other}`)])}
        />
      )}
      {foundations && scope !== 'floors' && (
        <Choice
          name="foundation"
          label={t('filter.part')}
          none={t('part.structure')}
          options={[['yes', t('part.foundation')]]}
        />
      )}
      <Choice
        name="technology"
        label={t('filter.technology')}
        none={any}
        options={technologies.map((name) => [name, nameOf(name)])}
      />
      <Choice
        name="storeys"
        label={t('filter.storeys')}
        none={any}
        options={storeyClasses.map((name) => [name, t(`storeys.${name}`)])}
      />
      <Choice
        name="state"
        label={t('filter.state')}
        none={any}
        options={brazilianStates.map(({ code, name }) => [code, name])}
      />
      <Choice
        name="phase"
        label={t('filter.phase')}
        none={any}
        options={projectPhases.map((name) => [name, t(`phase.${name}`)])}
      />
    </Box>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  /** Text of what stands in the address as nothing. */
  none: string;
  options: readonly (readonly [value: string, label: string])[];
};

function Choice({ name, label, none, options }: ChoiceProps) {
  const [value, setValue] = useSearchParam(name);
  return (
    <TextField
      select
      label={label}
      value={options.some(([option]) => option === value) ? value : ''}
      onChange={({ target }) => setValue(target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ flex: '1 1 156px' }}
    >
      <MenuItem value="">{none}</MenuItem>
      {options.map(([option, text]) => (
        <MenuItem key={option} value={option}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
}
