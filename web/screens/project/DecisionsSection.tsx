import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { DecisionsSection_project$key } from '#relay/DecisionsSection_project.graphql.ts';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { LoadMore } from '../../components/states/LoadMore.tsx';
import { Section } from '../../components/Section.tsx';
import { DecisionTable } from '../../parts/decision/DecisionTable.tsx';
import { nodesOf } from '../../relay/queries/nodesOf.ts';
import { usePages } from '../../relay/queries/usePages.ts';
import { GavelOutlined } from '../../theme/icons.tsx';

/** The decisions on all towers of the project, newest first. */
export function DecisionsSection({ project }: { project: DecisionsSection_project$key }) {
  const { t } = useTranslation('decision');
  const { data, pages } = usePages(
    graphql`
      fragment DecisionsSection_project on Project
      @refetchable(queryName: "DecisionsSectionPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @throwOnFieldError {
        decisions(first: $first, after: $after) @connection(key: "DecisionsSection_decisions") {
          edges {
            node {
              id
              ...DecisionRow_decision
            }
          }
        }
      }
    `,
    project,
  );
  const rows = nodesOf(data.decisions);
  return (
    <Section title={t('list.title')} text={t('list.text')}>
      {rows.length === 0 ? (
        <EmptyState compact icon={<GavelOutlined />} title={t('none.title')} text={t('none.text')} />
      ) : (
        <DecisionTable decisions={rows} place="unit" />
      )}
      <LoadMore name="page.decisions" shown={rows.length} pages={pages} />
    </Section>
  );
}
