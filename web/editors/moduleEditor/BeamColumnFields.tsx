import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ElementFields } from './ElementFields.tsx';
import { FigureGrid } from './FigureGrid.tsx';

const at = 'beam_column';
const columnFigures = [{ name: 'form_columns', unit: 'm²' }, { name: 'column_number' }];
const beamFigures = [
  { name: 'form_beams', unit: 'm²' },
  { name: 'avg_beam_span', unit: 'm' },
];
const slabFigures = [
  { name: 'form_slabs', unit: 'm²' },
  { name: 'avg_slab_span', unit: 'm' },
];

/** Quantities of a frame: columns, beams, slabs. */
export function BeamColumnFields({ form }: { form: UseFormReturn }) {
  const { t } = useTranslation('moduleEditor');
  return (
    <>
      <ElementFields form={form} name={`${at}.concrete_columns`} title={t('element.columns')}>
        <FigureGrid form={form} at={at} figures={columnFigures} />
      </ElementFields>
      <ElementFields form={form} name={`${at}.concrete_beams`} title={t('element.beams')}>
        <FigureGrid form={form} at={at} figures={beamFigures} />
      </ElementFields>
      <ElementFields form={form} name={`${at}.concrete_slabs`} title={t('element.slabs')}>
        <FigureGrid form={form} at={at} figures={slabFigures} />
      </ElementFields>
    </>
  );
}
