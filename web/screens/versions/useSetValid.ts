import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { useSetValidMutation } from '#relay/useSetValidMutation.graphql.ts';
import { useMutation } from '../../relay/useMutation.ts';
import type { VersionScope } from './versionScope.ts';

/** Makes a version the valid one: shown at once, taken back with a toast when it fails. */
export function useSetValid({ moduleId, validId }: VersionScope) {
  const { t } = useTranslation('versions');
  const [commit] = useMutation<useSetValidMutation>(
    graphql`
      mutation useSetValidMutation($input: UpdateVersionInput!) {
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
