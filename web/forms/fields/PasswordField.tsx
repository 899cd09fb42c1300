import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Visibility, VisibilityOff } from '../../theme/icons.tsx';
import { TextField, type FieldProps } from './TextField.tsx';

/** A password with an eye; `autoComplete` tells the browser whether it is the current or a new one. */
export function PasswordField<Values extends FieldValues>({
  autoComplete,
  ...props
}: FieldProps<Values> & { autoComplete: 'current-password' | 'new-password' }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                size="small"
                aria-label={t(shown ? 'password.hide' : 'password.show')}
                aria-pressed={shown}
                onClick={() => setShown(!shown)}
              >
                {shown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
