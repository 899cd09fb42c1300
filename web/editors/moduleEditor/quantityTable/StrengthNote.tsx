import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isPrestressing } from '#domain/factors/steelClass.ts';
import { fckRange } from '#domain/limits.ts';
import { factorFlags, quantityKinds } from '#domain/materials/quantityKinds.ts';
import { isWithin } from '#domain/range.ts';
import { unitText } from '#domain/texts/unitText.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useDeclaredFactor } from '../declared/declaredFactors.ts';
import { Term } from '../../../parts/terms/Term.tsx';
import type { TermName } from '../../../parts/terms/terms.ts';
import { isReadable } from '../values/readableStructure.ts';
import type { QuantityRow } from '../values/elementFormValues.ts';
import { isCustomOnly } from './pasteGrid.ts';
import type { QuantityTableKind } from './tables.ts';
import { keyWith } from '../../../i18n/keyWith.ts';

type Props = { form: UseFormReturn; name: string; kind: QuantityTableKind };

/** Below a row's strength: the basis of its factor, and the switch to a custom strength and back. */
export function StrengthNote({ form, name, kind }: Props) {
  const { t } = useTranslation('moduleEditor');
  const { span } = useFormat();
  const row = (useWatch({ control: form.control, name }) ?? {}) as QuantityRow;
  const { fck, customFck: custom } = row;
  const isCustom = custom !== undefined;
  const use = (next: QuantityRow) => {
    form.setValue(`${name}.customFck`, next['customFck'], { shouldDirty: true });
    form.setValue(`${name}.fck`, next['fck'], { shouldDirty: true });
    void form.trigger([`${name}.customFck`, `${name}.fck`]);
  };
  const readable = isReadable({ ...row, volume: 1, mass: 1, quantity: 1 });
  const marks = row.assumed === true ? ['assumed' as const] : [];
  const { key } = quantityKinds[kind.of];
  const [strength, block] = [Number(custom ?? row[kind.identity]), String(row['type'])];
  const flags = readable ? [...factorFlags(kind.of, strength, block), ...marks] : [];
  const declared = useDeclaredFactor(readable ? key(strength, block) : undefined);
  const offers = kind.identity === 'fck' && !isCustom && typeof fck === 'number' && isCustomOnly(fck);
  const strand = kind.identity === 'ca' && readable && isPrestressing(Number(row['ca'])) ? row['ca'] : null;
  if (!isCustom && !offers && strand === null && flags.length === 0 && !declared) return null;
  return (
    <Box sx={{ typography: 'caption', color: 'text.secondary', mt: 0.5, lineHeight: 1.3 }}>
      {isCustom && <Box>{t('custom.on')}</Box>}
      {strand !== null && <Box>{t('strand', { ca: strand })}</Box>}
      {flags.map((flag) => (
        <Box key={flag} sx={{ color: 'warning.main' }}>
          <Term name={flag.toUpperCase() as TermName}>{t(keyWith('moduleEditor', 'flagShort.', flag))}</Term>
        </Box>
      ))}
      {declared && (
        <Box>
          <Term name="DECLARED">
            {t('declared.factor', {
              supplier: declared.supplier,
              value: span(declared.co2),
              unit: unitText(declared.unit),
            })}
          </Term>
        </Box>
      )}
      {offers && (
        <Link component="button" type="button" onClick={() => use({ fck: undefined, customFck: fck })}>
          {t('custom.use')}
        </Link>
      )}
      {isCustom && (typeof custom !== 'number' || isWithin(custom, fckRange)) && (
        <Link
          component="button"
          type="button"
          onClick={() => use({ fck: custom === '' ? undefined : custom, customFck: undefined })}
        >
          {t('custom.leave')}
        </Link>
      )}
    </Box>
  );
}
