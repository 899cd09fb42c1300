import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useController, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { areaOfFloors, differingAreas } from '#domain/tower/floorAreas.ts';
import { FloorPicker } from '../../../components/towerDrawing/FloorPicker.tsx';
import { fieldHelp } from '../../../forms/fields/TextField.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { FieldGroup } from '../fields/FieldGroup.tsx';
import { FloorGroupChoice } from './FloorGroupChoice.tsx';
import { type DrawableFloor, pickedFloors } from './pickedFloors.ts';
import { floorGroups } from '#domain/tower/tower.ts';

type Props = {
  form: UseFormReturn;
  floors: readonly DrawableFloor[];
  /** Names of the option's other modules by floor. */
  otherModules: ReadonlyMap<string, string[]>;
};

/** Which floors the module covers: whole groups or single floors, with what already covers them. */
export function FloorChoice({ form, floors, otherModules }: Props) {
  const { t } = useTranslation('moduleEditor');
  const { plain } = useFormat();
  const { field, fieldState } = useController({ control: form.control, name: 'floorIds' });
  const { value, ref, onChange, onBlur } = field;
  const chosen = new Set(value as string[]);
  const choose = (ids: readonly string[]) => {
    // In the tower's order, so that selecting and deselecting leaves the form unchanged.
    onChange(floors.filter(({ id }) => ids.includes(id)).map(({ id }) => id));
    onBlur();
  };
  const toggle = (ids: readonly string[], on: boolean) =>
    choose(on ? [...chosen, ...ids] : [...chosen].filter((id) => !ids.includes(id)));
  const kept = floors.filter(({ id }) => chosen.has(id));
  const area = areaOfFloors(kept);
  const areas = differingAreas(kept);
  const free = floors.filter(({ id }) => !otherModules.has(id)).map(({ id }) => id);
  const words = {
    area: (each: number) => `${plain(each)} m²`,
    covered: (modules: string) => t('floors.covered', { modules }),
  };
  return (
    <FieldGroup title={t('floors')} text={t('floorsText')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Button size="small" variant="outlined" onClick={() => choose(floors.map(({ id }) => id))}>
          {t('floors.all')}
        </Button>
        {free.length < floors.length && free.length > 0 && (
          <Button size="small" variant="outlined" onClick={() => choose(free)}>
            {t('floors.free')}
          </Button>
        )}
        {chosen.size > 0 && (
          <Button size="small" onClick={() => choose([])}>
            {t('floors.none')}
          </Button>
        )}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          justifyItems: { xs: 'center', sm: 'stretch' },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
        }}
      >
        <FloorPicker
          floors={pickedFloors(floors, chosen, otherModules, words)}
          label={t('floors.drawing')}
          onToggle={(id, on) => toggle([id], on)}
        />
        <Box ref={ref} tabIndex={-1} sx={{ maxHeight: 320, overflow: 'auto', width: '100%' }}>
          {floorGroups(floors).map((group) => (
            <FloorGroupChoice
              key={group.key}
              group={group}
              chosen={chosen}
              otherModules={otherModules}
              onToggle={toggle}
            />
          ))}
        </Box>
      </Box>
      {fieldState.invalid ? (
        <FormHelperText error>{fieldHelp(fieldState.error?.message, undefined)}</FormHelperText>
      ) : (
        <Typography variant="body2" sx={{ mt: 1 }} aria-live="polite">
          {chosen.size === 0
            ? t('floors.chosenNone')
            : t('floors.chosen', { count: chosen.size, area: plain(area) })}
        </Typography>
      )}
      {areas !== null && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {t('floors.mixed', { areas: areas.map(plain).join(' · ') })}
        </Alert>
      )}
    </FieldGroup>
  );
}
