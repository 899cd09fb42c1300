import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ProfileSectionPendingEmailMutation } from '#relay/ProfileSectionPendingEmailMutation.graphql.ts';
import type { ProfileSection_user$key } from '#relay/ProfileSection_user.graphql.ts';
import { Section } from '../../components/Section.tsx';
import { useMutation } from '../../relay/mutations/useMutation.ts';
import { ProfileForm } from './ProfileForm.tsx';

/** A number of a company as it is written: 12.345.678/0001-99. */
const cnpj = (digits: string) => digits.replace(/^(\d{2})(\d{3})(\d{3})(\d{4})(\d{2})$/, '$1.$2.$3/$4-$5');

/** Who the user is, to be changed in place. */
export function ProfileSection({ user }: { user: ProfileSection_user$key }) {
  const { t } = useTranslation('profile');
  const data = useFragment(
    graphql`
      fragment ProfileSection_user on User {
        name
        email
        pendingEmail
        professionalNumber
        birthDate
        city
        activityArea
        professionalEmail
        companyName
        companyNumber
      }
    `,
    user,
  );
  const company = data.companyNumber == null ? null : t('data.company', { cnpj: cnpj(data.companyNumber) });
  return (
    <Section title={t('data.title')} text={company ?? t('data.text')}>
      {data.pendingEmail != null && <PendingEmail email={data.email} pendingEmail={data.pendingEmail} />}
      <ProfileForm
        values={{
          name: data.name,
          email: data.email,
          currentPassword: '',
          password: '',
          confirmPassword: '',
          professionalNumber: data.professionalNumber ?? '',
          birthDate: data.birthDate ?? '',
          city: data.city ?? '',
          activityArea: data.activityArea ?? '',
          professionalEmail: data.professionalEmail ?? '',
          companyName: data.companyName ?? '',
        }}
      />
    </Section>
  );
}

/** A new email that waits for its confirmation, and the way to give it up. */
function PendingEmail({ email, pendingEmail }: { email: string; pendingEmail: string }) {
  const { t } = useTranslation('profile');
  const [commit, pending] = useMutation<ProfileSectionPendingEmailMutation>(
    graphql`
      mutation ProfileSectionPendingEmailMutation($input: UpdateProfileInput!) {
        updateProfile(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          user {
            id
            pendingEmail
          }
        }
      }
    `,
    { success: t('pendingEmail.kept') },
  );
  return (
    <Alert
      severity="info"
      variant="outlined"
      sx={{ mb: 3, overflowWrap: 'anywhere', flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
      action={
        <Button
          color="inherit"
          size="small"
          sx={{ whiteSpace: 'nowrap' }}
          loading={pending}
          onClick={() => void commit({ variables: { input: { email } } })}
        >
          {t('pendingEmail.cancel')}
        </Button>
      }
    >
      {t('pendingEmail.text', { pendingEmail, email })}
    </Alert>
  );
}
