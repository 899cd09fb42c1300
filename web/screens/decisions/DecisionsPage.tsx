import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { DecisionsPageQuery } from '#relay/DecisionsPageQuery.graphql.ts';
import { PageHeader } from '../../components/PageHeader.tsx';
import { FieldErrorSection } from '../../errors/FieldErrorSection.tsx';
import { SessionExpiredPage } from '../../errors/SessionExpiredPage.tsx';
import { useScreenQuery } from '../../relay/queries/useScreenQuery.ts';
import { useScreenTitle } from '../../shell/screenTitle.ts';
import { DecisionList } from './DecisionList.tsx';

/** The decisions in all projects, with how each stands today. */
export function DecisionsPage() {
  const { t } = useTranslation('decision');
  const title = t('list.title');
  useScreenTitle(title);
  const { viewer } = useScreenQuery<DecisionsPageQuery>(graphql`
    query DecisionsPageQuery {
      viewer {
        ...DecisionList_viewer
      }
    }
  `);
  if (!viewer) return <SessionExpiredPage />;
  return (
    <>
      <PageHeader title={title} text={t('list.text')} />
      <FieldErrorSection title={title}>
        <DecisionList viewer={viewer} />
      </FieldErrorSection>
    </>
  );
}
