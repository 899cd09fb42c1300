import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ComponentProps, ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { UnitForm as Unit } from '#domain/tower/unit.ts';
import { Section } from '../../components/Section.tsx';
import type { DrawnFoundation } from '../../components/towerDrawing/TowerFoundation.tsx';
import { DirtyGuard } from '../../forms/dialogs/DirtyGuard.tsx';
import { FaultList } from '../../forms/FaultList.tsx';
import { NumberField } from '../../forms/fields/NumberField.tsx';
import { SelectField } from '../../forms/fields/SelectField.tsx';
import { submitKeys } from '../../forms/submitKeys.ts';
import { TextField } from '../../forms/fields/TextField.tsx';
import { useOffered } from '../../session/offered.ts';
import { preloadUnitRules } from './lazyUnitRules.ts';
import { DrawnFloors } from './reading/DrawnFloors.tsx';
import type { SavedFloors } from './reading/savedIntensity.ts';
import { FloorGroupsEditor } from './rows/FloorGroupsEditor.tsx';
import type { UnitFormState } from './useUnitForm.ts';

type Props = ComponentProps<typeof UnitFormEnd> & {
  /** Saves what the form holds. */
  onSave: (values: Unit) => Promise<void>;
  /** Floors as the server has them, for intensities and gaps. */
  saved?: SavedFloors;
  /** The saved tower's foundation. */
  foundation?: DrawnFoundation | null;
  /** CO₂ and energy of the saved floors, under the form beside the drawing. */
  byFloor?: ReactNode;
  /** Fields before the name. */
  children?: ReactNode;
};

/** Name and floors of a tower, drawn live beside them. */
export function UnitForm({ form, onSave, saved, foundation, byFloor, children, ...end }: Props) {
  const { t } = useTranslation('unitForm');
  return (
    <Box
      component="form"
      noValidate
      aria-label={t('form')}
      onSubmit={(event) => void form.handleSubmit(onSave)(event)}
      onKeyDown={submitKeys}
      onFocus={preloadUnitRules}
      sx={{
        display: 'grid',
        columnGap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
        gridTemplateRows: { lg: 'auto 1fr' },
        '@media print': { display: 'block' },
        mb: 3,
      }}
    >
      {/* Forms are not printed; the drawing, the summary and the list of floors say the same. */}
      <div className="no-print">
        <Section title={t('floors.title')} text={t('floors.text')}>
          <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            {children}
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 200px' }, maxWidth: 640 }}>
              <TextField control={form.control} name="name" label={t('name')} required />
              <SelectField
                control={form.control}
                name="type"
                label={t('type')}
                required
                options={[
                  { value: '', label: t('type.none') },
                  { value: 'tower', label: t('type.tower') },
                ]}
              />
            </Box>
            <BuiltFields form={form} />
            <FloorGroupsEditor form={form} />
            <FaultList />
            <UnitFormEnd form={form} {...end} />
          </Box>
        </Section>
      </div>
      <Box sx={{ position: { lg: 'sticky' }, top: 16, gridRow: { lg: '1 / span 2' }, gridColumn: { lg: 2 } }}>
        <DrawnFloors form={form} saved={saved ?? null} foundation={foundation ?? null} />
      </Box>
      {byFloor}
    </Box>
  );
}

/** How many such towers are built, and the dwellings of one; nothing where the service does not keep them. */
function BuiltFields({ form }: { form: UnitFormState }) {
  const { t } = useTranslation('unitForm');
  const { towerRepetition, dwellings } = useOffered();
  if (!towerRepetition && !dwellings) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, maxWidth: 640 }}>
      {towerRepetition && (
        <NumberField
          control={form.control}
          name="repetitionCount"
          label={t('repetition')}
          helperText={t('repetition.help')}
        />
      )}
      {dwellings && (
        <NumberField
          control={form.control}
          name="dwellings"
          label={t('dwellings')}
          helperText={t('dwellings.help')}
        />
      )}
    </Box>
  );
}

type UnitFormEndProps = {
  form: UnitFormState;
  submitLabel: string;
  pending: boolean;
  /** Discards the changes. */
  onCancel: () => void;
  /** Leaves in spite of changes, and deletes their draft. */
  onDiscard: () => void;
};

/** The buttons, and the question before changes are discarded: all of the form that its first change renders. */
function UnitFormEnd({ form, submitLabel, pending, onCancel, onDiscard }: UnitFormEndProps) {
  const { t } = useTranslation('unitForm');
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
      <Button onClick={onCancel}>{t('cancel')}</Button>
      <Button type="submit" variant="contained" loading={pending || isSubmitting}>
        {submitLabel}
      </Button>
      <DirtyGuard dirty={isDirty && !isSubmitting} onDiscard={onDiscard} />
    </Box>
  );
}
