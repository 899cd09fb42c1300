import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { buildingTypes } from '#domain/project/buildingTypes.ts';
import { projectPhases } from '#domain/project/phases.ts';
import { brazilianStates } from '#domain/project/states.ts';
import { noneShown } from '../../components/SelectBox.tsx';
import { SelectField } from '../../forms/fields/SelectField.tsx';
import { TextField } from '../../forms/fields/TextField.tsx';
import { CepField } from './CepField.tsx';
import { useOffered } from '../../session/offered.ts';
import { ImageField } from './ImageField.tsx';
import type { ProjectFormState, ProjectFormValues } from './projectFormState.ts';
import type { ImageUpload } from './useImageUpload.ts';

type Props = {
  form: ProjectFormState;
  image: ImageUpload;
  /** Address of the picture the project has already. */
  currentImage: string | null;
  onRemoveCurrent?: () => void;
};

const twoColumns = (columns: string) => ({
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: '1fr', sm: columns },
  alignItems: 'start',
});

/** Every field of a project. */
export function ProjectFields({ form, image, currentImage, onRemoveCurrent }: Props) {
  const { t } = useTranslation('projectForm');
  const { control } = form;
  const offered = useOffered();
  const field = (name: Exclude<keyof ProjectFormValues, 'postalCode' | 'imageUrl'>) => ({
    control,
    name,
    label: t(name),
  });
  return (
    <>
      <TextField {...field('name')} required autoFocus />
      <Box sx={twoColumns('180px 1fr')}>
        <CepField form={form} />
        <SelectField
          {...field('state')}
          required
          options={brazilianStates.map(({ code, name }) => ({ value: code, label: `${code} — ${name}` }))}
        />
      </Box>
      <TextField {...field('city')} required />
      <TextField {...field('neighborhood')} />
      <Box sx={twoColumns('1fr 120px')}>
        <TextField {...field('street')} />
        <TextField {...field('number')} />
      </Box>
      <SelectField
        {...field('phase')}
        required
        options={projectPhases.map((phase) => ({ value: phase, label: t(`phase.${phase}`) }))}
      />
      {offered.buildingTypes && (
        <SelectField
          {...field('buildingType')}
          slotProps={noneShown}
          options={[
            { value: '', label: t('buildingType.none') },
            ...buildingTypes.map((type) => ({ value: type, label: t(`buildingType.${type}`) })),
          ]}
        />
      )}
      <TextField {...field('description')} multiline minRows={3} />
      {offered.pictures && (
        <ImageField
          control={control}
          image={image}
          current={currentImage}
          {...(onRemoveCurrent === undefined ? {} : { onRemoveCurrent })}
        />
      )}
    </>
  );
}
