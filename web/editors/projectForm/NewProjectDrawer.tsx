import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { projectFormSchema } from '#domain/project/project.ts';
import { FormDrawer } from '../../forms/FormDrawer.tsx';
import { showUserErrors } from '../../forms/userErrors.ts';
import { useDomainForm } from '../../forms/useDomainForm.ts';
import { clearDraft } from '../../forms/useDraft.ts';
import { paths } from '../../paths.ts';
import { useOffered } from '../../session/offered.ts';
import { emptyProject } from './emptyProject.ts';
import { OfficeField } from './OfficeField.tsx';
import { ProjectFields } from './ProjectFields.tsx';
import { projectInput } from './projectInput.ts';
import { useCreateProject } from './useCreateProject.ts';
import { useImageUpload } from './useImageUpload.ts';

const draft = 'project.new';

type Props = { connections: readonly string[]; onClose: () => void };

/** The drawer that makes a project, whose screen then opens. */
export function NewProjectDrawer({ connections, onClose }: Props) {
  const { t } = useTranslation('projectForm');
  const form = useDomainForm(projectFormSchema, { defaultValues: emptyProject, draft });
  const { organizations } = useOffered();
  const [office, setOffice] = useState('');
  const navigate = useNavigate();
  const image = useImageUpload();
  const [create, pending] = useCreateProject(connections);
  const close = () => {
    image.cancel();
    clearDraft(draft);
    onClose();
  };
  const save = form.handleSubmit(async (values) => {
    const picture = await image.finished();
    if (picture === null) return form.setFocus('imageUrl');
    const organizationId = office === '' ? {} : { organizationId: office };
    const done = await create({ ...projectInput(values), ...picture, ...organizationId }, (errors) =>
      showUserErrors(form, errors),
    );
    if (done === null) return;
    close();
    const made = done.createProject.projectEdge?.node?.databaseId;
    if (made !== undefined) await navigate(paths.project(made));
  });
  return (
    <FormDrawer
      open
      title={t('new.title')}
      dirty={form.formState.isDirty || office !== ''}
      pending={pending || form.formState.isSubmitting}
      submitLabel={t('create')}
      onSubmit={(event) => void save(event)}
      onClose={close}
    >
      <ProjectFields form={form} image={image} currentImage={null} />
      {organizations && <OfficeField value={office} onChange={setOffice} />}
    </FormDrawer>
  );
}
