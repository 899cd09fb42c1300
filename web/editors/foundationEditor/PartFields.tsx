import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../forms/fields/NumberField.tsx';
import { useOffered } from '../../session/offered.ts';
import { FieldGroup } from '../moduleEditor/fields/FieldGroup.tsx';
import { QuantityTable } from '../moduleEditor/quantityTable/QuantityTable.tsx';
import { steelTable } from '../moduleEditor/quantityTable/tables.ts';

type Props = {
  form: UseFormReturn;
  /** Name of the part in the form: `piles_foundation.pileCaps`. */
  name: string;
  title: string;
  kind: 'plate' | 'mass';
  optional?: boolean;
  /** The part's strength field is that of the whole foundation. */
  isFoundationStrength?: boolean;
};

/** Concrete and steel of a part of a foundation: a plate by area and thickness, others by volume. */
export function PartFields({
  form,
  name,
  title,
  kind,
  optional = false,
  isFoundationStrength = false,
}: Props) {
  const { t } = useTranslation('foundationEditor');
  const { partStrengths } = useOffered();
  const due = !optional;
  const dimensions =
    kind === 'plate'
      ? ([
          ['area', 'm²'],
          ['thickness', 'm'],
        ] as const)
      : ([['volume', 'm³']] as const);
  return (
    <FieldGroup title={title} {...(optional ? { text: t('optional') } : {})}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
        }}
      >
        {dimensions.map(([dimension, unit]) => (
          <NumberField
            key={dimension}
            control={form.control}
            name={`${name}.${dimension}`}
            label={t(dimension)}
            unit={unit}
            required={due}
          />
        ))}
        {(isFoundationStrength || partStrengths) && (
          <NumberField
            control={form.control}
            name={`${name}.fck`}
            label={t(isFoundationStrength ? 'fck' : 'ownFck')}
            unit="MPa"
            required={isFoundationStrength}
            {...(isFoundationStrength ? {} : { helperText: t('ownFckText') })}
          />
        )}
      </Box>
      <Typography variant="overline" color="textSecondary" component="p" sx={{ mt: 1 }}>
        {t('steel')}
      </Typography>
      <QuantityTable
        form={form}
        kind={steelTable}
        name={`${name}.steel`}
        label={t('steelOf', { part: title })}
        optional
      />
    </FieldGroup>
  );
}
