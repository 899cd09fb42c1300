import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DirtyGuard } from '../../forms/DirtyGuard.tsx';
import type { UnitFormState } from './useUnitForm.ts';

type Props = {
  form: UnitFormState;
  submitLabel: string;
  pending: boolean;
  /** Throws the changes away. */
  onCancel: () => void;
  /** Leaves although there are changes: forget their draft. */
  onDiscard: () => void;
};

/** The buttons, and the question before changes are left: what alone of the form is drawn by its first change. */
export function UnitFormEnd({ form, submitLabel, pending, onCancel, onDiscard }: Props) {
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
