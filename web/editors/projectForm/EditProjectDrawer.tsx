import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { projectFormSchema, type ProjectForm } from '#domain/project/project.ts';
import type { EditProjectDrawer_project$key } from '#relay/EditProjectDrawer_project.graphql.ts';
import { EditDrawer } from '../../forms/conflict/EditDrawer.tsx';
import { useEditConflict } from '../../forms/conflict/useEditConflict.ts';
import { showUserErrors } from '../../forms/userErrors.ts';
import { useDomainForm } from '../../forms/useDomainForm.ts';
import { clearDraft } from '../../forms/useDraft.ts';
import { ProjectFields } from './ProjectFields.tsx';
import { projectFormValues } from './projectFormValues.ts';
import { projectInput } from './projectInput.ts';
import { useFreshProject } from './useFreshProject.ts';
import { useImageUpload } from './useImageUpload.ts';
import { useProjectTexts } from './useProjectTexts.ts';
import { useUpdateProject } from './useUpdateProject.ts';

type Props = { project: EditProjectDrawer_project$key; onClose: () => void };

/** The drawer that changes a project. */
export function EditProjectDrawer({ project, onClose }: Props) {
  const { t } = useTranslation('projectForm');
  const data = useFragment(
    graphql`
      fragment EditProjectDrawer_project on Project {
        id
        databaseId
        imageUrl
        revision
        ...projectFormValues_project
      }
    `,
    project,
  );
  const draft = `project.${data.databaseId}`;
  const [opened] = useState(data);
  const [savedImage, setSavedImage] = useState(data.imageUrl ?? null);
  const [keepsImage, setKeepsImage] = useState(true);
  const form = useDomainForm(projectFormSchema, { defaultValues: projectFormValues(opened), draft });
  const image = useImageUpload();
  const [update, pending] = useUpdateProject();
  const read = useFreshProject();
  const texts = useProjectTexts();
  const edit = useEditConflict(form, {
    revision: opened.revision,
    read: async () => {
      const fresh = await read(opened.id);
      setSavedImage(fresh?.imageUrl ?? null);
      return fresh;
    },
    onRebase: (_, keepsMine) => {
      if (keepsMine) return;
      image.cancel();
      setKeepsImage(true);
    },
  });
  const close = () => {
    image.cancel();
    clearDraft(draft);
    onClose();
  };
  const save = form.handleSubmit(async (values: ProjectForm) => {
    const picture = await image.finished();
    if (picture === null) return form.setFocus('imageUrl');
    const done = await update(
      {
        projectId: opened.id,
        revision: edit.revision(),
        ...projectInput(values),
        ...(keepsImage ? {} : { imageUrl: null }),
        ...picture,
      },
      (errors) => showUserErrors(form, edit.notice(errors)),
    );
    if (done !== null) close();
  });
  return (
    <EditDrawer
      title={t('edit.title')}
      form={form}
      draft={draft}
      edit={edit}
      describe={texts}
      dirty={!keepsImage}
      pending={pending || form.formState.isSubmitting}
      onSave={save}
      onClose={close}
    >
      <ProjectFields
        form={form}
        image={image}
        currentImage={keepsImage ? savedImage : null}
        onRemoveCurrent={() => setKeepsImage(false)}
      />
    </EditDrawer>
  );
}
