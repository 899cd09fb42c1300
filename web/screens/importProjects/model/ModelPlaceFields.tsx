import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { brazilianStates } from '#domain/project/states.ts';
import type { ModelPlace } from './modelSheet.ts';

type Props = { place: ModelPlace; onChange: (place: ModelPlace) => void };

/** The project and the tower a model becomes. */
export function ModelPlaceFields({ place, onChange }: Props) {
  const { t } = useTranslation('importProjects');
  const field = (name: keyof ModelPlace) => ({
    label: t(`model.${name}`),
    required: true,
    value: place[name],
    onChange: (event: { target: { value: string } }) => onChange({ ...place, [name]: event.target.value }),
  });
  return (
    <>
      <TextField {...field('project')} />
      <TextField {...field('unit')} />
      <TextField select {...field('state')}>
        {brazilianStates.map(({ code, name }) => (
          <MenuItem key={code} value={code}>
            {`${code} — ${name}`}
          </MenuItem>
        ))}
      </TextField>
      <TextField {...field('city')} />
    </>
  );
}
