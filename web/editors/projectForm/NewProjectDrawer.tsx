import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router';
import { projectFormSchema } from '#domain/project/project.ts';
import type { NewProjectDrawerCreateMutation } from '#relay/NewProjectDrawerCreateMutation.graphql.ts';
import { FormDrawer } from '../../forms/dialogs/FormDrawer.tsx';
import { useDomainForm } from '../../forms/useDomainForm.ts';
import { clearDraft } from '../../forms/useDraft.ts';
import { refusalsOn } from '../../forms/userErrors.ts';
import { useOpenOffices } from '../../parts/people/useOpenOffices.ts';
import { paths } from '../../paths.ts';
import { adjustCount } from '../../relay/mutations/adjustCount.ts';
import { useMutation } from '../../relay/mutations/useMutation.ts';
import { useOffered } from '../../session/offered.ts';
import { ProjectFields } from './ProjectFields.tsx';
import { projectInput } from './projectInput.ts';
import { useImageUpload } from './useImageUpload.ts';
import { noneShown, SelectBox } from '../../components/SelectBox.tsx';

const draft = 'project.new';

type Props = { connections: readonly string[]; onClose: () => void };

/** The drawer that creates a project, adds it at the top of the lists shown, and opens its screen. */
export function NewProjectDrawer({ connections, onClose }: Props) {
  const { t } = useTranslation('projectForm');
  const form = useDomainForm(projectFormSchema, { defaultValues: emptyProject, draft });
  const { organizations, buildingTypes } = useOffered();
  const [office, setOffice] = useState('');
  const navigate = useNavigate();
  const image = useImageUpload();
  const [commit] = useMutation<NewProjectDrawerCreateMutation>(
    graphql`
      mutation NewProjectDrawerCreateMutation(
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
              ...ProjectCards_project
            }
          }
        }
      }
    `,
    { success: t('created'), failure: t('createError') },
  );
  const close = () => {
    image.cancel();
    clearDraft(draft);
    onClose();
  };
  const save = form.handleSubmit(async (values) => {
    const picture = await image.finished();
    if (picture === null) return form.setFocus('imageUrl');
    const organizationId = office === '' ? {} : { organizationId: office };
    const input = { ...projectInput(values), ...picture, ...organizationId };
    const done = await commit({
      variables: { input, buildingTypes, connections },
      onRefused: refusalsOn(form),
      updater: (store, data) => {
        if (data?.createProject.projectEdge) adjustCount(store, connections, 1);
      },
    });
    if (done === null) return;
    close();
    const made = done.createProject.projectEdge?.node?.databaseId;
    if (made !== undefined) await navigate(paths.project(made));
  });
  return (
    <FormDrawer
      title={t('new.title')}
      dirty={form.formState.isDirty || office !== ''}
      pending={form.formState.isSubmitting}
      submitLabel={t('create')}
      onSubmit={(event) => void save(event)}
      onClose={close}
    >
      <ProjectFields form={form} image={image} currentImage={null} />
      {organizations && <OfficeField value={office} onChange={setOffice} />}
    </FormDrawer>
  );
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

/** The owner of a new project: the user, unless they choose one of their offices; hidden without offices. */
function OfficeField({ value, onChange }: OfficeFieldProps) {
  const { t } = useTranslation('projectForm');
  const offices = useOpenOffices() ?? [];
  if (offices.length === 0) return null;
  return (
    <SelectBox
      label={t('office')}
      helperText={t(value === '' ? 'office.ownHelp' : 'office.help')}
      value={value}
      onChange={onChange}
      slotProps={noneShown}
      none={t('office.own')}
      options={offices.map(({ id, name }) => [id, name])}
    />
  );
}
