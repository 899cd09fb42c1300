import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { ProfilePageQuery } from '#relay/ProfilePageQuery.graphql.ts';
import { PageHeader } from '../../components/PageHeader.tsx';
import { FieldErrorSection } from '../../errors/FieldErrorSection.tsx';
import { SessionExpiredPage } from '../../errors/SessionExpiredPage.tsx';
import { useScreenQuery, useScreenVariables } from '../../relay/queries/useScreenQuery.ts';
import { useScreenTitle } from '../../shell/screenTitle.ts';
import { AccountSection } from './AccountSection.tsx';
import { ApiTokensSection } from './ApiTokensSection.tsx';
import { InvitesSection } from './InvitesSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { SecondFactorsSection } from './secondFactor/SecondFactorsSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { WebhooksSection } from './webhooks/WebhooksSection.tsx';

/** The own account: data, invitations, sessions, tokens for scripts, export and end. */
export function ProfilePage() {
  const { t } = useTranslation('profile');
  useScreenTitle(t('title'));
  const { secondFactors, sessions, apiTokens, webhooks } = useScreenVariables<ProfilePageQuery>();
  const { viewer } = useScreenQuery<ProfilePageQuery>(graphql`
    query ProfilePageQuery(
      $secondFactors: Boolean = true
      $sessions: Boolean = true
      $apiTokens: Boolean = true
      $webhooks: Boolean = true
    ) @throwOnFieldError {
      viewer {
        user {
          ...ProfileSection_user
          ...AccountSection_user
        }
        ...InvitesSection_viewer
        ...SecondFactorsSection_viewer @include(if: $secondFactors)
        ...SessionsSection_viewer @include(if: $sessions)
        ...ApiTokensSection_viewer @include(if: $apiTokens)
        ...WebhooksSection_viewer @include(if: $webhooks)
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
      {secondFactors && (
        <FieldErrorSection title={t('second.title')}>
          <SecondFactorsSection viewer={viewer} />
        </FieldErrorSection>
      )}
      {sessions && (
        <FieldErrorSection title={t('sessions.title')}>
          <SessionsSection viewer={viewer} />
        </FieldErrorSection>
      )}
      {apiTokens && (
        <FieldErrorSection title={t('tokens.title')}>
          <ApiTokensSection viewer={viewer} />
        </FieldErrorSection>
      )}
      {webhooks && (
        <FieldErrorSection title={t('hooks.title')}>
          <WebhooksSection viewer={viewer} />
        </FieldErrorSection>
      )}
      {viewer.user && <AccountSection user={viewer.user} />}
    </>
  );
}
