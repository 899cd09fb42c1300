import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/useFormat.ts';
import { meanOfStoreys, storeysOf } from '../sheet/modelCells.ts';
import type { ModelPlace } from './modelPlaces.ts';

type Props = {
  places: readonly ModelPlace[];
  /** By group: the storey its floors are like, or their mean. */
  chosen: ReadonlyMap<string, string>;
  onChoose: (key: string, storeys: string) => void;
};

/** Asks which of unlike storeys a group's floors are like, where the group has more floors than the model storeys. */
export function UnlikeStoreys({ places, chosen, onChoose }: Props) {
  const { t } = useTranslation('takeoff');
  const { integer } = useFormat();
  return places
    .filter(({ isOpen }) => isOpen)
    .map(({ column: { key, name, floors: own }, floors, storeys }) => (
      <Alert key={key} severity="warning" variant="outlined" sx={{ my: 2 }}>
        {t('model.unlike', { name, storeys: integer(storeys), floors: integer(own.length) })}
        <TextField
          select
          size="small"
          variant="standard"
          fullWidth
          value={chosen.get(key) ?? ''}
          onChange={({ target }) => onChoose(key, target.value)}
          slotProps={{
            select: { native: true },
            htmlInput: { 'aria-label': t('model.unlikeOf', { name }) },
          }}
          sx={{ mt: 1, display: 'block', maxWidth: 360 }}
        >
          <option value="">{t('model.unlikeChoose')}</option>
          {floors.map((floor) => (
            <option key={storeysOf(floor)} value={storeysOf(floor)}>
              {floor.name}
            </option>
          ))}
          <option value={meanOfStoreys}>{t('model.unlikeMean')}</option>
        </TextField>
      </Alert>
    ));
}
