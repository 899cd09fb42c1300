import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import MuiTextField from '@mui/material/TextField';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePendingVisible } from '../../components/states/usePendingVisible.ts';
import { fieldHelp } from '../../forms/fields/TextField.tsx';
import { useBlurAfterPointer } from '../../forms/fields/useBlurAfterPointer.ts';
import { validationText } from '../../i18n/message.ts';
import { Refresh } from '../../theme/icons.tsx';
import { isCompleteCep, maskCep, writeCep } from './cepMask.ts';
import type { ProjectFormState } from './projectFormState.ts';
import { useCepFill } from './useCepFill.ts';

/** CEP with its mask; the eighth digit fills in the address fields that are empty. */
export function CepField({ form }: { form: ProjectFormState }) {
  const { t } = useTranslation('projectForm');
  const { field, fieldState } = useController({ control: form.control, name: 'postalCode' });
  const blur = useBlurAfterPointer(field.onBlur);
  const { state, lookUp } = useCepFill(form);
  const isSlow = usePendingVisible(state === 'asking');
  const warnings = { unknown: validationText('project.cep.verify'), failed: t('cep.unavailable') };
  const warning = state === 'unknown' || state === 'failed' ? warnings[state] : undefined;
  const value = typeof field.value === 'string' ? field.value : '';
  // The button disappears while it asks, and the focus would be lost with it.
  const retry = () => {
    form.setFocus('postalCode');
    lookUp(value);
  };
  const change = (input: HTMLInputElement) => {
    const cep = maskCep(input.value);
    writeCep(input, cep);
    if (cep === value) return;
    field.onChange(cep);
    lookUp(isCompleteCep(cep) ? cep : null);
  };
  return (
    <MuiTextField
      label={t('cep')}
      name={field.name}
      value={value}
      inputRef={field.ref}
      onBlur={blur}
      onChange={(event) => change(event.target as HTMLInputElement)}
      error={fieldState.invalid}
      helperText={fieldHelp(fieldState.error?.message, warning)}
      slotProps={{
        htmlInput: { inputMode: 'numeric', autoComplete: 'postal-code', placeholder: '00000-000' },
        formHelperText: { role: 'status', sx: fieldState.invalid ? {} : { color: 'warning.main' } },
        input:
          state === 'failed'
            ? { endAdornment: <RetryCep onClick={retry} label={t('cep.retry')} /> }
            : isSlow
              ? {
                  endAdornment: (
                    <InputAdornment position="end">
                      <CircularProgress size={16} aria-label={t('cep.asking')} />
                    </InputAdornment>
                  ),
                }
              : {},
      }}
    />
  );
}

function RetryCep({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <InputAdornment position="end">
      <IconButton size="small" edge="end" aria-label={label} title={label} onClick={onClick}>
        <Refresh fontSize="small" />
      </IconButton>
    </InputAdornment>
  );
}
