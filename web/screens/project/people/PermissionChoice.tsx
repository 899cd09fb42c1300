import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { inviteSchema } from '#domain/people/invite.ts';
import type { FieldControl } from '../../../forms/fieldControl.ts';
import { useOffered } from '../../../session/offered.ts';
import { fieldHelp } from '../../../forms/TextField.tsx';

const choices = ['project:view', 'project:edit'] as const;

/** View or edit, which implies view: one choice, and it must be made. */
export function PermissionChoice({ control }: { control: FieldControl<z.input<typeof inviteSchema>> }) {
  const { t } = useTranslation('project');
  const { editInvitations } = useOffered();
  const id = useId();
  const { field, fieldState } = useController({ control, name: 'permissions' });
  const chosen = field.value as readonly string[];
  return (
    <FormControl component="fieldset" error={fieldState.invalid} required aria-describedby={id}>
      <FormLabel component="legend">{t('invite.permissions')}</FormLabel>
      <RadioGroup
        name="permissions"
        value={choices.findLast((choice) => chosen.includes(choice)) ?? ''}
        onChange={(_, choice) => {
          field.onChange([choice]);
          field.onBlur();
        }}
      >
        {choices.map((choice, index) => (
          <FormControlLabel
            key={choice}
            value={choice}
            disabled={choice === 'project:edit' && !editInvitations}
            sx={{ alignItems: 'flex-start', mt: 1 }}
            label={
              <>
                {t(choice === 'project:view' ? 'permission.VIEW' : 'permission.EDIT')}
                <Typography variant="body2" color="textSecondary">
                  {t(
                    choice === 'project:view'
                      ? editInvitations
                        ? 'invite.view'
                        : 'invite.viewFloors'
                      : editInvitations
                        ? 'invite.edit'
                        : 'invite.later',
                  )}
                </Typography>
              </>
            }
            control={<Radio sx={{ mt: -1 }} slotProps={{ input: index === 0 ? { ref: field.ref } : {} }} />}
          />
        ))}
      </RadioGroup>
      <FormHelperText id={id}>{fieldHelp(fieldState.error?.message, null)}</FormHelperText>
    </FormControl>
  );
}
