import { useRef, useState } from 'react';
import { type GroupValues, readableGroups } from '../unitFormValues.ts';
import type { UnitFormState } from '../useUnitForm.ts';

const read = (rows: readonly GroupValues[]) => JSON.stringify(readableGroups(rows));
const isTyped = ({ name, area, height }: GroupValues) =>
  (name ?? '') !== '' || area !== undefined || height !== undefined;

/**
 * Fills the floors of a form from elsewhere and can restore the previous ones. Floors typed by hand are replaced only
 * after confirmation: `asked` then waits for `confirm` or `cancel`.
 */
export function useFilledFloors(form: UnitFormState) {
  const [asked, setAsked] = useState<(() => void) | null>(null);
  const before = useRef<GroupValues[] | null>(null);
  const filled = useRef<string | null>(null);
  const now = () => form.getValues('floorGroups');
  const isOwn = () => now().some(isTyped) && read(now()) !== filled.current;
  const unlessOwn = (change: () => void) => (isOwn() ? setAsked(() => change) : change());
  const put = (rows: GroupValues[]) => form.setValue('floorGroups', rows, { shouldDirty: true });
  return {
    asked: asked !== null,
    confirm: () => {
      asked?.();
      setAsked(null);
    },
    cancel: () => setAsked(null),
    replace: (rows: GroupValues[], then: () => void) =>
      unlessOwn(() => {
        if (read(now()) !== filled.current) before.current = structuredClone(now());
        put(rows);
        filled.current = read(rows);
        then();
      }),
    restore: (then: () => void) => {
      if (filled.current === null) return then();
      unlessOwn(() => {
        if (before.current !== null) put(before.current);
        filled.current = null;
        before.current = null;
        then();
      });
    },
  };
}
export type FilledFloors = ReturnType<typeof useFilledFloors>;
