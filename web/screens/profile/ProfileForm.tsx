import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { z } from 'zod';
import { profileFormSchema, type ProfileForm as Values } from '#domain/people/account.ts';
import type { ProfileFormMutation } from '#relay/ProfileFormMutation.graphql.ts';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { activationRequired } from '../../errors/activationRequired.ts';
import { DirtyGuard } from '../../forms/dialogs/DirtyGuard.tsx';
import { FaultList } from '../../forms/FaultList.tsx';
import { FormStack } from '../../forms/FormStack.tsx';
import { PasswordField } from '../../forms/fields/PasswordField.tsx';
import { ProfileFields } from '../../forms/fields/ProfileFields.tsx';
import { profileInput } from '../../forms/profileInput.ts';
import { TextField } from '../../forms/fields/TextField.tsx';
import { useDomainForm } from '../../forms/useDomainForm.ts';
import { clearDraft } from '../../forms/useDraft.ts';
import { refusalsOn } from '../../forms/userErrors.ts';
import { useMutation } from '../../relay/mutations/useMutation.ts';
import { useOffered } from '../../session/offered.ts';
import { updateSessionUser } from '../../session/session.ts';

const draft = 'profile';
const secret = ['currentPassword', 'password', 'confirmPassword'];

/** Name, email, a new password if any, and what else is known of the person. */
export function ProfileForm({ values }: { values: z.input<typeof profileFormSchema> }) {
  const { t } = useTranslation('profile');
  const form = useDomainForm(profileFormSchema, { defaultValues: values, draft, secret });
  const [commit, pending] = useMutation<ProfileFormMutation>(
    graphql`
      mutation ProfileFormMutation($input: UpdateProfileInput!) {
        updateProfile(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          user {
            name
            email
            activated
            ...ProfileSection_user
            ...ActivationWarning_user
          }
        }
      }
    `,
    { success: t('saved') },
  );
  const offered = useOffered();
  const [asked, setAsked] = useState<Values | null>(null);
  const isLosingAccess = (changed: Values) => changed.email !== values.email && !offered.emailConfirmation;
  const save = async (changed: Values) => {
    setAsked(null);
    const { name, password, currentPassword } = changed;
    // Naming the current email would cancel a new one that waits for confirmation.
    const email = changed.email === values.email ? {} : { email: changed.email };
    const done = await commit({
      variables: {
        input: {
          name,
          ...email,
          ...(password ? { password } : {}),
          ...(currentPassword ? { currentPassword } : {}),
          ...profileInput(changed, offered),
        },
      },
      onRefused: refusalsOn(form),
    });
    const user = done?.updateProfile.user;
    if (!user) return;
    updateSessionUser({ name: user.name, email: user.email, activated: user.activated });
    form.reset({
      ...form.getValues(),
      email: user.email,
      currentPassword: '',
      password: '',
      confirmPassword: '',
    });
    clearDraft(draft);
    // No mail is sent automatically, so it is offered.
    if (isLosingAccess(changed) && !user.activated) activationRequired();
  };
  const ask = (changed: Values) => (isLosingAccess(changed) ? setAsked(changed) : save(changed));
  const { control, formState } = form;
  return (
    <FormStack onSubmit={form.handleSubmit(ask)}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextField control={control} name="name" label={t('name')} autoComplete="name" required />
        <TextField
          control={control}
          name="email"
          type="email"
          label={t('email')}
          autoComplete="email"
          helperText={t(offered.emailConfirmation ? 'emailHint' : 'emailAtOnce')}
          required
        />
        <PasswordField
          control={control}
          name="password"
          label={t('newPassword')}
          autoComplete="new-password"
          helperText={t('passwordHint')}
        />
        <PasswordField
          control={control}
          name="confirmPassword"
          label={t('confirmPassword')}
          autoComplete="new-password"
        />
        {offered.passwordConfirmation && (
          <PasswordField
            control={control}
            name="currentPassword"
            label={t('currentPassword')}
            autoComplete="current-password"
            helperText={t('currentPasswordHint')}
          />
        )}
      </Box>
      <ProfileFields control={control} offered={offered} />
      <FaultList />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Button type="submit" variant="contained" loading={pending}>
          {t('save')}
        </Button>
      </Box>
      <DirtyGuard dirty={formState.isDirty && !pending} />
      <ConfirmDialog
        open={asked !== null}
        title={t('newEmail.title')}
        text={t('newEmail.text', { email: asked?.email ?? '' })}
        confirmLabel={t('newEmail.confirm')}
        onConfirm={() => asked && void save(asked)}
        onCancel={() => setAsked(null)}
      />
    </FormStack>
  );
}
