import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { inviteSchema } from '#domain/invite.ts';
import type { FieldControl } from '../../../forms/fieldControl.ts';
import { useOffered } from '../../../session/offered.ts';
import { fieldHelp } from '../../../forms/TextField.tsx';

const choices = ['project:view', 'project:edit'] as const;
type Choice = (typeof choices)[number];

/** View and edit; at least one must be chosen. */
export function PermissionBoxes({ control }: { control: FieldControl<z.input<typeof inviteSchema>> }) {
  const { t } = useTranslation('project');
  const { editInvitations } = useOffered();
  const id = useId();
  const { field, fieldState } = useController({ control, name: 'permissions' });
  const chosen = field.value as readonly string[];
  const toggle = (choice: Choice, on: boolean) => {
    field.onChange(choices.filter((each) => (each === choice ? on : chosen.includes(each))));
    field.onBlur();
  };
  return (
    <FormControl component="fieldset" error={fieldState.invalid} required aria-describedby={id}>
      <FormLabel component="legend">{t('invite.permissions')}</FormLabel>
      <FormGroup>
        {choices.map((choice, index) => (
          <FormControlLabel
            key={choice}
            disabled={choice === 'project:edit' && !editInvitations}
            sx={{ alignItems: 'flex-start', mt: 1 }}
            label={
              <>
                {t(choice === 'project:view' ? 'permission.VIEW' : 'permission.EDIT')}
                <Typography variant="body2" color="textSecondary">
                  {t(
                    choice === 'project:view'
                      ? 'invite.view'
                      : editInvitations
                        ? 'invite.edit'
                        : 'invite.later',
                  )}
                </Typography>
              </>
            }
            control={
              <Checkbox
                checked={chosen.includes(choice)}
                onChange={(_, on) => toggle(choice, on)}
                sx={{ mt: -1 }}
                slotProps={{ input: index === 0 ? { ref: field.ref } : {} }}
              />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText id={id}>{fieldHelp(fieldState.error?.message, null)}</FormHelperText>
    </FormControl>
  );
}
