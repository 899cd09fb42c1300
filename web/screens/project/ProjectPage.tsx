import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useOutlet, useParams, useSearchParams } from 'react-router';
import type { ProjectPageQuery } from '#relay/ProjectPageQuery.graphql.ts';
import { PreloadLink } from '../../components/ScreenLink.tsx';
import { FieldErrorSection } from '../../errors/FieldErrorSection.tsx';
import { UnsupportedPage } from '../../errors/UnsupportedPage.tsx';
import { paths } from '../../paths.ts';
import { useProjectChanges } from '../../relay/useProjectChanges.ts';
import { useScreenQuery, useScreenVariables } from '../../relay/queries/useScreenQuery.ts';
import { lazyPart } from '../../routing/lazyPart.tsx';
import { screenError } from '../../routing/screenRoute.tsx';
import { useOffered } from '../../session/offered.ts';
import { useScreenTitle } from '../../shell/screenTitle.ts';
import { DecisionsSection } from './DecisionsSection.tsx';
import { GrantsNotice } from './people/GrantsNotice.tsx';
import { ProjectPeople } from './people/ProjectPeople.tsx';
import { PricesSection } from './prices/PricesSection.tsx';
import { ProjectActivity } from './ProjectActivity.tsx';
import { ProjectDetails } from './ProjectDetails.tsx';
import { ProjectHeader } from './ProjectHeader.tsx';
import { type ProjectTab, projectTabOf } from './projectTabs.ts';
import { SuppliersSection } from './suppliers/SuppliersSection.tsx';
import { ProjectUnits } from './units/ProjectUnits.tsx';
import { offerOfTab, useOfferedTabs } from './useOfferedTabs.ts';

const UnitTables = lazyPart(() => import('./unitTable/UnitTables.tsx').then((part) => part.UnitTables));

/**
 * One project: its towers, people, details and history, of which the address names one; the towers as cards to work on,
 * or in a table to read.
 */
export function ProjectPage() {
  const { t } = useTranslation('project');
  const { projectId = '' } = useParams();
  const [search] = useSearchParams();
  const { asTable } = useScreenVariables<ProjectPageQuery>();
  const tab = asTable ? 'units' : projectTabOf(search.get('tab'));
  const data = useScreenQuery<ProjectPageQuery>(graphql`
    query ProjectPageQuery(
      $projectId: ID!
      $asTable: Boolean!
      $units: Boolean!
      $suppliers: Boolean!
      $prices: Boolean!
      $decisions: Boolean!
      $people: Boolean!
      $details: Boolean!
      $activity: Boolean!
      $members: Boolean = true
      $sentInvitations: Boolean = true
      $buildingTypes: Boolean = true
      $of: BenchmarkScope!
      $technology: Technology
      $storeys: StoreyClass
      $state: String
      $phase: ProjectPhase
      $withFoundation: Boolean!
    ) @throwOnFieldError {
      project(projectId: $projectId) {
        name
        viewerCanInvite
        ...ProjectHeader_project
        ...ProjectUnits_project @include(if: $units)
        ...UnitTables_project @include(if: $asTable)
        ...SuppliersSection_project @include(if: $suppliers)
        ...PricesSection_project @include(if: $prices)
        ...DecisionsSection_project @include(if: $decisions)
        ...ProjectPeople_project @include(if: $people)
        ...ProjectDetails_project @include(if: $details)
        ...ProjectActivity_project @include(if: $activity)
      }
      ...PeersSection_query
        @arguments(
          of: $of
          technology: $technology
          storeys: $storeys
          state: $state
          phase: $phase
          withFoundation: $withFoundation
        )
        @include(if: $asTable)
    }
  `);
  const { project } = data;
  const { members, editInvitations } = useOffered();
  const isOffered = useOfferedTabs().includes(tab);
  const missingOffer = isOffered ? undefined : offerOfTab[tab];
  useProjectChanges(projectId);
  const drawer = useOutlet();
  useScreenTitle(
    project?.name || t('fallback'),
    [{ label: t('nav.projects'), to: asTable ? paths.projects : paths.projectCards }],
    drawer !== null,
  );
  if (!project) throw screenError('address.projectNotFound', 404);
  return (
    <>
      <ProjectHeader project={project} asTable={asTable} />
      <ProjectTabs tab={tab} projectId={projectId} />
      {members && !editInvitations && project.viewerCanInvite && tab !== 'people' && (
        <GrantsNotice projectId={projectId} />
      )}
      <Box role="tabpanel" id={tabIds(tab).panel} aria-labelledby={tabIds(tab).tab} sx={{ pt: 3 }}>
        {missingOffer !== undefined && <UnsupportedPage compact what={missingOffer} />}
        {isOffered && (
          // Opened by its address, a list may fail before it is known what the service does not support.
          <FieldErrorSection key={`${tab} ${asTable} ${members}`} title={t(`error.${tab}`)}>
            {tab === 'units' &&
              (asTable ? <UnitTables query={data} project={project} /> : <ProjectUnits project={project} />)}
            {tab === 'suppliers' && <SuppliersSection project={project} />}
            {tab === 'prices' && <PricesSection project={project} />}
            {tab === 'decisions' && <DecisionsSection project={project} />}
            {tab === 'people' && <ProjectPeople project={project} />}
            {tab === 'details' && <ProjectDetails project={project} />}
            {tab === 'activity' && <ProjectActivity project={project} />}
          </FieldErrorSection>
        )}
      </Box>
      {drawer}
    </>
  );
}

/** Ids that tie a tab to its panel. */
const tabIds = (tab: ProjectTab) => ({ tab: `tab-${tab}`, panel: `panel-${tab}` });

/** The tabs are links, so each has an address and Back goes through them. */
function ProjectTabs({ tab, projectId }: { tab: ProjectTab; projectId: string }) {
  const { t } = useTranslation('project');
  const tabs = useOfferedTabs();
  return (
    <Tabs
      value={tabs.includes(tab) && tab}
      variant="scrollable"
      scrollButtons="auto"
      aria-label={t('tabs')}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      {tabs.map((name) => (
        <Tab
          key={name}
          value={name}
          label={t(`tab.${name}`)}
          id={tabIds(name).tab}
          {...(name === tab ? { 'aria-controls': tabIds(name).panel } : {})}
          component={PreloadLink}
          to={name === 'units' ? '.' : `${paths.project(projectId)}?tab=${name}`}
          preventScrollReset
        />
      ))}
    </Tabs>
  );
}
