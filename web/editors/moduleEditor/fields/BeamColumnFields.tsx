import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ElementFields } from './ElementFields.tsx';
import { DimensionGrid, type Dimension } from './DimensionGrid.tsx';

const at = 'beam_column';
const columnDimensions: Dimension[] = [
  { name: 'formColumns', use: 'formwork', unit: 'm²' },
  { name: 'columnNumber', use: 'count' },
];
const beamDimensions: Dimension[] = [
  { name: 'formBeams', use: 'formwork', unit: 'm²' },
  { name: 'averageBeamSpan', use: 'span', unit: 'm' },
];
const slabDimensions: Dimension[] = [
  { name: 'formSlabs', use: 'formwork', unit: 'm²' },
  { name: 'averageSlabSpan', use: 'span', unit: 'm' },
];
const formDimensions: Dimension[] = [{ name: 'formUses', use: 'uses', required: false }];

/** Quantities of a frame: columns, beams, slabs. */
export function BeamColumnFields({ form }: { form: UseFormReturn }) {
  const { t } = useTranslation('moduleEditor');
  return (
    <>
      <ElementFields form={form} name={`${at}.concreteColumns`} title={t('element.columns')}>
        <DimensionGrid form={form} at={at} dimensions={columnDimensions} />
      </ElementFields>
      <ElementFields form={form} name={`${at}.concreteBeams`} title={t('element.beams')}>
        <DimensionGrid form={form} at={at} dimensions={beamDimensions} />
      </ElementFields>
      <ElementFields form={form} name={`${at}.concreteSlabs`} title={t('element.slabs')}>
        <DimensionGrid form={form} at={at} dimensions={slabDimensions} />
      </ElementFields>
      <DimensionGrid form={form} at={at} dimensions={formDimensions} />
    </>
  );
}
