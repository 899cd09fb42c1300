import { memo, useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { DrawnFoundation } from '../../components/towerDrawing/TowerFoundation.tsx';
import type { FieldControl } from '../../forms/fieldControl.ts';
import { LiveTower } from './LiveTower.tsx';
import type { SavedFloors } from './savedIntensity.ts';
import { UnitSummary } from './UnitSummary.tsx';
import { readableGroups, type UnitFormValues } from './unitFormValues.ts';

type Props = {
  control: FieldControl<UnitFormValues>;
  saved: SavedFloors | null;
  foundation: DrawnFoundation | null;
};

/** What is typed as a drawing and in sums, a moment after the key: the form beside it is not drawn with them. */
export function DrawnFloors({ control, ...drawn }: Props) {
  const typed = useDeferredValue(useWatch({ control, name: 'floorGroups' }));
  const groups = useMemo(() => readableGroups(typed), [typed]);
  return <Drawing groups={groups} {...drawn} />;
}

const Drawing = memo(function Drawing({ groups, ...drawn }: Parameters<typeof LiveTower>[0]) {
  return (
    <>
      <LiveTower groups={groups} {...drawn} />
      <UnitSummary groups={groups} />
    </>
  );
});
