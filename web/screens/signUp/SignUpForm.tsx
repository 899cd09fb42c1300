import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { signUpSchema, type SignUpForm as Values } from '#domain/people/account.ts';
import { termsVersion } from '#domain/people/terms.ts';
import type { SignUpFormMutation } from '#relay/SignUpFormMutation.graphql.ts';
import { Muted } from '../../components/Muted.tsx';
import { FaultList } from '../../forms/FaultList.tsx';
import { ScreenLink } from '../../components/ScreenLink.tsx';
import { FormStack } from '../../forms/FormStack.tsx';
import { PasswordField } from '../../forms/fields/PasswordField.tsx';
import { ProfileFields } from '../../forms/fields/ProfileFields.tsx';
import { profileInput } from '../../forms/profileInput.ts';
import { SwitchField } from '../../forms/fields/SwitchField.tsx';
import { TextField } from '../../forms/fields/TextField.tsx';
import { useDomainForm } from '../../forms/useDomainForm.ts';
import { clearDraft } from '../../forms/useDraft.ts';
import { refusalsOn } from '../../forms/userErrors.ts';
import { paths } from '../../paths.ts';
import { knownOffers } from '../../relay/knownOffers.ts';
import { useGuestMutation } from '../../relay/mutations/useGuestMutation.ts';
import { useOffered } from '../../session/offered.ts';

const draft = 'sign-up';
const defaultValues = {
  name: '',
  isCompany: false,
  companyNumber: '',
  email: '',
  password: '',
  confirmPassword: '',
  professionalNumber: '',
  birthDate: '',
  city: '',
  activityArea: '',
  professionalEmail: '',
  companyName: '',
};

/** The sign-up form; calls back with the address the activation mail went to. */
export function SignUpForm({ onDone }: { onDone: (email: string) => void }) {
  const { t } = useTranslation('signUp');
  const form = useDomainForm(signUpSchema, {
    defaultValues,
    draft,
    secret: ['password', 'confirmPassword'],
  });
  const [commit, pending] = useGuestMutation<SignUpFormMutation>(graphql`
    mutation SignUpFormMutation($input: SignUpInput!) {
      signUp(input: $input) {
        errors {
          ...userError_error @relay(mask: false)
        }
      }
    }
  `);
  const offered = useOffered();
  useEffect(() => void knownOffers(), []);
  const signUp = async (values: Values) => {
    const { name, email, password } = values;
    const company = values.isCompany ? { companyNumber: values.companyNumber ?? null } : {};
    const done = await commit({
      variables: {
        input: { name, email, password, termsVersion, ...company, ...profileInput(values, offered) },
      },
      onRefused: refusalsOn(form),
    });
    if (done === null) return;
    clearDraft(draft);
    onDone(email);
  };
  const { control } = form;
  const isCompany = useWatch({ control, name: 'isCompany' }) === true && offered.companyAccounts;
  return (
    <FormStack onSubmit={form.handleSubmit(signUp)}>
      <TextField
        control={control}
        name="name"
        label={t(isCompany ? 'legalName' : 'name')}
        autoComplete={isCompany ? 'organization' : 'name'}
        required
        autoFocus
      />
      {offered.companyAccounts && <SwitchField control={control} name="isCompany" label={t('isCompany')} />}
      {isCompany && <TextField control={control} name="companyNumber" label={t('companyNumber')} required />}
      <TextField
        control={control}
        name="email"
        type="email"
        label={t('email')}
        autoComplete="email"
        required
      />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <PasswordField
          control={control}
          name="password"
          label={t('password')}
          autoComplete="new-password"
          required
          helperText={t('passwordHint')}
        />
        <PasswordField
          control={control}
          name="confirmPassword"
          label={t('confirmPassword')}
          autoComplete="new-password"
          required
        />
      </Box>
      {offered.profileFields && (
        <Typography variant="h2" sx={{ fontSize: '1rem', mt: 1 }}>
          {t('about')}
        </Typography>
      )}
      <Typography variant="body2">
        <ScreenLink to={paths.privacy} underline="always">
          {t('why')}
        </ScreenLink>
      </Typography>
      <ProfileFields control={control} offered={offered} />
      <Muted>
        {t('agree')}
        <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, mt: 0.5 }}>
          <ScreenLink to={paths.terms} underline="always">
            {t('terms')}
          </ScreenLink>
          <ScreenLink to={paths.privacy} underline="always">
            {t('privacy')}
          </ScreenLink>
        </Box>
      </Muted>
      <FaultList />
      <Button type="submit" variant="contained" size="large" loading={pending}>
        {t('submit')}
      </Button>
    </FormStack>
  );
}
