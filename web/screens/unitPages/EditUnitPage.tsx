import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useSearchParams } from 'react-router';
import type { EditUnitPageQuery } from '#relay/EditUnitPageQuery.graphql.ts';
import type { EditUnitPage_project$key } from '#relay/EditUnitPage_project.graphql.ts';
import { PageHeader } from '../../components/PageHeader.tsx';
import { SelectBox } from '../../components/SelectBox.tsx';
import { Section } from '../../components/Section.tsx';
import { LoadMore } from '../../components/states/LoadMore.tsx';
import { UnitEditor } from '../../editors/unitForm/UnitEditor.tsx';
import { FieldErrorSection } from '../../errors/FieldErrorSection.tsx';
import { paths } from '../../paths.ts';
import { nodesOf } from '../../relay/queries/nodesOf.ts';
import { usePages } from '../../relay/queries/usePages.ts';
import { useScreenQuery } from '../../relay/queries/useScreenQuery.ts';
import { screenError } from '../../routing/screenRoute.tsx';
import { useScreenTitle } from '../../shell/screenTitle.ts';
import { ProjectChoice } from './ProjectChoice.tsx';

/** Project first, then which of its towers, then the form. */
export function EditUnitPage() {
  const { t } = useTranslation('unitPages');
  const [search, setSearch] = useSearchParams();
  const { viewer, project, unit } = useScreenQuery<EditUnitPageQuery>(graphql`
    query EditUnitPageQuery($projectId: ID!, $unitId: ID!, $hasProject: Boolean!, $hasUnit: Boolean!)
    @throwOnFieldError {
      viewer {
        ...ProjectChoice_viewer
      }
      project(projectId: $projectId) @include(if: $hasProject) {
        databaseId
        ...ProjectChoice_project
        ...EditUnitPage_project
      }
      unit(projectId: $projectId, unitId: $unitId) @include(if: $hasUnit) {
        databaseId
        ...UnitEditor_unit
      }
    }
  `);
  useScreenTitle(t('edit.title'), [{ label: t('nav.projects'), to: paths.projectCards }]);
  if (!viewer) throw screenError('error.UNAUTHENTICATED', 401);
  if (search.get('projectId') && !project) throw screenError('address.projectNotFound', 404);
  if (search.get('unitId') && project && !unit) throw screenError('address.unitNotFound', 404);
  // The number of listed projects stays; the towers are those of another project.
  const choose = (chosen: Record<string, string>) => {
    const pages = search.get('page.projects');
    setSearch({ ...chosen, ...(pages === null ? {} : { 'page.projects': pages }) });
  };
  return (
    <>
      <PageHeader title={t('edit.title')} text={t('edit.text')} />
      <Section title={t('which')}>
        <Box
          sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, maxWidth: 800 }}
        >
          <FieldErrorSection title={t('project')}>
            <ProjectChoice
              viewer={viewer}
              project={project ?? null}
              onChoose={(projectId) => choose({ projectId })}
            />
          </FieldErrorSection>
          {project && (
            <UnitChoice
              project={project}
              unitId={unit?.databaseId ?? ''}
              onChoose={(unitId) => choose({ projectId: project.databaseId, unitId })}
            />
          )}
        </Box>
      </Section>
      {unit && <UnitEditor key={unit.databaseId} unit={unit} />}
    </>
  );
}

type Props = { project: EditUnitPage_project$key; unitId: string; onChoose: (unitId: string) => void };

/** One of the project's towers. */
function UnitChoice({ project, unitId, onChoose }: Props) {
  const { t } = useTranslation('unitPages');
  const { data, pages } = usePages(
    graphql`
      fragment EditUnitPage_project on Project
      @throwOnFieldError
      @refetchable(queryName: "EditUnitPageUnitChoicePaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" }) {
        units(first: $first, after: $after) @connection(key: "UnitChoice_units") {
          edges {
            node {
              databaseId
              name
            }
          }
        }
      }
    `,
    project,
  );
  const options = nodesOf(data.units);
  return (
    <div>
      <SelectBox
        label={t('unit')}
        required
        value={options.some(({ databaseId }) => databaseId === unitId) ? unitId : ''}
        onChange={onChoose}
        {...(options.length === 0 ? { helperText: t('unit.none') } : {})}
        options={options.map(({ databaseId, name }) => [databaseId, name])}
      />
      <LoadMore name="page.units" shown={options.length} pages={pages} />
    </div>
  );
}
