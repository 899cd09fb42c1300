import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import type { ProjectHeader_project$key } from '#relay/ProjectHeader_project.graphql.ts';
import { PageHeader } from '../../components/PageHeader.tsx';
import { ViewSwitch } from '../../components/ViewSwitch.tsx';
import { ProjectActions } from '../../editors/projectForm/ProjectActions.tsx';
import { paths } from '../../paths.ts';
import { keyWith } from '../../i18n/keyWith.ts';

type Props = { project: ProjectHeader_project$key; asTable: boolean };

/** Name, place and phase, and what can be done with the whole project. */
export function ProjectHeader({ project, asTable }: Props) {
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
        organizationName
        ...ProjectActions_project
      }
    `,
    project,
  );
  const toList = () => void navigate(asTable ? paths.projects : paths.projectCards);
  return (
    <PageHeader
      title={data.name || t('fallback')}
      text={
        <>
          {data.city}, {data.state}
          <Chip
            component="span"
            size="small"
            label={t(keyWith('common', 'phase.', data.phase.toLowerCase()))}
            sx={{ ml: 1 }}
          />
          {data.organizationName != null && (
            <Chip
              component="span"
              size="small"
              variant="outlined"
              label={data.organizationName}
              sx={{ ml: 1 }}
            />
          )}
        </>
      }
      actions={
        <>
          <ViewSwitch
            asTable={asTable}
            cards={paths.project(data.databaseId)}
            table={paths.projectTables(data.databaseId)}
          />
          <ProjectActions project={data} onDeleted={toList} onDuplicated={toList} />
        </>
      }
    />
  );
}
