import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { ProfilePageQuery } from '#relay/ProfilePageQuery.graphql.ts';
import { PageHeader } from '../../components/PageHeader.tsx';
import { FieldErrorSection } from '../../errors/FieldErrorSection.tsx';
import { SessionExpiredPage } from '../../errors/SessionExpiredPage.tsx';
import { useScreenQuery } from '../../relay/useScreenQuery.ts';
import { useOffered } from '../../session/offered.ts';
import { useScreenTitle } from '../../shell/screenTitle.ts';
import { AccountSection } from './AccountSection.tsx';
import { ApiTokensSection } from './ApiTokensSection.tsx';
import { InvitesSection } from './InvitesSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { SecondFactorsSection } from './secondFactor/SecondFactorsSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';

/** The own account: data, invitations, sessions, tokens for scripts, export and end. */
export function ProfilePage() {
  const { t } = useTranslation('profile');
  useScreenTitle(t('title'));
  const offered = useOffered();
  const { viewer } = useScreenQuery<ProfilePageQuery>(graphql`
    query ProfilePageQuery {
      viewer {
        user {
          ...ProfileSection_user
          ...AccountSection_user
        }
        ...InvitesSection_viewer
        ...SecondFactorsSection_viewer
        ...SessionsSection_viewer
        ...ApiTokensSection_viewer
      }
    }
  `);
  if (!viewer) return <SessionExpiredPage />;
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      {viewer.user && <ProfileSection user={viewer.user} />}
      <FieldErrorSection title={t('invites.title')}>
        <InvitesSection viewer={viewer} />
      </FieldErrorSection>
      {offered.secondFactors && (
        <FieldErrorSection title={t('second.title')}>
          <SecondFactorsSection viewer={viewer} />
        </FieldErrorSection>
      )}
      {offered.sessions && (
        <FieldErrorSection title={t('sessions.title')}>
          <SessionsSection viewer={viewer} />
        </FieldErrorSection>
      )}
      {offered.apiTokens && (
        <FieldErrorSection title={t('tokens.title')}>
          <ApiTokensSection viewer={viewer} />
        </FieldErrorSection>
      )}
      {viewer.user && <AccountSection user={viewer.user} />}
    </>
  );
}
