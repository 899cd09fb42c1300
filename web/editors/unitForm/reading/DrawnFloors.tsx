import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../components/Section.tsx';
import type { DrawnFoundation } from '../../../components/towerDrawing/TowerFoundation.tsx';
import { LiveTower } from './LiveTower.tsx';
import type { SavedFloors } from './savedIntensity.ts';
import { UnitSummary } from './UnitSummary.tsx';
import { useDebouncedGroups } from '../useDebouncedGroups.ts';
import type { UnitFormState } from '../useUnitForm.ts';

type Props = {
  form: UnitFormState;
  saved: SavedFloors | null;
  foundation: DrawnFoundation | null;
};

/** What is typed as a drawing and in sums, once the keys rest: the form beside it is not drawn with them. */
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
