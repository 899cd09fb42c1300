import Button from '@mui/material/Button';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { QuantityRow } from '../values/elementFormValues.ts';

type Props = {
  form: UseFormReturn;
  /** Of the list of steel in the form. */
  name: string;
  /** Class of the strand. */
  strand: number;
  /** Of the table. */
  label: string;
  onAdd: () => void;
};

/** Adds the row of prestressing steel, which a list has once. */
export function StrandButton({ form, name, strand, label, onAdd }: Props) {
  const { t } = useTranslation('moduleEditor');
  const rows = useWatch({ control: form.control, name }) as (QuantityRow | undefined)[] | undefined;
  if (rows?.some((row) => row?.['ca'] === strand)) return null;
  return (
    <Button size="small" onClick={onAdd} aria-label={t('strand.addTo', { table: label })}>
      {t('strand.add')}
    </Button>
  );
}
