import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { get, useFieldArray, useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { listLimits } from '#domain/limits.ts';
import { isPrestressedSlab, isSlabSystem } from '#domain/structures/concrete/slabSystem.ts';
import type { Technology } from '#domain/structures/technology/technology.ts';
import { meanFloorArea } from '#domain/tower/floorAreas.ts';
import { hasInfill, usualInfill } from '#domain/usual/usualInfill.ts';
import { Muted } from '../../../components/Muted.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { validationText } from '../../../i18n/message.ts';
import { useOffered } from '../../../session/offered.ts';
import { Add } from '../../../theme/icons.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { InfillLine } from '../InfillLine.tsx';
import { OtherMaterialRow } from './OtherMaterialRow.tsx';
import { newOtherMaterial, type OtherMaterialValues } from '../values/otherMaterialValues.ts';

type Props = { form: UseFormReturn; technology: Technology; floors: readonly { readonly area: number }[] };

/** Materials outside the factor set: infill, render, stairs, each with the source of its factors. */
export function OtherMaterialFields({ form, technology, floors }: Props) {
  const { t } = useTranslation('moduleEditor');
  const offered = useOffered();
  const messages = useMessages();
  const name = `${technology}.otherMaterials`;
  const { fields, append, remove } = useFieldArray({ control: form.control, name });
  const rows: unknown = useWatch({ control: form.control, name });
  const system: unknown = useWatch({ control: form.control, name: `${technology}.slabSystem` });
  const { errors } = useFormState({ control: form.control, name });
  const fault = get(errors, name) as { root?: { message?: string }; message?: string } | undefined;
  const message = fault?.root?.message ?? fault?.message;
  if (!offered.declarations && fields.length === 0) return null;
  const isPrestressed = isPrestressedSlab(isSlabSystem(system) ? system : null);
  const isFrame = technology === 'beam_column';
  const others = (rows as readonly OtherMaterialValues[] | undefined) ?? [];
  const area = meanFloorArea(floors);
  const lacksInfill = isFrame && offered.declarations && area > 0 && !hasInfill(others);
  return (
    <FieldGroup title={t('others.title')} text={t(isFrame ? 'others.frameText' : 'others.text')}>
      {fields.length === 0 && <Muted>{t('others.none')}</Muted>}
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        {fields.map(({ id }, index) => (
          <OtherMaterialRow
            key={id}
            form={form}
            name={`${name}.${index}`}
            row={index + 1}
            onDelete={() => remove(index)}
          />
        ))}
      </Box>
      {typeof message === 'string' && (
        <FormHelperText error role="alert">
          {validationText(message)}
        </FormHelperText>
      )}
      {lacksInfill && <InfillLine take={(walls) => append(usualInfill(area, walls, messages))} />}
      <Button
        size="small"
        startIcon={<Add />}
        disabled={fields.length >= listLimits.otherMaterials}
        onClick={() => append(newOtherMaterial(isFrame && fields.length === 0 ? 'infill' : 'other'))}
        sx={{ mt: 1 }}
      >
        {t('others.add')}
      </Button>
      {isPrestressed && (
        <Button
          size="small"
          startIcon={<Add />}
          disabled={fields.length >= listLimits.otherMaterials}
          onClick={() => append({ ...newOtherMaterial('other'), name: t('anchorage.name'), unit: 'un' })}
          sx={{ mt: 1, ml: 1 }}
        >
          {t('anchorage.add')}
        </Button>
      )}
    </FieldGroup>
  );
}
