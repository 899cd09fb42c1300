import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { type ProjectForm, projectFormSchema } from '#domain/project/project.ts';
import type { EditProjectDrawerMutation } from '#relay/EditProjectDrawerMutation.graphql.ts';
import type { EditProjectDrawer_project$key } from '#relay/EditProjectDrawer_project.graphql.ts';
import type { EditProjectDrawerFreshProjectQuery } from '#relay/EditProjectDrawerFreshProjectQuery.graphql.ts';
import { EditDrawer } from '../../forms/conflict/EditDrawer.tsx';
import { lastEditor } from '../../forms/conflict/lastEditor.ts';
import { type FreshRecord, useEditConflict } from '../../forms/conflict/useEditConflict.ts';
import { useDomainForm } from '../../forms/useDomainForm.ts';
import { clearDraft } from '../../forms/useDraft.ts';
import { showUserErrors } from '../../forms/userErrors.ts';
import { useFetchQuery } from '../../relay/queries/useFetchQuery.ts';
import { useMutation } from '../../relay/mutations/useMutation.ts';
import { useOffered } from '../../session/offered.ts';
import { ProjectFields } from './ProjectFields.tsx';
import type { ProjectFormValues } from './projectFormState.ts';
import { projectFormValues } from './projectFormValues.ts';
import { projectInput } from './projectInput.ts';
import { useImageUpload } from './useImageUpload.ts';
import { useProjectTexts } from './useProjectTexts.ts';

type Props = { project: EditProjectDrawer_project$key; onClose: () => void };

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
  const revisionRef = useRef(opened.revision ?? null);
  const form = useDomainForm(projectFormSchema, {
    defaultValues: projectFormValues(opened),
    draft,
    revisionRef,
  });
  const image = useImageUpload();
  const { buildingTypes } = useOffered();
  const [commit] = useMutation<EditProjectDrawerMutation>(
    graphql`
      mutation EditProjectDrawerMutation($input: UpdateProjectInput!, $buildingTypes: Boolean!) {
        updateProject(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          project {
            ...ProjectCards_project
            ...ProjectDetails_project
          }
        }
      }
    `,
    { success: t('updated'), failure: t('updateError') },
  );
  const read = useFreshProject();
  const texts = useProjectTexts();
  const edit = useEditConflict(form, {
    revisionRef,
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
    const input = {
      projectId: opened.id,
      revision: edit.revision(),
      ...projectInput(values),
      ...(keepsImage ? {} : { imageUrl: null }),
      ...picture,
    };
    const done = await commit({
      variables: { input, buildingTypes },
      onRefused: (errors) => showUserErrors(form, edit.takeConflict(errors)),
    });
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
      pending={form.formState.isSubmitting}
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

/** A project with its picture as it is saved now. */
type FreshProject = FreshRecord<ProjectFormValues> & { imageUrl: string | null };

/** Reads a project again for its form, and who saved it; null when it is gone. */
function useFreshProject(): (id: string) => Promise<FreshProject | null> {
  const { buildingTypes } = useOffered();
  const ask = useFetchQuery<EditProjectDrawerFreshProjectQuery>(graphql`
    query EditProjectDrawerFreshProjectQuery($id: ID!, $buildingTypes: Boolean!) {
      node(id: $id) {
        __typename
        ... on Project {
          name
          revision
          imageUrl
          ...projectFormValues_project
          ...lastEditor_project
        }
      }
    }
  `);
  return async (id) => {
    const node = (await ask({ id, buildingTypes }))?.node;
    if (node?.__typename !== 'Project') return null;
    return {
      values: projectFormValues(node),
      revision: node.revision ?? null,
      imageUrl: node.imageUrl ?? null,
      editor: lastEditor(node, 'PROJECT', node.name),
    };
  };
}
