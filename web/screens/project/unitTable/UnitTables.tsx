import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useSearchParams } from 'react-router';
import type { Range } from '#domain/range.ts';
import type { PeersSection_query$key } from '#relay/PeersSection_query.graphql.ts';
import type { UnitTables_projectPeersProject$key } from '#relay/UnitTables_projectPeersProject.graphql.ts';
import type { UnitTables_project$key } from '#relay/UnitTables_project.graphql.ts';
import { AllPages } from '../../../components/states/AllPages.tsx';
import { FieldErrorSection } from '../../../errors/FieldErrorSection.tsx';
import type { PeerMark } from '../../../parts/peers/peerRank.ts';
import { peerScopeOf } from '../../../parts/peers/peerScope.ts';
import { PeersSection } from '../../../parts/peers/PeersSection.tsx';
import { usePeerFoundation } from '../../../parts/peers/usePeerFoundation.ts';
import { ProjectTotals } from '../../../parts/project/ProjectTotals.tsx';
import { nodesOf } from '../../../relay/queries/nodesOf.ts';
import { usePages } from '../../../relay/queries/usePages.ts';
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
        ...UnitTables_projectPeersProject
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

type ProjectPeersProps = { query: PeersSection_query$key; project: UnitTables_projectPeersProject$key };

/** Where this project, or each of its towers, stands among the known ones. */
function ProjectPeers({ query, project }: ProjectPeersProps) {
  const { t } = useTranslation('unitTable');
  const [search] = useSearchParams();
  const { data, pages } = usePages(
    graphql`
      fragment UnitTables_projectPeersProject on Project
      @refetchable(queryName: "UnitTablesProjectPeersPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @throwOnFieldError {
        databaseId
        quantities {
          perSquareMeter {
            ...ranges_quantities @relay(mask: false)
          }
        }
        quantitiesWithFoundation {
          perSquareMeter {
            ...ranges_quantities @relay(mask: false)
          }
        }
        units(first: $first, after: $after) @connection(key: "UnitTables_units") {
          edges {
            node {
              databaseId
              name
              quantities {
                perSquareMeter {
                  ...ranges_quantities @relay(mask: false)
                }
              }
              foundationQuantities {
                co2 {
                  max
                }
              }
              quantitiesWithFoundation {
                perSquareMeter {
                  ...ranges_quantities @relay(mask: false)
                }
              }
            }
          }
        }
      }
    `,
    project,
  );
  const { databaseId, quantities, quantitiesWithFoundation, units } = data;
  const scope = peerScopeOf(search.get('of'));
  const withFoundation = usePeerFoundation();
  const towers = nodesOf(units);
  const markOf = (id: string, name: string, perSquareMeter: Intensities | null | undefined): PeerMark => ({
    id,
    name,
    co2: perSquareMeter?.co2 ?? null,
    energy: perSquareMeter?.energy ?? null,
  });
  // Among figures with foundations, those of a project or tower without all of them would be incomplete.
  const allHaveFoundation =
    !pages.hasNext && towers.length > 0 && towers.every((tower) => tower.foundationQuantities);
  const totalsTogether = allHaveFoundation ? quantitiesWithFoundation : null;
  const shown = withFoundation ? totalsTogether : quantities;
  const marks = {
    projects: [markOf(databaseId, t('benchmark.thisProject'), shown?.perSquareMeter)],
    units: towers.map((tower) => {
      const both = tower.foundationQuantities ? tower.quantitiesWithFoundation : null;
      return markOf(tower.databaseId, tower.name, (withFoundation ? both : tower.quantities)?.perSquareMeter);
    }),
    floors: [],
  }[scope];
  return (
    <>
      <AllPages pages={pages} title={t('error.benchmark')} />
      <PeersSection
        query={query}
        marks={marks}
        marked={marks.map(({ id }) => id)}
        scope={scope}
        choosesScope
      />
    </>
  );
}

type Intensities = { readonly co2: Range | null | undefined; readonly energy: Range | null | undefined };
