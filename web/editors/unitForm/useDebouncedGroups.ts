import { startTransition, useEffect, useState } from 'react';
import { readableGroups, type ReadableGroup } from './unitFormValues.ts';
import type { UnitFormState } from './useUnitForm.ts';

/** Longer than from one key to the next when a figure is typed, shorter than anybody waits for. */
const restMs = 200;

/** The form's floors as they can be drawn, read when no key was pressed for a moment: a key costs nothing of it. */
export function useDebouncedGroups({ getValues, watch }: UnitFormState): ReadableGroup[] {
  const [groups, setGroups] = useState(() => readableGroups(getValues('floorGroups')));
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined;
    const read = () => startTransition(() => setGroups(readableGroups(getValues('floorGroups'))));
    const { unsubscribe } = watch(() => {
      clearTimeout(rest);
      rest = setTimeout(read, restMs);
    });
    return () => {
      clearTimeout(rest);
      unsubscribe();
    };
  }, [getValues, watch]);
  return groups;
}
