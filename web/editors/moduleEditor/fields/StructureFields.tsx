import Typography from '@mui/material/Typography';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Technology } from '#domain/structures/technology.ts';
import { BeamColumnFields } from './BeamColumnFields.tsx';
import { ConcreteWallFields } from './ConcreteWallFields.tsx';
import { MasonryFields } from './MasonryFields.tsx';
import { MissingNote } from '../totals/MissingNote.tsx';
import { OtherMaterialFields } from './OtherMaterialFields.tsx';
import { SlabSystemField } from './SlabSystemField.tsx';
import { TechnologyChoice } from './TechnologyChoice.tsx';

const parts = {
  beam_column: BeamColumnFields,
  concrete_wall: ConcreteWallFields,
  structural_masonry: MasonryFields,
};

type Props = {
  form: UseFormReturn;
  /** Floors it stands for; m². */
  floors: readonly { readonly area: number }[];
};

/** Technology and the quantities of one floor. Its form holds StructureValues beside its own fields. */
export function StructureFields({ form, floors }: Props) {
  const { t } = useTranslation('moduleEditor');
  const technology = useWatch({ control: form.control, name: 'technology' }) as Technology | '';
  const Part = technology === '' ? null : parts[technology];
  return (
    <>
      <TechnologyChoice form={form} />
      {technology !== '' && Part !== null && (
        <>
          <div>
            <Typography variant="h3">{t('quantities')}</Typography>
            <Typography variant="body2" color="textSecondary">
              {t('quantitiesText')}
            </Typography>
          </div>
          <MissingNote form={form} technology={technology} />
          <SlabSystemField key={`${technology}-slabs`} form={form} technology={technology} />
          <Part key={technology} form={form} />
          <OtherMaterialFields
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
