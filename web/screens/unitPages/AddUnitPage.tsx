import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useNavigate, useSearchParams } from 'react-router';
import type { UnitForm as Unit } from '#domain/tower/unit.ts';
import type { AddUnitPageQuery } from '#relay/AddUnitPageQuery.graphql.ts';
import { PageHeader } from '../../components/PageHeader.tsx';
import { PreloadLink } from '../../components/ScreenLink.tsx';
import { clearDraft } from '../../forms/useDraft.ts';
import { screenError } from '../../routing/screenRoute.tsx';
import { useSearchChange } from '../../routing/useSearchChange.ts';
import { caughtValue } from '../../relay/caughtValue.ts';
import { useScreenQuery } from '../../relay/queries/useScreenQuery.ts';
import { useScreenTitle } from '../../shell/screenTitle.ts';
import { FromModel } from '../../editors/unitForm/fromModel/FromModel.tsx';
import { useTowerModel } from '../../editors/unitForm/fromModel/useTowerModel.ts';
import { UnitForm } from '../../editors/unitForm/UnitForm.tsx';
import { emptyUnit } from '../../editors/unitForm/unitFormValues.ts';
import { useCreateUnit } from '../../editors/unitForm/useCreateUnit.ts';
import { useUnitForm } from '../../editors/unitForm/useUnitForm.ts';
import { FieldErrorSection } from '../../errors/FieldErrorSection.tsx';
import { paths } from '../../paths.ts';
import { useOffered } from '../../session/offered.ts';
import { ProjectChoice } from './ProjectChoice.tsx';

const draft = 'unit.new';

/** Project first, then the tower. */
export function AddUnitPage() {
  const { t } = useTranslation('unitPages');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const changeSearch = useSearchChange();
  const { viewer, project: chosen } = useScreenQuery<AddUnitPageQuery>(graphql`
    query AddUnitPageQuery($projectId: ID!, $hasProject: Boolean!) @throwOnFieldError {
      viewer {
        ...ProjectChoice_viewer
      }
      project(projectId: $projectId) @include(if: $hasProject) @catch {
        id
        databaseId
        viewerCanEdit
        ...ProjectChoice_project
      }
    }
  `);
  // A service may be unable to open a project before it has its first tower.
  const project = chosen ? caughtValue(chosen) : null;
  useScreenTitle(t('new.title'), [{ label: t('nav.projects'), to: paths.projectCards }]);
  if (!viewer) throw screenError('error.UNAUTHENTICATED', 401);
  const form = useUnitForm(emptyUnit, draft);
  const [create, pending] = useCreateUnit(form);
  const model = useTowerModel();
  const { unitChanges } = useOffered();
  const save = async (values: Unit) => {
    const projectId = project?.databaseId ?? search.get('projectId');
    if (!projectId) return document.getElementById('project-choice')?.focus();
    const unit = await create(project?.id ?? projectId, values);
    if (unit === null) return;
    clearDraft(draft);
    await navigate(await model.screenAfterSaving(projectId, unit));
  };
  const cancel = () => {
    form.reset(emptyUnit);
    clearDraft(draft);
  };
  const choice = (
    <FieldErrorSection title={t('project')}>
      <ProjectChoice
        viewer={viewer}
        project={project}
        wasSubmitted={form.formState.submitCount > 0}
        onChoose={(projectId) =>
          changeSearch((now) => now.set('projectId', projectId), { preventScrollReset: false })
        }
      />
    </FieldErrorSection>
  );
  const edit = unitChanges && (
    <Button component={PreloadLink} to={`${paths.editUnit}${search.size > 0 ? `?${search.toString()}` : ''}`}>
      {t('edit.title')}
    </Button>
  );
  // Shown before anything is typed; another project may still be chosen.
  if (project && !project.viewerCanEdit)
    return (
      <>
        <PageHeader title={t('new.title')} text={t('new.text')} actions={edit} />
        {choice}
        <Alert severity="info" sx={{ mt: 2 }}>
          {t('new.readOnly', { ns: 'unit' })}
        </Alert>
      </>
    );
  return (
    <>
      <PageHeader title={t('new.title')} text={t('new.text')} actions={edit} />
      <UnitForm
        form={form}
        onSave={save}
        pending={pending}
        submitLabel={t('create')}
        onCancel={cancel}
        onDiscard={() => clearDraft(draft)}
      >
        {choice}
        <FromModel form={form} model={model} />
      </UnitForm>
    </>
  );
}
