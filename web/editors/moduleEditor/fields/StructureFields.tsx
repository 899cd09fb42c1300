import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SharedFields } from '#domain/structures/sharedFields.ts';
import type { Technology } from '#domain/structures/technology/technology.ts';
import { Muted } from '../../../components/Muted.tsx';
import { ListedFields } from './ListedFields.tsx';
import { MasonryFields } from './MasonryFields.tsx';
import { MissingNote } from '../totals/MissingNote.tsx';
import { OtherMaterialFields } from './OtherMaterialFields.tsx';
import { SlabSystemField } from './SlabSystemField.tsx';
import { TechnologyChoice } from './TechnologyChoice.tsx';

type Props = {
  form: UseFormReturn;
  /** The floors that have this structure; m². */
  floors: readonly { readonly area: number }[];
};

type SharedField = ComponentType<Props & { technology: Technology }>;

/** What shows the shared fields, above the elements and below them. */
const above = { slabSystem: SlabSystemField } satisfies Partial<Record<keyof SharedFields, SharedField>>;
const below = { otherMaterials: OtherMaterialFields } satisfies Record<
  Exclude<keyof SharedFields, keyof typeof above>,
  SharedField
>;

/** Technology and the quantities of one floor. Its form holds StructureValues beside its own fields. */
export function StructureFields({ form, floors }: Props) {
  const { t } = useTranslation('moduleEditor');
  const technology = useWatch({ control: form.control, name: 'technology' }) as Technology | '';
  const shownShared = ([name, Field]: [string, SharedField]) =>
    technology !== '' && (
      <Field key={`${technology}-${name}`} form={form} technology={technology} floors={floors} />
    );
  return (
    <>
      <TechnologyChoice form={form} />
      {technology !== '' && (
        <>
          <div>
            <Typography variant="h3">{t('quantities')}</Typography>
            <Muted>{t('quantitiesText')}</Muted>
          </div>
          <MissingNote form={form} technology={technology} />
          {Object.entries(above).map(shownShared)}
          {technology === 'structural_masonry' && <MasonryFields form={form} />}
          <ListedFields key={technology} form={form} technology={technology} />
          {Object.entries(below).map(shownShared)}
        </>
      )}
    </>
  );
}
