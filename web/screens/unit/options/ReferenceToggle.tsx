import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { ConnectionHandler, graphql, useFragment } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type { ReferenceToggle_option$key } from '#relay/ReferenceToggle_option.graphql.ts';
import type { ReferenceToggleMutation } from '#relay/ReferenceToggleMutation.graphql.ts';
import { useMutation } from '../../../relay/mutations/useMutation.ts';
import { Star, StarBorder } from '../../../theme/icons.tsx';

/** Says whether the tower's totals come from this simulation, and switches it: at once on the screen. */
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
  const [commit] = useMutation<ReferenceToggleMutation>(
    graphql`
      mutation ReferenceToggleMutation($input: UpdateOptionInput!, $withLosses: Boolean) {
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
  const toggle = () => {
    const path = { unitId: unit.id, optionId: id };
    void commit({
      variables: { input: { optionId: id, isReference: !isReference } },
      optimisticUpdater: (store) => mark(store, path, !isReference),
      // The payload's list ends after fifty; the previous reference may be beyond.
      updater: (store, data) => {
        if (data?.updateOption.option) mark(store, path, !isReference);
      },
    });
  };
  if (!viewerCanEdit)
    return isReference && <Chip size="small" color="primary" icon={<Star />} label={t('reference.is')} />;
  return (
    <Button
      size="small"
      aria-pressed={isReference}
      color={isReference ? 'primary' : 'inherit'}
      startIcon={isReference ? <Star /> : <StarBorder />}
      onClick={toggle}
    >
      {t(isReference ? 'reference.is' : 'reference.use')}
    </Button>
  );
}

/** Global ids of a simulation and its tower. */
type OptionPath = { unitId: string; optionId: string };

/** Marks a simulation as the reference, or none; at most one stays marked. */
function mark(store: RecordSourceSelectorProxy, { unitId, optionId }: OptionPath, on: boolean): void {
  const unit = store.get(unitId);
  const list = unit && ConnectionHandler.getConnection(unit, 'TowerOptions_options');
  for (const edge of list?.getLinkedRecords('edges') ?? []) {
    const option = edge?.getLinkedRecord('node');
    option?.setValue(on && option.getDataID() === optionId, 'isReference');
  }
}
