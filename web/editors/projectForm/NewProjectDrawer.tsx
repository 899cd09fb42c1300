import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router';
import { projectFormSchema } from '#domain/project/project.ts';
import type {
  CreateProjectInput,
  NewProjectDrawerCreateProjectMutation,
} from '#relay/NewProjectDrawerCreateProjectMutation.graphql.ts';
import { FormDrawer } from '../../forms/FormDrawer.tsx';
import { useDomainForm } from '../../forms/useDomainForm.ts';
import { clearDraft } from '../../forms/useDraft.ts';
import { showUserErrors } from '../../forms/userErrors.ts';
import { useOpenOffices } from '../../parts/people/useOpenOffices.ts';
import { paths } from '../../paths.ts';
import { adjustCount } from '../../relay/adjustCount.ts';
import type { OnRefused } from '../../relay/useCommit.ts';
import { useMutation } from '../../relay/useMutation.ts';
import { useOffered } from '../../session/offered.ts';
import { ProjectFields } from './ProjectFields.tsx';
import { projectInput } from './projectInput.ts';
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

/** Makes a project and puts it at the head of the lists shown. */
function useCreateProject(connections: readonly string[]) {
  const { t } = useTranslation('projectForm');
  const { buildingTypes } = useOffered();
  const [commit, pending] = useMutation<NewProjectDrawerCreateProjectMutation>(
    graphql`
      mutation NewProjectDrawerCreateProjectMutation(
        $input: CreateProjectInput!
        $connections: [ID!]!
        $buildingTypes: Boolean!
      ) {
        createProject(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          projectEdge @prependEdge(connections: $connections) {
            cursor
            node {
              id
              databaseId
              figures {
                ...projectFigures_figures
              }
              ...ProjectCard_project
            }
          }
        }
      }
    `,
    { success: t('created'), failure: t('createError') },
  );
  const create = (input: CreateProjectInput, onRefused: OnRefused) =>
    commit({
      variables: { input, buildingTypes, connections: [...connections] },
      onRefused,
      updater: (store, data) => {
        if (data?.createProject.projectEdge) adjustCount(store, connections, 1);
      },
    });
  return [create, pending] as const;
}

/** Values of a project form nobody has touched. */
const emptyProject = {
  name: '',
  postalCode: '',
  state: '' as never,
  city: '',
  neighborhood: '',
  street: '',
  number: '',
  phase: '' as never,
  buildingType: '' as never,
  description: '',
  imageUrl: undefined,
};

type OfficeFieldProps = { value: string; onChange: (officeId: string) => void };

/** Whose a new project is: the user's own, unless they choose one of their offices; nothing for who has none. */
function OfficeField({ value, onChange }: OfficeFieldProps) {
  const { t } = useTranslation('projectForm');
  const offices = useOpenOffices() ?? [];
  if (offices.length === 0) return null;
  return (
    <TextField
      select
      label={t('office')}
      helperText={t(value === '' ? 'office.ownHelp' : 'office.help')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{t('office.own')}</MenuItem>
      {offices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
