import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ElementFields } from './ElementFields.tsx';
import { DimensionGrid, type Dimension } from './DimensionGrid.tsx';

const at = 'concrete_wall';
const wallDimensions: Dimension[] = [
  { name: 'wallThickness', use: 'thickness', unit: 'cm' },
  { name: 'wallArea', use: 'area', unit: 'm²', required: false },
  { name: 'wallFormArea', use: 'formwork', unit: 'm²', required: false },
];
const slabDimensions: Dimension[] = [
  { name: 'slabThickness', use: 'thickness', unit: 'cm' },
  { name: 'slabArea', use: 'area', unit: 'm²', required: false },
  { name: 'slabFormArea', use: 'formwork', unit: 'm²', required: false },
];

/** Quantities of concrete walls: walls, slabs. */
export function ConcreteWallFields({ form }: { form: UseFormReturn }) {
  const { t } = useTranslation('moduleEditor');
  return (
    <>
      <ElementFields form={form} name={`${at}.concreteWalls`} title={t('element.walls')}>
        <DimensionGrid form={form} at={at} dimensions={wallDimensions} />
      </ElementFields>
      <ElementFields form={form} name={`${at}.concreteSlabs`} title={t('element.slabs')}>
        <DimensionGrid form={form} at={at} dimensions={slabDimensions} />
      </ElementFields>
    </>
  );
}
