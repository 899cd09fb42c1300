import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { PeersSection_query$key } from '#relay/PeersSection_query.graphql.ts';
import type { UnitTables_project$key } from '#relay/UnitTables_project.graphql.ts';
import { FieldErrorSection } from '../../../errors/FieldErrorSection.tsx';
import { ProjectTotals } from '../../../parts/project/ProjectTotals.tsx';
import { ProjectPeers } from './ProjectPeers.tsx';
import { UnitTable } from './UnitTable.tsx';

type Props = { query: PeersSection_query$key; project: UnitTables_project$key };

/** The towers of a project to be read: totals, a row each, and where they stand among all known ones. */
export function UnitTables({ query, project }: Props) {
  const { t } = useTranslation('unitTable');
  const data = useFragment(
    graphql`
      fragment UnitTables_project on Project {
        ...ProjectTotals_project
        ...UnitTable_project
        ...ProjectPeers_project
      }
    `,
    project,
  );
  return (
    <>
      <FieldErrorSection title={t('error.totals')}>
        <ProjectTotals project={data} />
      </FieldErrorSection>
      <FieldErrorSection title={t('error.units')}>
        <UnitTable project={data} />
      </FieldErrorSection>
      <FieldErrorSection title={t('error.benchmark')}>
        <ProjectPeers query={query} project={data} />
      </FieldErrorSection>
    </>
  );
}
