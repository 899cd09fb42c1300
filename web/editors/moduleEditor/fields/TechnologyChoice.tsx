import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { technologies, type Technology } from '#domain/structures/technology/technology.ts';
import { technologySummaries } from '#domain/structures/technology/technologyAppearance.ts';
import { SmallPrint } from '../../../components/Muted.tsx';
import { useTechnologyName } from '../../../components/figures/TechnologyChip.tsx';
import { fieldHelp } from '../../../forms/fields/TextField.tsx';
import { lazyPart } from '../../../routing/lazyPart.tsx';
import { useOffered } from '../../../session/offered.ts';
import type { StructureValues } from '../values/structureValues.ts';
import { typedParts } from '../values/typedParts.ts';
import { TechnologyFill, technologyColor } from '../../../theme/technology.tsx';
import { useLanguage } from '../../../i18n/useLanguage.ts';

const TechnologyChange = lazyPart(() =>
  import('./TechnologyChange.tsx').then((part) => part.TechnologyChange),
);

const hiddenInput = { position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'pointer' } as const;

/** How it is built: one of three cards, in the colours and patterns of every chart. */
export function TechnologyChoice({ form }: { form: UseFormReturn }) {
  const { t } = useTranslation('moduleEditor');
  const language = useLanguage();
  const nameOf = useTechnologyName();
  const id = useId();
  const offered = useOffered();
  const offeredTechnologies = technologies.filter(
    (technology) => technology !== 'structural_masonry' || offered.structuralMasonry,
  );
  const { field, fieldState } = useController({ control: form.control, name: 'technology' });
  const [wanted, setWanted] = useState<Technology | null>(null);
  const from = field.value as Technology | '';
  const choose = (technology: Technology) =>
    from !== '' && typedParts(form.getValues() as StructureValues, from).length > 0
      ? setWanted(technology)
      : field.onChange(technology);
  return (
    <Box role="radiogroup" aria-labelledby={id} aria-required>
      <FormLabel id={id} required error={fieldState.invalid} sx={{ display: 'block', mb: 1 }}>
        {t('technology')}
      </FormLabel>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))' }}>
        {offeredTechnologies.map((technology, index) => {
          const chosen = field.value === technology;
          return (
            <Box
              key={technology}
              component="label"
              sx={{
                position: 'relative',
                border: 1,
                borderColor: chosen ? technologyColor(technology) : 'divider',
                boxShadow: chosen ? `inset 0 0 0 1px ${technologyColor(technology)}` : 'none',
                borderRadius: 1,
                overflow: 'hidden',
                cursor: 'pointer',
                '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
              }}
            >
              <Box
                component="input"
                type="radio"
                name={field.name}
                value={technology}
                checked={chosen}
                ref={index === 0 ? field.ref : undefined}
                onChange={() => choose(technology)}
                onBlur={field.onBlur}
                sx={hiddenInput}
              />
              <Box sx={{ height: 10 }}>
                <TechnologyFill technology={technology} />
              </Box>
              <Box sx={{ p: 1.5 }}>
                <Typography variant="subtitle2" component="span" sx={{ display: 'block' }}>
                  {nameOf(technology)}
                </Typography>
                <SmallPrint>{technologySummaries[technology][language]}</SmallPrint>
              </Box>
            </Box>
          );
        })}
      </Box>
      {wanted !== null && from !== '' && (
        <TechnologyChange
          form={form}
          from={from}
          to={wanted}
          onChange={() => field.onChange(wanted)}
          onClose={() => setWanted(null)}
        />
      )}
      <FormHelperText error>{fieldHelp(fieldState.error?.message, undefined)}</FormHelperText>
    </Box>
  );
}
