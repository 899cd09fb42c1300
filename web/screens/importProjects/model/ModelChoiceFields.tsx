import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import type { BuildingModel } from '#domain/takeoff/buildingModel.ts';
import { elementFor, type ModelChoices } from '#domain/takeoff/storeyQuantities.ts';
import { type Takeoff, takeoffElements } from '#domain/takeoff/takeoff.ts';
import { technologies } from '#domain/technology.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { PositiveField } from '../../../components/PositiveField.tsx';
import { figureUnits, type GivenFigures, missingFigures } from './missingFigures.ts';

type Props = {
  model: BuildingModel;
  takeoff: Takeoff;
  choices: ModelChoices;
  onChoose: (choices: ModelChoices) => void;
  onGive: (figures: GivenFigures) => void;
};

/** What the model leaves open, asked for with what it is used for. */
export function ModelChoiceFields({ model, takeoff, choices, onChoose, onGive }: Props) {
  const { t } = useTranslation('importProjects');
  const { integer } = useFormat();
  const unsure = model.parts.filter(({ isSure }) => !isSure).length;
  const drawn = model.steel.map(({ element }) => element && elementFor(choices.technology, element));
  const bare = takeoffElements.filter(
    (element) =>
      takeoff.floors.some(({ elements }) => elements[element]) &&
      !drawn.includes(null) &&
      !drawn.includes(element),
  );
  return (
    <>
      <TextField
        select
        label={t('model.technology')}
        value={choices.technology}
        onChange={(event) =>
          onChoose({
            ...choices,
            technology: event.target.value as ModelChoices['technology'],
            steelRates: {},
          })
        }
      >
        {technologies
          .filter((technology) => technology !== 'structural_masonry')
          .map((technology) => (
            <MenuItem key={technology} value={technology}>
              {t(`technology.${technology}`)}
            </MenuItem>
          ))}
      </TextField>
      {model.parts.some(({ fck }) => fck === null) && (
        <PositiveField
          label={t('model.fck')}
          unit="MPa"
          initial={choices.fck}
          onChange={(fck) => fck !== undefined && onChoose({ ...choices, fck })}
        />
      )}
      {bare.map((element) => (
        <PositiveField
          key={`${choices.technology} ${element}`}
          label={t('model.steel', { element: t(`model.element.${element}`) })}
          unit="kg/m³"
          help={t('model.steelHelp')}
          onChange={(rate = 0) =>
            onChoose({ ...choices, steelRates: { ...choices.steelRates, [element]: rate } })
          }
        />
      ))}
      {missingFigures(takeoff).map(({ name, count }) => (
        <PositiveField
          key={`${choices.technology} ${name}`}
          label={t(`model.figure.${name}`)}
          unit={figureUnits[name]}
          help={t('model.figureHelp', { count, n: integer(count) })}
          onChange={(value) => onGive({ [name]: value })}
        />
      ))}
      {unsure > 0 && (
        <FormControlLabel
          sx={{ gridColumn: '1 / -1' }}
          control={
            <Checkbox
              checked={choices.countUnsure}
              onChange={(event) => onChoose({ ...choices, countUnsure: event.target.checked })}
            />
          }
          label={t('model.unsure', { n: integer(unsure) })}
        />
      )}
    </>
  );
}
