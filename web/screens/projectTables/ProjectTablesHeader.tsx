import EditOutlined from '@mui/icons-material/EditOutlined';
import GavelOutlined from '@mui/icons-material/GavelOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ProjectTablesHeader_project$key } from '#relay/ProjectTablesHeader_project.graphql.ts';
import { PageHeader } from '../../components/PageHeader.tsx';
import { PreloadLink } from '../../components/ScreenLink.tsx';
import { useOffered } from '../../session/offered.ts';
import { paths } from '../../paths.ts';

/** Name, place and phase; the way to where the project is worked on. */
export function ProjectTablesHeader({ project }: { project: ProjectTablesHeader_project$key }) {
  const { t } = useTranslation('projectTables');
  const data = useFragment(
    graphql`
      fragment ProjectTablesHeader_project on Project {
        databaseId
        name
        city
        state
        phase
      }
    `,
    project,
  );
  const { declarations, decisions } = useOffered();
  const work = paths.project(data.databaseId);
  return (
    <PageHeader
      title={data.name || t('fallback')}
      text={
        <>
          {data.city}, {data.state}
          <Chip component="span" size="small" label={t(`phase.${data.phase.toLowerCase()}`)} sx={{ ml: 1 }} />
        </>
      }
      actions={
        <>
          {declarations && (
            <Button
              startIcon={<LocalShippingOutlined />}
              component={PreloadLink}
              to={`${work}?tab=suppliers`}
            >
              {t('suppliers')}
            </Button>
          )}
          {decisions && (
            <Button startIcon={<GavelOutlined />} component={PreloadLink} to={`${work}?tab=decisions`}>
              {t('decisions')}
            </Button>
          )}
          <Button variant="outlined" startIcon={<EditOutlined />} component={PreloadLink} to={work}>
            {t('work')}
          </Button>
        </>
      }
    />
  );
}
