import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { useMakeProjectMutation } from '#relay/useMakeProjectMutation.graphql.ts';
import { showToast } from '../../components/toasts/toasts.ts';
import { useMutation } from '../../relay/mutations/useMutation.ts';
import { projectSheet, type SheetCells } from './projectSheet.ts';

/** Base64 of text in UTF-8. */
const encoded = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));

/**
 * Makes one project with its towers, options and modules of rows of an import sheet, all or nothing. `make` resolves to
 * the raw id of the project, or to null when it was refused, which has then been shown.
 */
export function useMakeProject(): [make: (rows: readonly SheetCells[]) => Promise<string | null>, boolean] {
  const { t } = useTranslation('projectSheet');
  const [commit, pending] = useMutation<useMakeProjectMutation>(
    graphql`
      mutation useMakeProjectMutation($input: ImportProjectsInput!) {
        importProjects(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          rows {
            projectId
            errors {
              message
            }
          }
        }
      }
    `,
    { failure: t('failed'), invalidates: true },
  );
  const make = async (rows: readonly SheetCells[]) => {
    const contentBase64 = encoded(projectSheet(rows));
    const done = await commit({
      variables: { input: { fileName: 'torre.csv', contentBase64, dryRun: false } },
    });
    const answers = done?.importProjects.rows ?? [];
    const id = answers.find(({ projectId }) => projectId != null)?.projectId ?? null;
    const fault = answers.flatMap(({ errors }) => errors)[0];
    if (done !== null && id === null) showToast(fault?.message ?? t('failed'), 'error');
    return id;
  };
  return [make, pending];
}
