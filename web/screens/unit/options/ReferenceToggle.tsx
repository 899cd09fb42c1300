import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { ConnectionHandler, graphql, useFragment } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type { ReferenceToggle_option$key } from '#relay/ReferenceToggle_option.graphql.ts';
import type { ReferenceToggleSetReferenceMutation } from '#relay/ReferenceToggleSetReferenceMutation.graphql.ts';
import { useMutation } from '../../../relay/useMutation.ts';
import { Star, StarBorder } from '../../../theme/icons.tsx';

/** Says whether the tower's totals come from this simulation, and switches it. */
export function ReferenceToggle({ option }: { option: ReferenceToggle_option$key }) {
  const { t } = useTranslation('unit');
  const { id, isReference, viewerCanEdit, unit } = useFragment(
    graphql`
      fragment ReferenceToggle_option on Option {
        id
        isReference
        viewerCanEdit
        unit {
          id
        }
      }
    `,
    option,
  );
  const setReference = useSetReference();
  if (!viewerCanEdit)
    return isReference && <Chip size="small" color="primary" icon={<Star />} label={t('reference.is')} />;
  return (
    <Button
      size="small"
      aria-pressed={isReference}
      color={isReference ? 'primary' : 'inherit'}
      startIcon={isReference ? <Star /> : <StarBorder />}
      onClick={() => setReference({ unitId: unit.id, optionId: id }, !isReference)}
    >
      {t(isReference ? 'reference.is' : 'reference.use')}
    </Button>
  );
}

/** Global ids of a simulation and its tower. */
type OptionPath = { unitId: string; optionId: string };

/** Makes a simulation the reference or takes that back, at once on the screen; at most one stays marked. */
function useSetReference() {
  const { t } = useTranslation('unit');
  const [commit] = useMutation<ReferenceToggleSetReferenceMutation>(
    graphql`
      mutation ReferenceToggleSetReferenceMutation($input: UpdateOptionInput!, $withLosses: Boolean) {
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
