import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { useDeleteVersionMutation } from '#relay/useDeleteVersionMutation.graphql.ts';
import { deleteWithUndo } from '../../components/deletion/deleteWithUndo.ts';
import { useMutation } from '../../relay/useMutation.ts';
import type { VersionScope } from './versionScope.ts';

/** Deletes a version after ten seconds in which it can be undone. */
export function useDeleteVersion({ connection }: VersionScope) {
  const { t } = useTranslation('versions');
  const [commit] = useMutation<useDeleteVersionMutation>(
    graphql`
      mutation useDeleteVersionMutation($input: DeleteVersionInput!, $connections: [ID!]!) {
        deleteVersion(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          deletedVersionId @deleteEdge(connections: $connections)
        }
      }
    `,
    { failure: t('deleteError') },
  );
  const connections = [connection];
  const send = (versionId: string) =>
    commit({
      variables: { input: { versionId }, connections },
    });
  return (versionId: string) => deleteWithUndo(versionId, { done: t('deleted') }, () => send(versionId));
}
