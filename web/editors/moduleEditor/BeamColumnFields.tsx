import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ElementFields } from './ElementFields.tsx';
import { FigureGrid } from './FigureGrid.tsx';

const at = 'beam_column';
const columnFigures = [{ name: 'formColumns', unit: 'm²' }, { name: 'columnNumber' }];
const beamFigures = [
  { name: 'formBeams', unit: 'm²' },
  { name: 'averageBeamSpan', unit: 'm' },
];
const slabFigures = [
  { name: 'formSlabs', unit: 'm²' },
  { name: 'averageSlabSpan', unit: 'm' },
];

/** Quantities of a frame: columns, beams, slabs. */
export function BeamColumnFields({ form }: { form: UseFormReturn }) {
  const { t } = useTranslation('moduleEditor');
  return (
    <>
      <ElementFields form={form} name={`${at}.concreteColumns`} title={t('element.columns')}>
        <FigureGrid form={form} at={at} figures={columnFigures} />
      </ElementFields>
      <ElementFields form={form} name={`${at}.concreteBeams`} title={t('element.beams')}>
        <FigureGrid form={form} at={at} figures={beamFigures} />
      </ElementFields>
      <ElementFields form={form} name={`${at}.concreteSlabs`} title={t('element.slabs')}>
        <FigureGrid form={form} at={at} figures={slabFigures} />
      </ElementFields>
    </>
  );
}
