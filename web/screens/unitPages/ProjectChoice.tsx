import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ProjectChoice_project$key } from '#relay/ProjectChoice_project.graphql.ts';
import type { ProjectChoice_viewer$key } from '#relay/ProjectChoice_viewer.graphql.ts';

type Props = {
  viewer: ProjectChoice_viewer$key | null;
  project: ProjectChoice_project$key | null;
  onChoose: (projectId: string) => void;
};

/** The project a tower belongs to: those one may change, by name. */
export function ProjectChoice({ viewer, project, onChoose }: Props) {
  const { t } = useTranslation('unitPages');
  const list = useFragment(
    graphql`
      fragment ProjectChoice_viewer on Viewer {
        projects(first: 50, orderBy: { field: NAME, direction: ASC }) {
          edges {
            node {
              databaseId
              name
              viewerCanEdit
            }
          }
        }
      }
    `,
    viewer,
  );
  const chosen = useFragment(
    graphql`
      fragment ProjectChoice_project on Project {
        databaseId
        name
      }
    `,
    project,
  );
  const editable = (list?.projects?.edges ?? []).flatMap(({ node }) => (node?.viewerCanEdit ? [node] : []));
  const isListed = editable.some(({ databaseId }) => databaseId === chosen?.databaseId);
  const options = chosen && !isListed ? [chosen, ...editable] : editable;
  return (
    <TextField
      select
      id="project-choice"
      label={t('project')}
      required
      value={chosen?.databaseId ?? ''}
      onChange={({ target }) => onChoose(target.value)}
      sx={{ maxWidth: 480 }}
      {...(options.length === 0 ? { helperText: t('project.none') } : {})}
    >
      {options.map(({ databaseId, name }) => (
        <MenuItem key={databaseId} value={databaseId}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
