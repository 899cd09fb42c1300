import TableChartOutlined from '@mui/icons-material/TableChartOutlined';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import type { ProjectHeader_project$key } from '#relay/ProjectHeader_project.graphql.ts';
import { PageHeader } from '../../components/PageHeader.tsx';
import { PreloadLink } from '../../components/ScreenLink.tsx';
import { ProjectActions } from '../../editors/projectForm/ProjectActions.tsx';
import { paths } from '../../paths.ts';

/** Name, place and phase, and what can be done with the whole project. */
export function ProjectHeader({ project }: { project: ProjectHeader_project$key }) {
  const { t } = useTranslation('project');
  const navigate = useNavigate();
  const data = useFragment(
    graphql`
      fragment ProjectHeader_project on Project {
        databaseId
        name
        city
        state
        phase
        ...ProjectActions_project
      }
    `,
    project,
  );
  const toList = () => void navigate(paths.projectCards);
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
          <Button
            variant="outlined"
            startIcon={<TableChartOutlined />}
            component={PreloadLink}
            to={paths.projectTables(data.databaseId)}
          >
            {t('tables')}
          </Button>
          <ProjectActions project={data} onDeleted={toList} onDuplicated={toList} />
        </>
      }
    />
  );
}
