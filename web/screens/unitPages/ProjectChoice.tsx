import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ProjectChoice_project$key } from '#relay/ProjectChoice_project.graphql.ts';
import type { ProjectChoice_viewer$key } from '#relay/ProjectChoice_viewer.graphql.ts';
import { LoadMore } from '../../components/states/LoadMore.tsx';
import { SelectBox } from '../../components/SelectBox.tsx';
import { validationText } from '../../i18n/message.ts';
import { usePages } from '../../relay/queries/usePages.ts';
import { nodesOf } from '../../relay/queries/nodesOf.ts';

type Props = {
  viewer: ProjectChoice_viewer$key;
  project: ProjectChoice_project$key | null;
  /** After an attempt to save: choosing none is a fault. */
  wasSubmitted?: boolean;
  onChoose: (projectId: string) => void;
};

/** The project a tower belongs to: those one may change, by name. */
export function ProjectChoice({ viewer, project, wasSubmitted = false, onChoose }: Props) {
  const { t } = useTranslation('unitPages');
  const { data: list, pages } = usePages(
    graphql`
      fragment ProjectChoice_viewer on Viewer
      @throwOnFieldError
      @refetchable(queryName: "ProjectChoicePaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" }) {
        projects(first: $first, after: $after, orderBy: { field: NAME, direction: ASC })
          @connection(key: "ProjectChoice_projects", filters: []) {
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
  const all = nodesOf(list.projects);
  const editable = all.filter(({ viewerCanEdit }) => viewerCanEdit);
  const isListed = editable.some(({ databaseId }) => databaseId === chosen?.databaseId);
  const isMissed = wasSubmitted && chosen === null;
  const options = chosen && !isListed ? [chosen, ...editable] : editable;
  const fault = isMissed ? validationText('general.select') : undefined;
  const help = options.length === 0 ? t('project.none') : fault;
  return (
    <div>
      <SelectBox
        id="project-choice"
        label={t('project')}
        required
        value={chosen?.databaseId ?? ''}
        onChange={onChoose}
        error={isMissed}
        helperText={help}
        sx={{ maxWidth: 480 }}
        options={options.map(({ databaseId, name }) => [databaseId, name])}
      />
      <LoadMore name="page.projects" shown={all.length} pages={pages} />
    </div>
  );
}
