import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { groutPositions } from '#domain/structures/groutPositions.ts';
import { Add, DeleteOutlined } from '../../../theme/icons.tsx';
import { ElementFields } from './ElementFields.tsx';
import type { GroutValues } from '../values/elementFormValues.ts';

const name = 'structural_masonry.masonry.grout';

/** Grout in the cells and in the bond beams, each where it is used. */
export function GroutFields({ form }: { form: UseFormReturn }) {
  const { t } = useTranslation('moduleEditor');
  const { fields, append, remove } = useFieldArray({ control: form.control, name });
  const used = fields.map((field) => (field as unknown as GroutValues).position);
  const titleOf = (index: number) => t(`element.${used[index] ?? 'vertical'}_grout`);
  const open = (position: GroutValues['position']) =>
    append({ position, volumes: [{ fgk: 15, volume: undefined }], steel: [{ ca: 50, mass: undefined }] });
  return (
    <>
      {fields.map(({ id }, index) => (
        <ElementFields
          key={id}
          form={form}
          name={`${name}.${index}`}
          title={titleOf(index)}
          fill="grout"
          action={
            <IconButton
              aria-label={t('element.remove', { element: titleOf(index) })}
              onClick={() => remove(index)}
            >
              <DeleteOutlined fontSize="small" />
            </IconButton>
          }
        />
      ))}
      {used.length < groutPositions.length && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {groutPositions
            .filter((position) => !used.includes(position))
            .map((position) => (
              <Button key={position} variant="outlined" startIcon={<Add />} onClick={() => open(position)}>
                {t(`element.${position}_grout`)}
              </Button>
            ))}
        </Box>
      )}
    </>
  );
}
