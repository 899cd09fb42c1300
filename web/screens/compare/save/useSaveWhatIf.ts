import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useParams } from 'react-router';
import type { ElementChanges } from '#domain/comparison/sides/scaledStructure.ts';
import type { useSaveWhatIfMutation } from '#relay/useSaveWhatIfMutation.graphql.ts';
import type { useSaveWhatIfQuery } from '#relay/useSaveWhatIfQuery.graphql.ts';
import { failureText } from '../../../errors/errorText.ts';
import { showToast } from '../../../components/toasts/toasts.ts';
import { nodesOf } from '../../../relay/queries/nodesOf.ts';
import { useFetchQuery } from '../../../relay/queries/useFetchQuery.ts';
import { useMutation } from '../../../relay/mutations/useMutation.ts';
import { paths } from '../../../paths.ts';

/** A version that was saved: of which module, under which name. */
export type SavedVersion = { module: string; address: string; name: string };

/** Saves a what-if of an option or version: a new version of every module it changes, none of them valid. */
export function useSaveWhatIf(): {
  save: (id: string, changes: ElementChanges, name: string) => Promise<SavedVersion[]>;
  saving: boolean;
} {
  const { t } = useTranslation('compare');
  const { projectId = '', unitId = '' } = useParams();
  const [saving, setSaving] = useState(false);
  const ask = useFetchQuery<useSaveWhatIfQuery>(graphql`
    query useSaveWhatIfQuery($id: ID!) @throwOnFieldError {
      node(id: $id) {
        ... on Option {
          modules(first: 50) {
            edges {
              node {
                ...useSaveWhatIf_module @relay(mask: false)
                currentVersion {
                  ...structureFormValues_version
                }
              }
            }
          }
        }
        ... on Version {
          module {
            ...useSaveWhatIf_module @relay(mask: false)
          }
          ...structureFormValues_version
        }
      }
    }
  `);
  const [create] = useMutation<useSaveWhatIfMutation>(
    graphql`
      mutation useSaveWhatIfMutation($input: CreateVersionInput!) {
        createVersion(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          version {
            id
          }
        }
      }
    `,
    { failure: t('save.failed'), invalidates: true },
  );

  const save = async (id: string, changes: ElementChanges, name: string): Promise<SavedVersion[]> => {
    const saved: SavedVersion[] = [];
    setSaving(true);
    try {
      const node = (await ask({ id }))?.node;
      // The modules of an option with their valid versions; the one of a version with that version.
      const sources = node?.module
        ? [{ module: node.module, structure: node }]
        : nodesOf(node?.modules).map((module) => ({ module, structure: module.currentVersion }));
      // The rules that forms check rows with are loaded only when something is saved.
      const { changedStructure } = await import('./changedStructure.ts');
      const changed = sources.flatMap(({ module, structure: version }) => {
        const structure = changedStructure(version, changes);
        return structure === null ? [] : [{ module, structure }];
      });
      if (changed.length === 0) showToast(t('save.failed'), 'error');
      for (const { module, structure } of changed) {
        const input = { moduleId: module.id, name, isValid: false, structure };
        if ((await create({ variables: { input } })) !== null)
          saved.push({
            module: module.name,
            address: paths.versions({ projectId, unitId, moduleId: module.databaseId }, module.technology),
            name,
          });
      }
    } catch (error) {
      showToast(failureText(error), 'error');
    } finally {
      setSaving(false);
    }
    if (saved.length > 0) showToast(t('save.done', { count: saved.length }), 'success');
    return saved;
  };
  return { save, saving };
}

// Spread unmasked, so that a module has the same shape however it is reached.
void graphql`
  fragment useSaveWhatIf_module on Module {
    id
    databaseId
    name
    technology
  }
`;
