import Typography from '@mui/material/Typography';
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

/** What shows each shared field. */
const shared = { slabSystem: SlabSystemField, otherMaterials: OtherMaterialFields } satisfies Record<
  keyof SharedFields,
  unknown
>;

/** Technology and the quantities of one floor. Its form holds StructureValues beside its own fields. */
export function StructureFields({ form, floors }: Props) {
  const { t } = useTranslation('moduleEditor');
  const technology = useWatch({ control: form.control, name: 'technology' }) as Technology | '';
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
          <shared.slabSystem key={`${technology}-slabs`} form={form} technology={technology} />
          {technology === 'structural_masonry' && <MasonryFields form={form} />}
          <ListedFields key={technology} form={form} technology={technology} />
          <shared.otherMaterials
            key={`${technology}-others`}
            form={form}
            technology={technology}
            floors={floors}
          />
        </>
      )}
    </>
  );
}
