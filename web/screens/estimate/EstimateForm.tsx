import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DirtyGuard } from '../../forms/DirtyGuard.tsx';
import { FaultList } from '../../forms/FaultList.tsx';
import { submitKeys } from '../../forms/submitKeys.ts';
import { EstimateFieldsets } from './EstimateFieldsets.tsx';
import type { Estimate, EstimateFields } from './estimateForm.ts';
import { EstimateTotals } from './EstimateTotals.tsx';

type Props = {
  form: UseFormReturn<EstimateFields, unknown, Estimate>;
  onSave: (values: Estimate) => Promise<void>;
  onCancel: () => void;
  /** Leaves although there are changes: forget their draft. */
  onDiscard: () => void;
  /** Beside save and cancel. */
  children?: ReactNode;
};

/** The record's fields, and beside them what its concrete amounts to while it is typed. */
export function EstimateForm({ form, onSave, onCancel, onDiscard, children }: Props) {
  const { t } = useTranslation('estimate');
  const { isDirty, isSubmitting } = form.formState;
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
          <Button onClick={onCancel}>{t('cancel')}</Button>
          <Button type="submit" variant="contained" loading={isSubmitting}>
            {t('save')}
          </Button>
        </Box>
      </Box>
      <DirtyGuard dirty={isDirty && !isSubmitting} onDiscard={onDiscard} />
    </Box>
  );
}
