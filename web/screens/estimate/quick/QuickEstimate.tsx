import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { fckBeyondClasses, fckClasses, maxTowerFloors } from '#domain/limits.ts';
import { brazilianStates } from '#domain/project/states.ts';
import { technologies, type Technology } from '#domain/structures/technology/technology.ts';
import { technologyRules } from '#domain/structures/technology/technologyRules.ts';
import type { QuickEstimateInput } from '#domain/usual/quickEstimate.ts';
import { Muted } from '../../../components/Muted.tsx';
import { useTechnologyName } from '../../../components/figures/TechnologyChip.tsx';
import { SelectBox } from '../../../components/SelectBox.tsx';
import { PositiveField } from '../../../components/PositiveField.tsx';
import { Section } from '../../../components/Section.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useMakeProject } from '../../../parts/projectSheet/useMakeProject.ts';
import { paths } from '../../../paths.ts';
import { useOffered } from '../../../session/offered.ts';
import { quickProject } from './quickProject.ts';
import { QuickTotals } from './QuickTotals.tsx';

/** What was entered, once all of it is there and of a size that a tower has; null until then. */
function completeInput(
  technology: Technology,
  area: number | undefined,
  floors: number | undefined,
  fck: number,
): QuickEstimateInput | null {
  if (area === undefined || floors === undefined || !Number.isInteger(floors) || floors > maxTowerFloors)
    return null;
  return { technology, area, floors, fck };
}

/** Technology, area and floors give ranges at once, and a project by one click. */
export function QuickEstimate() {
  const { t } = useTranslation('estimate');
  const nameOf = useTechnologyName();
  const { plain } = useFormat();
  const [technology, setTechnology] = useState<Technology>('beam_column');
  const [chosenFck, setFck] = useState<number | null>(null);
  const [area, setArea] = useState<number>();
  const [floors, setFloors] = useState<number>();
  const fck = chosenFck ?? technologyRules[technology].usualFck;
  const input = completeInput(technology, area, floors, fck);
  return (
    <Section title={t('quick.title')} text={t('quick.text')}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
        }}
      >
        <SelectBox
          label={t('quick.technology')}
          value={technology}
          onChange={setTechnology}

          options={technologies.map((value) => [value, nameOf(value)])}
        />
        <PositiveField label={t('quick.area')} unit="m²" onChange={setArea} />
        <PositiveField
          label={t('quick.floors')}
          {...(input !== null && { help: t('quick.perFloor', { area: plain(input.area / input.floors) }) })}
          onChange={setFloors}
        />
        <SelectBox
          label={t('quick.fck')}
          value={fck}
          onChange={setFck}

          options={[...fckClasses, ...fckBeyondClasses].map((value) => [value, `${value} MPa`])}
        />
      </Box>
      {input === null ? (
        <Muted sx={{ mt: 2 }}>{t('quick.none')}</Muted>
      ) : (
        <>
          <QuickTotals input={input} />
          <QuickProjectForm input={input} />
        </>
      )}
    </Section>
  );
}

/** Makes a project of the estimate; name and place are filled in and may be changed. */
function QuickProjectForm({ input }: { input: QuickEstimateInput }) {
  const { t } = useTranslation('estimate');
  const nameOf = useTechnologyName();
  const { plain } = useFormat();
  const { declarations: keepsMarks } = useOffered();
  const navigate = useNavigate();
  const [make, pending] = useMakeProject();
  const [name, setName] = useState<string | null>(null);
  const [state, setState] = useState('SP');
  const [city, setCity] = useState('São Paulo');
  const technology = nameOf(input.technology);
  const project = name ?? t('quick.defaultName', { technology, area: plain(input.area) });
  const create = async (event: FormEvent) => {
    event.preventDefault();
    const place = {
      project,
      state,
      city,
      unit: t('quick.unit'),
      option: technology,
      floor: t('quick.floor'),
    };
    const id = await make([quickProject(input, place, keepsMarks)]);
    if (id !== null) await navigate(paths.project(id));
  };
  return (
    <Box
      component="form"
      aria-label={t('quick.project')}
      onSubmit={(event) => void create(event)}
      sx={{ mt: 3 }}
    >
      <Muted sx={{ mb: 2 }}>{t('quick.projectText')}</Muted>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr', md: '2fr 110px 1fr auto' },
        }}
      >
        <TextField
          label={t('quick.name')}
          value={project}
          onChange={(event) => setName(event.target.value)}
          required
        />
        <SelectBox
          label={t('quick.state')}
          value={state}
          onChange={setState}

          options={brazilianStates.map(({ code }) => [code, code])}
        />
        <TextField
          label={t('quick.city')}
          value={city}
          onChange={(event) => setCity(event.target.value)}
          required
        />
        <Button type="submit" variant="contained" size="large" loading={pending}>
          {t('quick.create')}
        </Button>
      </Box>
    </Box>
  );
}
