import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { InvitesPageQuery } from '#relay/InvitesPageQuery.graphql.ts';
import { PageHeader } from '../../components/PageHeader.tsx';
import { FieldErrorSection } from '../../errors/FieldErrorSection.tsx';
import { SessionExpiredPage } from '../../errors/SessionExpiredPage.tsx';
import { useScreenQuery } from '../../relay/useScreenQuery.ts';
import { useScreenTitle } from '../../shell/screenTitle.ts';
import { paths } from '../../paths.ts';
import { InvitationList } from './InvitationList.tsx';

/** Invitations to projects, to be accepted or declined. */
export function InvitesPage() {
  const { t } = useTranslation('invites');
  useScreenTitle(t('title'), [{ label: t('nav.profile'), to: paths.profile }]);
  const { viewer } = useScreenQuery<InvitesPageQuery>(graphql`
    query InvitesPageQuery($token: String) {
      viewer {
        ...InvitationList_viewer
      }
    }
  `);
  if (!viewer) return <SessionExpiredPage />;
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <FieldErrorSection title={t('title')}>
        <InvitationList viewer={viewer} />
      </FieldErrorSection>
    </>
  );
}
