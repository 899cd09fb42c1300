import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { projectPhases } from '#domain/project/phases.ts';
import { brazilianStates } from '#domain/project/states.ts';
import { storeyClasses } from '#domain/tower/storeys.ts';
import { technologies } from '#domain/structures/technology/technology.ts';
import { useTechnologyName } from '../../components/figures/TechnologyChip.tsx';
import { SearchSelect } from '../../components/SelectBox.tsx';
import { useOffered } from '../../session/offered.ts';
import { type PeerScope, peerScopes } from './peerScope.ts';

const choice = { flex: '1 1 156px' } as const;

/** What is ranked, and among which: kept in the address. */
export function PeerFilters({ choosesScope, scope }: { choosesScope: boolean; scope: PeerScope }) {
  const { t } = useTranslation('peers');
  const nameOf = useTechnologyName();
  const [first, ...others] = peerScopes;
  const { foundations } = useOffered();
  const any = t('filter.any');
  // Filters are not printed.
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 1,
        // Labels overlap the top edge of their field.
        rowGap: 2,
        mt: { xs: 1, md: 0 },
        flex: '1 1 420px',
        maxWidth: 880,
        '@media print': { display: 'none' },
      }}
    >
      {choosesScope && (
        <SearchSelect
          name="of"
          label={t('filter.of')}
          none={t(`scope.${first}`)}
          options={others.map((other) => [other, t(`scope.${other}`)])}
          sx={choice}
        />
      )}
      {foundations && scope !== 'floors' && (
        <SearchSelect
          name="foundation"
          label={t('filter.part')}
          none={t('part.structure')}
          options={[['yes', t('part.foundation')]]}
          sx={choice}
        />
      )}
      <SearchSelect
        name="technology"
        label={t('filter.technology')}
        none={any}
        options={technologies.map((name) => [name, nameOf(name)])}
        sx={choice}
      />
      <SearchSelect
        name="storeys"
        label={t('filter.storeys')}
        none={any}
        options={storeyClasses.map((name) => [name, t(`storeys.${name}`)])}
        sx={choice}
      />
      <SearchSelect
        name="state"
        label={t('filter.state')}
        none={any}
        options={brazilianStates.map(({ code, name }) => [code, name])}
        sx={choice}
      />
      <SearchSelect
        name="phase"
        label={t('filter.phase')}
        none={any}
        options={projectPhases.map((name) => [name, t(`phase.${name}`)])}
        sx={choice}
      />
    </Box>
  );
}
