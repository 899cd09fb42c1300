import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownPriceFormSchema } from '#domain/prices/ownPriceForm.ts';
import { todayOf } from '#domain/factors/declaration.ts';
import { DateField } from '../../forms/fields/DateField.tsx';
import { NumberField } from '../../forms/fields/NumberField.tsx';
import { TextField } from '../../forms/fields/TextField.tsx';
import { useDomainForm } from '../../forms/useDomainForm.ts';
import { clearDraft } from '../../forms/useDraft.ts';
import { useSetPrices } from './useSetPrices.ts';

/** A price to be quoted, with the project's earlier quotation. */
type Quoted = {
  key: string;
  label: string;
  own: { min: number; max: number; source: string; date: string } | null;
};

/** `unit`: the unit of the price. `onSaved`: called once the service has saved it. */
type Props = {
  projectId: string;
  row: Quoted;
  unit: string;
  onSaved?: () => void;
  onClose?: () => void;
};

/** Fields of one quotation: a figure or both ends of a range, its source and its date. */
export function QuoteForm({ projectId, row: { key, label, own }, unit, onSaved, onClose }: Props) {
  const { t } = useTranslation('prices');
  const [today] = useState(() => todayOf(new Date()));
  const draft = `quote.${projectId}.${key}`;
  const form = useDomainForm(ownPriceFormSchema, {
    draft,
    defaultValues: {
      key,
      min: own?.min,
      max: own !== null && own.max !== own.min ? own.max : undefined,
      source: own?.source ?? '',
      date: own?.date ?? today,
    },
  });
  const [commit, pending] = useSetPrices();
  const close = () => {
    clearDraft(draft);
    onClose?.();
  };
  const save = form.handleSubmit(async (price) => {
    const done = await commit({ variables: { input: { projectId, prices: [price] } } });
    if (done === null) return;
    onSaved?.();
    close();
  });
  const { control } = form;
  return (
    <Box
      component="form"
      noValidate
      role="group"
      aria-label={t('quote.of', { price: label })}
      onSubmit={(event) => void save(event)}
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr 1fr', md: '210px 170px 1fr 160px auto' },
      }}
    >
      <NumberField
        size="small"
        control={control}
        name="min"
        label={t('field.min')}
        unit={`R$/${unit}`}
        required
      />
      <NumberField size="small" control={control} name="max" label={t('field.max')} unit={`R$/${unit}`} />
      <TextField size="small" control={control} name="source" label={t('field.source')} required />
      <DateField size="small" control={control} name="date" label={t('field.date')} required />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" disabled={pending}>
          {t('quote.save')}
        </Button>
        {onClose !== undefined && <Button onClick={close}>{t('quote.cancel')}</Button>}
      </Box>
    </Box>
  );
}
