import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ElementFields } from './ElementFields.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { GroutFields } from './GroutFields.tsx';
import { QuantityTable } from '../quantityTable/QuantityTable.tsx';
import { blockTable, mortarTable } from '../quantityTable/tables.ts';

const at = 'structural_masonry';

/** Quantities of structural masonry: blocks, mortar, grout, slabs, and columns and beams where there are any. */
export function MasonryFields({ form }: { form: UseFormReturn }) {
  const { t } = useTranslation('moduleEditor');
  return (
    <>
      <FieldGroup title={t('element.blocks')}>
        <QuantityTable
          form={form}
          kind={blockTable}
          name={`${at}.masonry.blocks`}
          label={t('element.blocks')}
        />
      </FieldGroup>
      <FieldGroup title={t('element.mortar')} text={t('optional')}>
        <QuantityTable
          form={form}
          kind={mortarTable}
          name={`${at}.masonry.mortar`}
          label={t('element.mortar')}
          optional
        />
      </FieldGroup>
      <GroutFields form={form} />
      <ElementFields form={form} name={`${at}.concreteSlabs`} title={t('element.slabs')} />
      <ElementFields form={form} name={`${at}.concreteColumns`} title={t('element.columns')} optional />
      <ElementFields form={form} name={`${at}.concreteBeams`} title={t('element.beams')} optional />
    </>
  );
}
