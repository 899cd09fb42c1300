import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { projectFormSchema, type ProjectForm } from '#domain/project.ts';
import type { EditProjectDrawer_project$key } from '#relay/EditProjectDrawer_project.graphql.ts';
import { FormDrawer } from '../../forms/FormDrawer.tsx';
import { showUserErrors } from '../../forms/userErrors.ts';
import { useDomainForm } from '../../forms/useDomainForm.ts';
import { clearDraft } from '../../forms/useDraft.ts';
import { ProjectFields } from './ProjectFields.tsx';
import { projectFieldNames, projectInput } from './projectInput.ts';
import { useImageUpload } from './useImageUpload.ts';
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
        name
        postalCode
        state
        city
        neighborhood
        street
        number
        phase
        description
        imageUrl
        revision
      }
    `,
    project,
  );
  const draft = `project.${data.databaseId}`;
  const [opened] = useState(data);
  const [keepsImage, setKeepsImage] = useState(true);
  const form = useDomainForm(projectFormSchema, { defaultValues: formValues(opened), draft });
  const image = useImageUpload();
  const [update, pending] = useUpdateProject();
  const close = () => {
    image.cancel();
    clearDraft(draft);
    onClose();
  };
  const save = form.handleSubmit(async (values: ProjectForm) => {
    const picture = await image.finished();
    if (picture === null) return form.setFocus('image_url');
    const done = await update(
      {
        projectId: opened.id,
        revision: opened.revision ?? null,
        ...projectInput(values),
        ...(keepsImage ? {} : { imageUrl: null }),
        ...picture,
      },
      (errors) => showUserErrors(form, errors, projectFieldNames),
    );
    if (done !== null) close();
  });
  return (
    <FormDrawer
      open
      title={t('edit.title')}
      dirty={form.formState.isDirty || !keepsImage}
      pending={pending || form.formState.isSubmitting}
      submitLabel={t('save')}
      onSubmit={(event) => void save(event)}
      onClose={close}
    >
      <ProjectFields
        form={form}
        image={image}
        currentImage={keepsImage ? (opened.imageUrl ?? null) : null}
        onRemoveCurrent={() => setKeepsImage(false)}
      />
    </FormDrawer>
  );
}

type Data = NonNullable<EditProjectDrawer_project$key[' $data']>;

function formValues(data: Data) {
  return {
    name: data.name,
    cep: data.postalCode ?? '',
    state: data.state,
    city: data.city,
    neighborhood: data.neighborhood ?? '',
    street: data.street ?? '',
    number: data.number ?? '',
    phase: data.phase.toLowerCase() as ProjectForm['phase'],
    description: data.description ?? '',
    image_url: undefined,
  };
}
