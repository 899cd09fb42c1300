import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FocusEvent, ReactNode } from 'react';
import type { Control, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { fckClasses } from '#domain/limits.ts';
import { technologies } from '#domain/structures/technology/technology.ts';
import { useTechnologyName } from '../../components/figures/TechnologyChip.tsx';
import { Section } from '../../components/Section.tsx';
import { DirtyGuard } from '../../forms/dialogs/DirtyGuard.tsx';
import { FaultList } from '../../forms/FaultList.tsx';
import { NumberField } from '../../forms/fields/NumberField.tsx';
import { SelectField } from '../../forms/fields/SelectField.tsx';
import { submitKeys } from '../../forms/submitKeys.ts';
import { TextField } from '../../forms/fields/TextField.tsx';
import { clearDraft } from '../../forms/useDraft.ts';
import { paths } from '../../paths.ts';
import {
  countNames,
  dimensionNames,
  dimensionUnits,
  type Estimate,
  type EstimateFields,
  volumeName,
} from './estimateForm.ts';
import { EstimateTotals } from './EstimateTotals.tsx';

type Props = {
  form: UseFormReturn<EstimateFields, unknown, Estimate>;
  /** The name of its draft. */
  draft: string;
  onSave: (values: Estimate) => Promise<void>;
  /** Beside save and cancel. */
  children?: ReactNode;
};

/** The record's fields, and beside them what its concrete amounts to while it is typed. */
export function EstimateForm({ form, draft, onSave, children }: Props) {
  const { t } = useTranslation('estimate');
  const navigate = useNavigate();
  const { isDirty, isSubmitting } = form.formState;
  const forget = () => clearDraft(draft);
  // With changes the form asks first, and only its answer may delete the draft.
  const cancel = () => {
    if (!isDirty) forget();
    void navigate(paths.dashboard);
  };
  return (
    <Box
      component="form"
      noValidate
      aria-label={t('form')}
      onSubmit={(event) => void form.handleSubmit(onSave)(event)}
      onKeyDown={submitKeys}
      sx={{
        display: 'grid',
        columnGap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' },
      }}
    >
      <div>
        <EstimateFieldsets control={form.control} />
      </div>
      <Box sx={{ position: { lg: 'sticky' }, top: 16 }}>
        <EstimateTotals control={form.control} />
        <Box sx={{ mb: 2 }}>
          <FaultList />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1, mb: 3 }}>
          {children}
          <Button onClick={cancel}>{t('cancel')}</Button>
          <Button type="submit" variant="contained" loading={isSubmitting}>
            {t('save')}
          </Button>
        </Box>
      </Box>
      <DirtyGuard dirty={isDirty && !isSubmitting} onDiscard={forget} />
    </Box>
  );
}

/** What the record is, its floors and area, its dimensions, its concrete. */
function EstimateFieldsets({ control }: { control: Control<EstimateFields, unknown, Estimate> }) {
  const { t } = useTranslation('estimate');
  const nameOf = useTechnologyName();
  const field = (name: Exclude<keyof EstimateFields, `volume${string}`>) => ({
    control,
    name,
    label: t(name),
  });
  return (
    <>
      <Section title={t('group.identity')}>
        <Grid>
          <TextField {...field('nome')} required />
          <SelectField
            {...field('tipoDeEstrutura')}
            required
            options={technologies.map((value) => ({ value, label: nameOf(value) }))}
          />
        </Grid>
      </Section>
      <Section title={t('group.floors')}>
        <Grid>
          {countNames.map((name) => (
            <NumberField key={name} {...field(name)} required />
          ))}
          <NumberField {...field('areaConstruidaTotal')} unit="m²" required />
        </Grid>
      </Section>
      <Section title={t('group.dimensions')} text={t('group.dimensions.text')}>
        <Grid>
          {dimensionNames.map((name) => (
            <NumberField key={name} {...field(name)} unit={dimensionUnits[name]} />
          ))}
        </Grid>
      </Section>
      <Section title={t('group.concrete')} text={t('group.concrete.text')}>
        <Grid>
          {fckClasses.map((fck) => (
            <NumberField
              key={fck}
              control={control}
              name={volumeName(fck)}
              label={t('volumeDeConcreto', { fck })}
              unit="m³"
              required
              onFocus={selectAll}
            />
          ))}
        </Grid>
      </Section>
    </>
  );
}

/** Selected, the 0 that a volume begins with is replaced by what is typed. */
function selectAll(event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  event.target.select();
}

function Grid({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
      }}
    >
      {children}
    </Box>
  );
}
