import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ProfileSection_user$key } from '#relay/ProfileSection_user.graphql.ts';
import { Section } from '../../components/Section.tsx';
import { PendingEmail } from './PendingEmail.tsx';
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
        ...PendingEmail_user
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
      <PendingEmail user={data} />
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
