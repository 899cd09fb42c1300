import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldGroup } from './FieldGroup.tsx';
import { GroutFields } from './GroutFields.tsx';
import { QuantityTable } from '../quantityTable/QuantityTable.tsx';
import { blockTable, mortarTable } from '../quantityTable/tables.ts';

const at = 'structural_masonry.masonry';

/** What only structural masonry has: blocks, mortar, grout. */
export function MasonryFields({ form }: { form: UseFormReturn }) {
  const { t } = useTranslation('moduleEditor');
  const [blocks, mortar] = [t('element.blocks'), t('element.mortar')];
  return (
    <>
      <FieldGroup title={blocks}>
        <QuantityTable form={form} kind={blockTable} name={`${at}.blocks`} label={blocks} />
      </FieldGroup>
      <FieldGroup title={mortar} text={t('optional')}>
        <QuantityTable form={form} kind={mortarTable} name={`${at}.mortar`} label={mortar} optional />
      </FieldGroup>
      <GroutFields form={form} />
    </>
  );
}
