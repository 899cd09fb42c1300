import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { OfficeProjects_organization$key } from '#relay/OfficeProjects_organization.graphql.ts';
import { Muted } from '../../components/Muted.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { LoadMore } from '../../components/states/LoadMore.tsx';
import { PreloadLink } from '../../components/ScreenLink.tsx';
import { paths } from '../../paths.ts';
import { nodesOf } from '../../relay/queries/nodesOf.ts';
import { usePages } from '../../relay/queries/usePages.ts';

export function OfficeProjects({ organization }: { organization: OfficeProjects_organization$key }) {
  const { t } = useTranslation('office');
  const { data, pages } = usePages(
    graphql`
      fragment OfficeProjects_organization on Organization
      @throwOnFieldError
      @refetchable(queryName: "OfficeProjectsPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" }) {
        projectCount
        mostProjects
        projects(first: $first, after: $after) @connection(key: "OfficeProjects_projects") {
          edges {
            node {
              id
              databaseId
              name
              city
              state
            }
          }
        }
      }
    `,
    organization,
  );
  const { integer } = useFormat();
  const projects = nodesOf(data.projects);
  const quota = t('projectQuota', { has: integer(data.projectCount), max: integer(data.mostProjects) });
  return (
    <>
      <Typography variant="h3" sx={{ mt: 3 }}>
        {t('projects')}
      </Typography>
      <Muted>{`${quota} ${t('projectsText')}`}</Muted>
      {projects.length > 0 && (
        <List disablePadding aria-label={t('projects')}>
          {projects.map(({ id, databaseId, name, city, state }) => (
            <ListItem key={id} disableGutters divider sx={{ flexWrap: 'wrap', gap: 1.5 }}>
              <Link component={PreloadLink} to={paths.project(databaseId)} sx={{ overflowWrap: 'anywhere' }}>
                {name}
              </Link>
              <Muted sx={{ ml: 'auto' }}>
                {city}, {state}
              </Muted>
            </ListItem>
          ))}
        </List>
      )}
      <LoadMore name="page.projects" shown={projects.length} pages={pages} />
    </>
  );
}
