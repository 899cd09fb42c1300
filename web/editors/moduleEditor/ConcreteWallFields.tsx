import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ElementFields } from './ElementFields.tsx';
import { FigureGrid } from './FigureGrid.tsx';

const at = 'concrete_wall';
const wallFigures = [
  { name: 'wall_thickness', unit: 'cm' },
  { name: 'wall_area', unit: 'm²', required: false },
  { name: 'wall_form_area', unit: 'm²', required: false },
];
const slabFigures = [
  { name: 'slab_thickness', unit: 'cm' },
  { name: 'slab_area', unit: 'm²', required: false },
  { name: 'slab_form_area', unit: 'm²', required: false },
];

/** Quantities of concrete walls: walls, slabs. */
export function ConcreteWallFields({ form }: { form: UseFormReturn }) {
  const { t } = useTranslation('moduleEditor');
  return (
    <>
      <ElementFields form={form} name={`${at}.concrete_walls`} title={t('element.walls')}>
        <FigureGrid form={form} at={at} figures={wallFigures} />
      </ElementFields>
      <ElementFields form={form} name={`${at}.concrete_slabs`} title={t('element.slabs')}>
        <FigureGrid form={form} at={at} figures={slabFigures} />
      </ElementFields>
    </>
  );
}
