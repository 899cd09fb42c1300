import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { technologies } from '#domain/structures/technology/technology.ts';
import { usualSteelRate } from '#domain/structures/steel/usualSteel.ts';
import type { BuildingModel } from '#domain/takeoff/buildingModel.ts';
import { usualRates } from '#domain/takeoff/modelChoices.ts';
import { elementsWithBars } from '#domain/takeoff/storeyQuantities.ts';
import { takeoffElements, type TakeoffFloor } from '#domain/takeoff/takeoff.ts';
import { useTechnologyName } from '../../components/figures/TechnologyChip.tsx';
import { SelectBox } from '../../components/SelectBox.tsx';
import { PositiveField } from '../../components/PositiveField.tsx';
import { TowerDrawing } from '../../components/towerDrawing/TowerDrawing.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { drawnStoreys } from './drawnStoreys.ts';
import { fieldGrid } from './fieldGrid.ts';
import { unitOfDimension, type MissingDimension, missingDimensions } from './missingDimensions.ts';
import { ModelMaterials } from './ModelMaterials.tsx';
import { ModelNotes } from './ModelNotes.tsx';
import type { ModelTakeoff } from './useModelTakeoff.ts';
import { keyWith } from '../../i18n/keyWith.ts';

type Props = {
  model: BuildingModel;
  modelTakeoff: ModelTakeoff;
  /** Dimensions known from elsewhere, which need not be asked for. */
  known?: readonly MissingDimension[];
  /** As they are drawn, from the lowest. */
  floors: readonly TakeoffFloor[];
  /** The floors as a table. */
  children: ReactNode;
};

/** The content of a model: open questions, floors, what is left out, and a drawing of the storeys. */
export function ModelContent({ model, modelTakeoff, known = [], floors, children }: Props) {
  const { t } = useTranslation('buildingModel');
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 350px' } }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h3" sx={{ mb: 2 }}>
          {t('open')}
        </Typography>
        <Box sx={fieldGrid}>
          <ModelChoiceFields model={model} modelTakeoff={modelTakeoff} known={known} />
        </Box>
        <ModelMaterials model={model} modelTakeoff={modelTakeoff} />
        {children}
        <ModelNotes model={model} choices={modelTakeoff.settled} />
      </Box>
      <Box component="aside" aria-label={t('picture')}>
        <TowerDrawing floors={drawnStoreys(floors)} labels />
      </Box>
    </Box>
  );
}

type ModelChoiceFieldsProps = {
  model: BuildingModel;
  modelTakeoff: ModelTakeoff;
  known: readonly MissingDimension[];
};

/** The questions that the model leaves open, with what they are used for. */
function ModelChoiceFields({ model, modelTakeoff, known }: ModelChoiceFieldsProps) {
  const { t } = useTranslation('buildingModel');
  const nameOf = useTechnologyName();
  const { integer, plain } = useFormat();
  const { accepts, takeoff, choices, choose, given, give } = modelTakeoff;
  const usual = usualSteelRate(choices.technology);
  // As proposed; typed values stay in the field.
  const rates = usualRates(choices.technology);
  const missing = missingDimensions(takeoff).filter(({ name }) => !known.includes(name));
  const drawn = elementsWithBars(model, choices);
  const withoutDrawnBars = takeoffElements.filter(
    (element) =>
      takeoff.floors.some(({ elements }) => elements[element]) && !drawn.has(null) && !drawn.has(element),
  );
  return (
    <>
      <SelectBox
        label={t('technology')}
        value={choices.technology}
        options={technologies
          .filter((technology) => technology !== 'structural_masonry' || accepts.masonry)
          .map((technology) => [technology, nameOf(technology)])}
        onChange={(technology) => choose({ ...choices, technology, steelRates: usualRates(technology) })}
      />
      {model.parts.some(({ fck }) => fck === null) && (
        <PositiveField
          label={t('fck')}
          unit="MPa"
          initial={choices.fck}
          onChange={(fck) => fck !== undefined && choose({ ...choices, fck })}
        />
      )}
      {withoutDrawnBars.map((element) => (
        <PositiveField
          key={`${choices.technology} ${element}`}
          label={t('steel', { element: t(`element.${element}`) })}
          unit="kg/m³"
          help={t('steelHelp', { min: plain(usual.min), max: plain(usual.max) })}
          initial={rates[element]}
          onChange={(rate = 0) =>
            choose({ ...choices, steelRates: { ...choices.steelRates, [element]: rate } })
          }
        />
      ))}
      {missing.map(({ name, count }) => (
        <PositiveField
          key={name}
          label={t(keyWith('buildingModel', 'dimension.', name))}
          unit={unitOfDimension(name)}
          help={t('dimensionHelp', { count, n: integer(count) })}
          initial={given[name]}
          onChange={(value) => give({ [name]: value })}
        />
      ))}
    </>
  );
}
