import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { UnitDecisions_unit$key } from '#relay/UnitDecisions_unit.graphql.ts';
import { LoadMore } from '../../components/states/LoadMore.tsx';
import { Section } from '../../components/Section.tsx';
import { DecisionTable } from '../../parts/decision/DecisionTable.tsx';
import { nodesOf } from '../../relay/queries/nodesOf.ts';
import { usePages } from '../../relay/queries/usePages.ts';

/** The decisions on a tower, newest first; nothing while there is none. */
export function UnitDecisions({ unit }: { unit: UnitDecisions_unit$key }) {
  const { t } = useTranslation('decision');
  const { data, pages } = usePages(
    graphql`
      fragment UnitDecisions_unit on Unit
      @throwOnFieldError
      @refetchable(queryName: "UnitDecisionsPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" }) {
        decisions(first: $first, after: $after) @connection(key: "UnitDecisions_decisions") {
          edges {
            node {
              id
              ...DecisionRow_decision
            }
          }
        }
      }
    `,
    unit,
  );
  const rows = nodesOf(data.decisions);
  if (rows.length === 0) return null;
  return (
    <Section title={t('list.title')} text={t('list.text')}>
      <DecisionTable decisions={rows} />
      <LoadMore name="page.decisions" shown={rows.length} pages={pages} />
    </Section>
  );
}
