import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { SavedTower_unit$key } from '#relay/SavedTower_unit.graphql.ts';
import { LiveTower } from './LiveTower.tsx';
import { savedFloors } from './savedFloors.ts';
import { readableGroups, unitFormValues } from '../unitFormValues.ts';
import { useTowerFoundation } from '../useTowerFoundation.tsx';

/** The drawing of a saved tower, with its foundation. */
export function SavedTower({ unit }: { unit: SavedTower_unit$key }) {
  const data = useFragment(
    graphql`
      fragment SavedTower_unit on Unit {
        ...unitFormValues_unit
        ...savedFloors_unit
        ...useTowerFoundation_unit
      }
    `,
    unit,
  );
  const saved = useMemo(() => savedFloors(data), [data]);
  const { foundation, drawer } = useTowerFoundation(data);
  const groups = readableGroups(unitFormValues(data).floorGroups);
  return (
    <>
      <LiveTower groups={groups} saved={saved} foundation={foundation} />
      {drawer}
    </>
  );
}
