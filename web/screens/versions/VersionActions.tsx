import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useLocation, useNavigate } from 'react-router';
import type { VersionActionsDeleteMutation } from '#relay/VersionActionsDeleteMutation.graphql.ts';
import type { VersionActions_version$key } from '#relay/VersionActions_version.graphql.ts';
import type { VersionActionsSetValidMutation } from '#relay/VersionActionsSetValidMutation.graphql.ts';
import { useDeletion } from '../../components/deletion/useDeletion.ts';
import { ActionsMenu } from '../../components/dialogs/ActionsMenu.tsx';
import { deleteAction } from '../../components/dialogs/deleteAction.ts';
import { useMutation } from '../../relay/mutations/useMutation.ts';
import { CheckCircleOutlined, EditOutlined, RestoreOutlined } from '../../theme/icons.tsx';
import { VersionDrawer } from './VersionDrawer.tsx';
import type { VersionScope } from './versionScope.ts';

type Props = { version: VersionActions_version$key; scope: VersionScope };

/** Make valid, rename and delete, as far as the user may; the valid version can't be deleted. */
export function VersionActions({ version, scope }: Props) {
  const { t } = useTranslation('versions');
  const [isEditing, setEditing] = useState(false);
  const data = useFragment(
    graphql`
      fragment VersionActions_version on Version {
        id
        name
        number
        isValid
        revision
        viewerCanEdit
        viewerCanDelete
        ...VersionDrawer_version
      }
    `,
    version,
  );
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const setValid = useSetValid(scope);
  const remove = useDeletion<VersionActionsDeleteMutation>(
    graphql`
      mutation VersionActionsDeleteMutation($input: DeleteVersionInput!, $connections: [ID!]!) {
        deleteVersion(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          deletedVersionId @deleteEdge(connections: $connections)
        }
      }
    `,
    { done: t('deleted'), failure: t('deleteError') },
  );
  const { id, isValid, viewerCanEdit } = data;
  const name = data.name ?? t('unnamed', { number: data.number });
  const restore = () => void navigate(`${pathname}/simulation/new?from=${encodeURIComponent(id)}`, { state });
  return (
    <>
      <ActionsMenu
        label={t('actions', { name })}
        actions={[
          viewerCanEdit &&
            !isValid && {
              label: t('setValid'),
              icon: CheckCircleOutlined,
              onSelect: () => void setValid(id, data.revision ?? null),
            },
          viewerCanEdit && !isValid && { label: t('restore'), icon: RestoreOutlined, onSelect: restore },
          viewerCanEdit && { label: t('rename'), icon: EditOutlined, onSelect: () => setEditing(true) },
          data.viewerCanDelete &&
            !isValid &&
            deleteAction(
              t('delete'),
              () => remove(id, { variables: { input: { versionId: id }, connections: [scope.connection] } }),
              { title: t('delete.title'), text: t('delete.text', { name }) },
            ),
        ]}
      />
      {isEditing && <VersionDrawer version={data} onClose={() => setEditing(false)} />}
    </>
  );
}

/** Makes a version the valid one: shown at once, taken back with a toast when it fails. */
function useSetValid({ moduleId, validId }: VersionScope) {
  const { t } = useTranslation('versions');
  const [commit] = useMutation<VersionActionsSetValidMutation>(
    graphql`
      mutation VersionActionsSetValidMutation($input: UpdateVersionInput!) {
        updateVersion(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          version {
            id
            isValid
            revision
            viewerCanDelete
            updatedAt
          }
          module {
            id
            technology
            currentVersion {
              id
              isValid
            }
          }
        }
      }
    `,
    { success: t('madeValid'), failure: t('updateError'), invalidates: true },
  );
  return (versionId: string, revision: number | null) =>
    commit({
      variables: { input: { versionId, isValid: true, revision } },
      optimisticUpdater: (store) => {
        store.get(validId)?.setValue(false, 'isValid');
        store.get(versionId)?.setValue(true, 'isValid');
        const version = store.get(versionId);
        if (version) store.get(moduleId)?.setLinkedRecord(version, 'currentVersion');
      },
      updater: (store, data) => {
        if (data?.updateVersion.version && validId !== versionId) {
          // The payload names only the new valid version; there is never a second.
          store.get(validId)?.setValue(false, 'isValid');
          store.get(validId)?.setValue(true, 'viewerCanDelete');
        }
      },
    });
}
