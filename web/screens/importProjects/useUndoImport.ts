import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { useUndoImportMutation } from '#relay/useUndoImportMutation.graphql.ts';
import { useMutation } from '../../relay/useMutation.ts';

/** Deletes everything an import made; resolves to whether it did. */
export function useUndoImport(): (importId: string) => Promise<boolean> {
  const { t } = useTranslation('importProjects');
  const [commit] = useMutation<useUndoImportMutation>(
    graphql`
      mutation useUndoImportMutation($input: UndoImportInput!) {
        undoImport(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          undoneImportId
        }
      }
    `,
    { success: t('undone'), failure: t('undoError'), invalidates: true },
  );
  return async (importId) => {
    const done = await commit({ variables: { input: { importId } } });
    return done?.undoImport.undoneImportId === importId;
  };
}
