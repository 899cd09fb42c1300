import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router';
import type { UnitForm as Unit } from '#domain/tower/unit.ts';
import type { NewUnitDrawerQuery } from '#relay/NewUnitDrawerQuery.graphql.ts';
import { SideDrawer } from '../../forms/dialogs/SideDrawer.tsx';
import { clearDraft } from '../../forms/useDraft.ts';
import { screenError } from '../../routing/screenRoute.tsx';
import { useScreenQuery } from '../../relay/queries/useScreenQuery.ts';
import { useScreenTitle } from '../../shell/screenTitle.ts';
import { FromModel } from '../../editors/unitForm/fromModel/FromModel.tsx';
import { useTowerModel } from '../../editors/unitForm/fromModel/useTowerModel.ts';
import { UnitForm } from '../../editors/unitForm/UnitForm.tsx';
import { emptyUnit } from '../../editors/unitForm/unitFormValues.ts';
import { useCreateUnit } from '../../editors/unitForm/useCreateUnit.ts';
import { useUnitForm } from '../../editors/unitForm/useUnitForm.ts';
import { paths } from '../../paths.ts';

/** Draws a new tower beside those of its project; once saved, its screen opens to enter simulations. */
export function NewUnitDrawer() {
  const { t } = useTranslation('unit');
  const navigate = useNavigate();
  const { project } = useScreenQuery<NewUnitDrawerQuery>(graphql`
    query NewUnitDrawerQuery($projectId: ID!) {
      project(projectId: $projectId) {
        id
        databaseId
        name
        viewerCanEdit
      }
    }
  `);
  if (!project) throw screenError('address.projectNotFound', 404);
  const projectId = project.databaseId;
  const home = paths.project(projectId);
  const draft = `unit.new.${projectId}`;
  useScreenTitle(t('new.title'), [
    { label: t('nav.projects'), to: paths.projectCards },
    { label: project.name, to: home },
  ]);
  const form = useUnitForm(emptyUnit, draft);
  const [create, pending] = useCreateUnit(form);
  const model = useTowerModel();
  const save = async (values: Unit) => {
    const unit = await create(project.id, values);
    if (unit === null) return;
    clearDraft(draft);
    await navigate(await model.screenAfterSaving(projectId, unit), { replace: true });
  };
  const forget = () => clearDraft(draft);
  // With changes the form asks first, and only its answer may delete the draft; without them there is none.
  const close = () => void navigate(home, { preventScrollReset: true });
  return (
    <SideDrawer title={t('new.title')} text={t('new.text', { project: project.name })} onClose={close}>
      {project.viewerCanEdit ? (
        <UnitForm
          form={form}
          onSave={save}
          pending={pending}
          submitLabel={t('create')}
          onCancel={close}
          onDiscard={forget}
        >
          <FromModel form={form} model={model} />
        </UnitForm>
      ) : (
        <Alert severity="info">{t('new.readOnly')}</Alert>
      )}
    </SideDrawer>
  );
}
