import { useTranslation } from 'react-i18next';
import { ConnectionHandler, graphql } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type { useSetReferenceMutation } from '#relay/useSetReferenceMutation.graphql.ts';
import { useMutation } from '../../../relay/useMutation.ts';

/** Global ids of a simulation and its tower. */
type OptionPath = { unitId: string; optionId: string };

/** Makes a simulation the reference or takes that back, at once on the screen; at most one stays marked. */
export function useSetReference() {
  const { t } = useTranslation('unit');
  const [commit] = useMutation<useSetReferenceMutation>(
    graphql`
      mutation useSetReferenceMutation($input: UpdateOptionInput!, $withLosses: Boolean) {
        updateOption(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          option {
            id
            isReference
            revision
          }
          unit {
            ...savedFloors_unit
            ...FloorConsumption_unit
            ...UnitHeader_unit
            options(first: 50) {
              edges {
                node {
                  id
                  isReference
                  revision
                }
              }
            }
          }
        }
      }
    `,
    { failure: t('options.updateError'), invalidates: true },
  );
  return (path: OptionPath, isReference: boolean) =>
    void commit({
      variables: { input: { optionId: path.optionId, isReference } },
      optimisticUpdater: (store) => mark(store, path, isReference),
      // The payload's list ends after fifty; the one that was the reference before may stand beyond.
      updater: (store, data) => {
        if (data?.updateOption.option) mark(store, path, isReference);
      },
    });
}

function mark(store: RecordSourceSelectorProxy, { unitId, optionId }: OptionPath, on: boolean): void {
  const unit = store.get(unitId);
  const list = unit && ConnectionHandler.getConnection(unit, 'TowerOptions_options');
  for (const edge of list?.getLinkedRecords('edges') ?? []) {
    const option = edge?.getLinkedRecord('node');
    option?.setValue(on && option.getDataID() === optionId, 'isReference');
  }
}
