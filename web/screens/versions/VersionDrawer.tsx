import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { versionFormSchema } from '#domain/tower/module.ts';
import type { VersionDrawerMutation } from '#relay/VersionDrawerMutation.graphql.ts';
import type { VersionDrawer_version$key } from '#relay/VersionDrawer_version.graphql.ts';
import type { VersionDrawerFreshVersionQuery } from '#relay/VersionDrawerFreshVersionQuery.graphql.ts';
import { EditDrawer } from '../../forms/conflict/EditDrawer.tsx';
import { lastEditor } from '../../forms/conflict/lastEditor.ts';
import { type FreshRecord, useEditConflict } from '../../forms/conflict/useEditConflict.ts';
import { TextField } from '../../forms/fields/TextField.tsx';
import { useDomainForm } from '../../forms/useDomainForm.ts';
import { clearDraft } from '../../forms/useDraft.ts';
import { showUserErrors } from '../../forms/userErrors.ts';
import { useFetchQuery } from '../../relay/queries/useFetchQuery.ts';
import { useMutation } from '../../relay/mutations/useMutation.ts';

type Props = { version: VersionDrawer_version$key; onClose: () => void };

/** Name and description of a version; its quantities stay as they were saved. */
export function VersionDrawer({ version, onClose }: Props) {
  const { t } = useTranslation('versions');
  const data = useFragment(
    graphql`
      fragment VersionDrawer_version on Version {
        id
        databaseId
        name
        description
        revision
      }
    `,
    version,
  );
  const draft = `version.${data.databaseId}`;
  const revisionRef = useRef(data.revision ?? null);
  const form = useDomainForm(versionFormSchema, {
    defaultValues: { name: data.name ?? '', description: data.description ?? '' },
    draft,
    revisionRef,
  });
  const [commit, pending] = useMutation<VersionDrawerMutation>(
    graphql`
      mutation VersionDrawerMutation($input: UpdateVersionInput!) {
        updateVersion(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          version {
            ...VersionRow_version
          }
        }
      }
    `,
    { success: t('updated'), failure: t('updateError') },
  );
  const read = useFreshVersion();
  const edit = useEditConflict(form, { revisionRef, read: () => read(data.id) });
  const close = () => {
    clearDraft(draft);
    onClose();
  };
  const save = form.handleSubmit(async ({ name, description }) => {
    const input = {
      versionId: data.id,
      name,
      description: description ?? null,
      revision: edit.revision(),
    };
    const done = await commit({
      variables: { input },
      optimisticUpdater: (store) => {
        store.get(data.id)?.setValue(name, 'name').setValue(input.description, 'description');
      },
      onRefused: (errors) => showUserErrors(form, edit.takeConflict(errors)),
    });
    if (done !== null) close();
  });
  return (
    <EditDrawer
      title={t('rename')}
      form={form}
      draft={draft}
      edit={edit}
      describe={({ name, description }) => [
        { field: 'name', label: t('column.name'), text: name },
        {
          field: 'description',
          label: t('description'),
          text: typeof description === 'string' ? description : '',
        },
      ]}
      pending={pending}
      onSave={save}
      onClose={close}
    >
      <TextField control={form.control} name="name" label={t('column.name')} required autoFocus />
      <TextField control={form.control} name="description" label={t('description')} multiline minRows={3} />
    </EditDrawer>
  );
}

type Values = { name: string; description: string };

/** Reads a version's name and description again, and who saved them; null when it is gone. */
function useFreshVersion(): (id: string) => Promise<FreshRecord<Values> | null> {
  const ask = useFetchQuery<VersionDrawerFreshVersionQuery>(graphql`
    query VersionDrawerFreshVersionQuery($id: ID!) {
      node(id: $id) {
        __typename
        ... on Version {
          name
          description
          revision
          module {
            option {
              unit {
                project {
                  ...lastEditor_project
                }
              }
            }
          }
        }
      }
    }
  `);
  return async (id) => {
    const node = (await ask({ id }))?.node;
    if (node?.__typename !== 'Version') return null;
    const { project } = node.module.option.unit;
    const name = node.name ?? '';
    return {
      values: { name, description: node.description ?? '' },
      revision: node.revision ?? null,
      editor: lastEditor(project, 'VERSION', name),
    };
  };
}
