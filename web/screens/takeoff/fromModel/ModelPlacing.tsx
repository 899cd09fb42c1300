import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import TextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BuildingModel } from '#domain/takeoff/buildingModel.ts';
import { foundationOfModel, type ModelFoundation } from '#domain/takeoff/foundationOfModel.ts';
import { placedStoreys } from '#domain/takeoff/placedStoreys.ts';
import type { TakeoffFloor } from '#domain/takeoff/takeoff.ts';
import { ModelFloors } from '../../../parts/buildingModel/ModelFloors.tsx';
import { ModelContent } from '../../../parts/buildingModel/ModelContent.tsx';
import { useModelTakeoff } from '../../../parts/buildingModel/useModelTakeoff.ts';
import { useOffered } from '../../../session/offered.ts';
import type { GridStore } from '../grid/gridStore.ts';
import { isStructure } from '../sheet/foundationColumn.ts';
import { storeysOf, withModel } from '../sheet/modelCells.ts';
import { modelPlaces } from './modelPlaces.ts';
import { PlacingNotes } from './PlacingNotes.tsx';
import { UnlikeStoreys } from './UnlikeStoreys.tsx';

export type PlacingProps = {
  model: BuildingModel;
  store: GridStore;
  /** What the model has of a foundation, once the sheet is filled. */
  onFoundation: (found: ModelFoundation) => void;
  onClose: () => void;
};

/** The storeys of a model and the floor group each goes to, to be looked over before they fill the sheet. */
export function ModelPlacing({ model, store, onFoundation, onClose }: PlacingProps) {
  const { t } = useTranslation('takeoff');
  const { foundations, structuralMasonry } = useOffered();
  const modelTakeoff = useModelTakeoff(model, {
    masonry: structuralMasonry,
    foundation: foundations,
  });
  const foundation = foundations ? foundationOfModel(model, modelTakeoff.settled) : null;
  const [chosen, setChosen] = useState<ReadonlyMap<string, string | null>>(new Map());
  const [likeOf, setLikeOf] = useState<ReadonlyMap<string, string>>(new Map());
  const { sheet } = store.state;
  const groups = useMemo(() => sheet.columns.filter(isStructure), [sheet]);
  const found = useMemo(() => {
    const places = groups.map(({ key, name, floors }) => ({
      key,
      name,
      indexes: floors.map(({ index }) => index),
      // The graph writes kinds of floors in capitals.
      category: floors.every(({ category }) => category === floors[0]?.category)
        ? floors[0]?.category?.toLowerCase()
        : null,
    }));
    return placedStoreys(modelTakeoff.floors, places);
  }, [modelTakeoff.floors, groups]);
  const placed = found.map(({ floor, place }) => {
    const key = storeysOf(floor);
    return { floor, place: chosen.has(key) ? (chosen.get(key) ?? null) : place };
  });
  const place = (floor: TakeoffFloor, at: number) => (
    <TextField
      select
      size="small"
      variant="standard"
      value={placed[at]?.place ?? ''}
      onChange={({ target }) =>
        setChosen((before) => new Map(before).set(storeysOf(floor), target.value || null))
      }
      slotProps={{
        select: { native: true },
        htmlInput: { 'aria-label': t('model.placeOf', { name: floor.name }) },
      }}
      sx={{ minWidth: 150 }}
    >
      <option value="">{t('model.nowhere')}</option>
      {groups.map(({ key, name, floors }) => (
        <option key={key} value={key}>
          {t('copy.group', { name, count: floors.length })}
        </option>
      ))}
    </TextField>
  );
  const places = modelPlaces(placed, groups);
  const isPlaced = places.length > 0;
  const isChosen = places.every(({ isOpen, column }) => !isOpen || likeOf.get(column.key));
  return (
    <>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{t('model.text', { schema: model.schema })}</DialogContentText>
        <ModelContent
          model={model}
          modelTakeoff={modelTakeoff}
          known={['area', 'height']}
          floors={placed.map(({ floor }) => floor)}
        >
          <ModelFloors
            floors={placed.map(({ floor }) => floor)}
            place={{ heading: t('model.place'), of: place }}
          />
          <PlacingNotes placed={placed} places={places} foundation={foundation} />
          <UnlikeStoreys
            places={places}
            chosen={likeOf}
            onChoose={(key, storeys) => setLikeOf((before) => new Map(before).set(key, storeys))}
          />
        </ModelContent>
        {!isPlaced && (
          <Alert severity="warning" variant="outlined">
            {t('model.nonePlaced')}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button
          variant="contained"
          disabled={!isPlaced || !isChosen}
          onClick={() => {
            store.replace(withModel(store.state.sheet, modelTakeoff.takeoff.technology, placed, likeOf));
            onClose();
            if (foundation !== null) onFoundation(foundation);
          }}
        >
          {t('model.fill')}
        </Button>
      </DialogActions>
    </>
  );
}
