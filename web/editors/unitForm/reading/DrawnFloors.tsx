import { memo, startTransition, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../components/Section.tsx';
import type { DrawnFoundation } from '../../../components/towerDrawing/TowerFoundation.tsx';
import { type ReadableGroup, readableGroups } from '../unitFormValues.ts';
import type { UnitFormState } from '../useUnitForm.ts';
import { LiveTower } from './LiveTower.tsx';
import type { SavedFloors } from './savedIntensity.ts';
import { UnitSummary } from './UnitSummary.tsx';

type Props = {
  form: UnitFormState;
  saved: SavedFloors | null;
  foundation: DrawnFoundation | null;
};

/** The typed floors as a drawing and in sums, updated after a pause, so that typing does not render it. */
export const DrawnFloors = memo(function DrawnFloors({ form, ...drawn }: Props) {
  const { t } = useTranslation('unitForm');
  const groups = useDebouncedGroups(form);
  return (
    <>
      <LiveTower groups={groups} {...drawn} />
      <Section title={t('summary.title')}>
        <UnitSummary groups={groups} />
      </Section>
    </>
  );
});

/** ms without a key before the drawing is updated: longer than between two keys, too short to be noticed. */
const idleMs = 200;

/** The form's drawable floors, read when no key was pressed for a moment, so that typing costs nothing. */
function useDebouncedGroups({ getValues, watch }: UnitFormState): ReadableGroup[] {
  const [groups, setGroups] = useState(() => readableGroups(getValues('floorGroups')));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => startTransition(() => setGroups(readableGroups(getValues('floorGroups'))));
    const { unsubscribe } = watch(() => {
      clearTimeout(timer);
      timer = setTimeout(read, idleMs);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [getValues, watch]);
  return groups;
}
