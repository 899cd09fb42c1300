import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { UnreinforcedElementNote } from '../totals/UnreinforcedElementNote.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { QuantityTable } from '../quantityTable/QuantityTable.tsx';
import { concreteTable, groutTable, steelTable } from '../quantityTable/tables.ts';

type Props = {
  form: UseFormReturn;
  /** Name of the element in the form: `beam_column.concreteColumns`. */
  name: string;
  /** "Pilares". */
  title: string;
  optional?: boolean;
  fill?: 'concrete' | 'grout';
  /** Whether a usual rate is offered for concrete without steel: known only for elements of structures. */
  hasUsualSteel?: boolean;
  action?: ReactNode;
  /** Further fields of the element. */
  children?: ReactNode;
};

/** Concrete (or grout) and steel of one element, side by side where there is room. */
export function ElementFields({
  form,
  name,
  title,
  optional = false,
  fill = 'concrete',
  hasUsualSteel = fill === 'concrete',
  action,
  children,
}: Props) {
  const { t } = useTranslation('moduleEditor');
  const label = (material: string) => t('table', { material, element: title });
  return (
    <FieldGroup title={title} {...(optional ? { text: t('optional') } : {})} action={action}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(290px, 100%), 1fr))',
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="overline" color="textSecondary">
            {t(fill)}
          </Typography>
          <QuantityTable
            form={form}
            kind={fill === 'grout' ? groutTable : concreteTable}
            name={`${name}.volumes`}
            label={label(t(fill))}
            optional={optional}
          />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="overline" color="textSecondary">
            {t('steel')}
          </Typography>
          <QuantityTable
            form={form}
            kind={steelTable}
            name={`${name}.steel`}
            label={label(t('steel'))}
            optional
          />
          {hasUsualSteel && <UnreinforcedElementNote form={form} name={name} title={title} />}
        </Box>
      </Box>
      {children}
    </FieldGroup>
  );
}
