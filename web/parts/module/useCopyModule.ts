import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router';
import type { CopyModuleInput, useCopyModuleMutation } from '#relay/useCopyModuleMutation.graphql.ts';
import { useMutation } from '../../relay/useMutation.ts';

/** Copies a module with its versions into another option of the tower. @returns [copy, pending] */
export function useCopyModule() {
  const { t } = useTranslation('towerTables');
  const { revalidate } = useRevalidator();
  const [commit, pending] = useMutation<useCopyModuleMutation>(
    graphql`
      mutation useCopyModuleMutation($input: CopyModuleInput!) {
        copyModule(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          module {
            id
          }
        }
      }
    `,
    { success: t('module.copied'), failure: t('module.createError'), invalidates: true },
  );
  const copy = async (input: CopyModuleInput) => {
    const done = await commit({ variables: { input } });
    if (done !== null) await revalidate();
    return done !== null;
  };
  return [copy, pending] as const;
}
