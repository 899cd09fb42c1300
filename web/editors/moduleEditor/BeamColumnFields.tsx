import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ElementFields } from './ElementFields.tsx';
import { FigureGrid, type StructureFigure } from './FigureGrid.tsx';

const at = 'beam_column';
const columnFigures: StructureFigure[] = [
  { name: 'formColumns', use: 'formwork', unit: 'm²' },
  { name: 'columnNumber', use: 'count' },
];
const beamFigures: StructureFigure[] = [
  { name: 'formBeams', use: 'formwork', unit: 'm²' },
  { name: 'averageBeamSpan', use: 'span', unit: 'm' },
];
const slabFigures: StructureFigure[] = [
  { name: 'formSlabs', use: 'formwork', unit: 'm²' },
  { name: 'averageSlabSpan', use: 'span', unit: 'm' },
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
