import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fckBeyondClasses, fckClasses, largestTower } from '#domain/limits.ts';
import { technologies, type Technology } from '#domain/structures/technology.ts';
import type { QuickEstimateInput } from '#domain/usual/quickEstimate.ts';
import { technologyRules } from '#domain/structures/technologyRules.ts';
import { useTechnologyName } from '../../../components/figures/TechnologyChip.tsx';
import { PositiveField } from '../../../components/PositiveField.tsx';
import { Section } from '../../../components/Section.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { QuickTotals } from './QuickTotals.tsx';
import { QuickProjectForm } from './QuickProjectForm.tsx';

/** All of it there and of a size a tower has; null until then. */
function readable(
  technology: Technology,
  area: number | undefined,
  floors: number | undefined,
  fck: number,
): QuickEstimateInput | null {
  if (area === undefined || floors === undefined || !Number.isInteger(floors) || floors > largestTower)
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
  const input = readable(technology, area, floors, fck);
  return (
    <Section title={t('quick.title')} text={t('quick.text')}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
        }}
      >
        <TextField
          select
          label={t('quick.technology')}
          value={technology}
          onChange={(event) => setTechnology(event.target.value as Technology)}
        >
          {technologies.map((value) => (
            <MenuItem key={value} value={value}>
              {nameOf(value)}
            </MenuItem>
          ))}
        </TextField>
        <PositiveField label={t('quick.area')} unit="m²" onChange={setArea} />
        <PositiveField
          label={t('quick.floors')}
          {...(input !== null && { help: t('quick.perFloor', { area: plain(input.area / input.floors) }) })}
          onChange={setFloors}
        />
        <TextField
          select
          label={t('quick.fck')}
          value={fck}
          onChange={(event) => setFck(Number(event.target.value))}
        >
          {[...fckClasses, ...fckBeyondClasses].map((value) => (
            <MenuItem key={value} value={value}>
              {`${value} MPa`}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {input === null ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {t('quick.none')}
        </Typography>
      ) : (
        <>
          <QuickTotals input={input} />
          <QuickProjectForm input={input} />
        </>
      )}
    </Section>
  );
}
