import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { unitText } from '#domain/texts/unitText.ts';
import type { SharedDeclarationsMutation } from '#relay/SharedDeclarationsMutation.graphql.ts';
import type { SharedDeclarationsQuery } from '#relay/SharedDeclarationsQuery.graphql.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useDeferredQuery } from '../../../relay/queries/useDeferredQuery.ts';
import { useMutation } from '../../../relay/mutations/useMutation.ts';
import { SharedDialog } from '../office/SharedDialog.tsx';
import { useFirstEntry } from '../office/useFirstEntry.ts';

type Props = {
  projectId: string;
  /** Keys of materials that have a supplier. */
  declaredMaterials: readonly string[];
  connections: readonly string[];
  canEdit: boolean;
  onClose: () => void;
};

/** Declarations of the office's other projects that hold today. */
export function SharedDeclarations({ projectId, declaredMaterials, connections, canEdit, onClose }: Props) {
  const { t } = useTranslation('suppliers');
  const { day, exactSpan } = useFormat();
  const firstEntry = useFirstEntry();
  const answer = useDeferredQuery<SharedDeclarationsQuery>(
    graphql`
      query SharedDeclarationsQuery($id: ID!) {
        node(id: $id) {
          __typename
          ... on Project {
            sharedDeclarations {
              firstEntry {
                ...useFirstEntry_entry @relay(mask: false)
              }
              declaration {
                id
                material
                label
                unit
                supplier
                document
                validUntil
                co2 {
                  min
                  max
                }
              }
            }
          }
        }
      }
    `,
    { id: projectId },
  );
  const [commit, pending] = useMutation<SharedDeclarationsMutation>(
    graphql`
      mutation SharedDeclarationsMutation($input: AdoptDeclarationsInput!, $connections: [ID!]!) {
        adoptDeclarations(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          declarationEdges @appendEdge(connections: $connections) {
            ...SupplierTable_edge @relay(mask: false)
          }
        }
      }
    `,
    // Totals and comparisons elsewhere rest on them from now on.
    { success: t('declared'), failure: t('declareError'), invalidates: true },
  );
  const shared = answer && (answer.node?.__typename === 'Project' ? answer.node.sharedDeclarations : null);
  const rows =
    shared &&
    shared.map(({ declaration, firstEntry: entry }) => {
      const { id, material, label, unit, supplier, document, validUntil, co2 } = declaration;
      return {
        id,
        about: material,
        label: `${label} · ${supplier}`,
        value: `${exactSpan(co2)} kgCO₂e/${unitText(unit)}`,
        notes: [
          [document, validUntil ? t('until', { date: day(validUntil) }) : t('noEnd')].join(' · '),
          firstEntry(entry),
        ],
        ...(declaredMaterials.includes(material) ? { blocked: t('taken') } : {}),
      };
    });
  const adopt = async (declarationIds: readonly string[]) => {
    const variables = { input: { projectId, declarationIds }, connections: [...connections] };
    if ((await commit({ variables })) !== null) onClose();
  };
  return (
    <SharedDialog
      title={t('shared')}
      canAdopt={canEdit}
      pending={pending}
      rows={rows}
      onAdopt={(ids) => void adopt(ids)}
      onClose={onClose}
    />
  );
}
