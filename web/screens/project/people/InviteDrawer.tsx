import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { z } from 'zod';
import { inviteSchema } from '#domain/people/invite.ts';
import type { InviteDrawerMutation } from '#relay/InviteDrawerMutation.graphql.ts';
import { Muted } from '../../../components/Muted.tsx';
import type { FieldControl } from '../../../forms/fields/fieldControl.ts';
import { FormDrawer } from '../../../forms/dialogs/FormDrawer.tsx';
import { fieldHelp, TextField } from '../../../forms/fields/TextField.tsx';
import { useDomainForm } from '../../../forms/useDomainForm.ts';
import { clearDraft } from '../../../forms/useDraft.ts';
import { refusalsOn } from '../../../forms/userErrors.ts';
import { useMutation } from '../../../relay/mutations/useMutation.ts';
import { useOffered } from '../../../session/offered.ts';

type Props = { projectId: string; connections: readonly string[]; onClose: () => void };

/** Invites someone to view or edit. */
export function InviteDrawer({ projectId, connections, onClose }: Props) {
  const { t } = useTranslation('project');
  const { editInvitations } = useOffered();
  const draft = `invite.${projectId}`;
  const form = useDomainForm(inviteSchema, { defaultValues: { email: '', permissions: [] }, draft });
  const [commit, pending] = useMutation<InviteDrawerMutation>(
    graphql`
      mutation InviteDrawerMutation($input: InviteUserInput!, $connections: [ID!]!) {
        inviteUser(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          invitationEdge @prependEdge(connections: $connections) {
            cursor
            node {
              id
              ...InvitationsSection_invitation
            }
          }
        }
      }
    `,
    { success: t(editInvitations ? 'invite.done' : 'invite.doneLater'), failure: t('invite.error') },
  );
  const close = () => {
    clearDraft(draft);
    onClose();
  };
  const save = form.handleSubmit(async ({ email, permissions }) => {
    const granted = permissions.map((permission) => (permission === 'project:edit' ? 'EDIT' : 'VIEW'));
    const done = await commit({
      variables: { input: { projectId, email, permissions: granted }, connections: [...connections] },
      onRefused: refusalsOn(form),
    });
    if (done !== null) close();
  });
  return (
    <FormDrawer
      title={t('invite.title')}
      dirty={form.formState.isDirty}
      pending={pending}
      submitLabel={t('invite.submit')}
      onSubmit={(event) => void save(event)}
      onClose={close}
      width={440}
    >
      <TextField
        control={form.control}
        name="email"
        label={t('invite.email')}
        type="email"
        required
        autoFocus
      />
      <PermissionChoice control={form.control} />
    </FormDrawer>
  );
}

const choices = ['project:view', 'project:edit'] as const;

/** View or edit, which implies view: one choice, and it must be made. */
function PermissionChoice({ control }: { control: FieldControl<z.input<typeof inviteSchema>> }) {
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
                <Muted>
                  {t(
                    choice === 'project:view'
                      ? editInvitations
                        ? 'invite.view'
                        : 'invite.viewFloors'
                      : editInvitations
                        ? 'invite.edit'
                        : 'invite.later',
                  )}
                </Muted>
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
