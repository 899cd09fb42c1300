import MuiTextField from '@mui/material/TextField';
import { useController, type Control } from 'react-hook-form';
import { blockFamilies } from '#domain/factors/blockTypes.ts';
import { fieldHelp } from '../../../forms/fields/TextField.tsx';
import { useCellBlur } from './useCellBlur.ts';

type Props = {
  control: Control;
  name: string;
  label: string;
  row: number;
  onChanged: () => void;
};

/** The type of a block, by family; a native list, in which the keyboard searches by first letters. */
export function ChoiceCell({ control, name, label, row, onChanged }: Props) {
  const { field, fieldState } = useController({ control, name });
  const blur = useCellBlur(field);
  return (
    <MuiTextField
      select
      value={field.value ?? ''}
      inputRef={field.ref}
      onChange={(event) => {
        field.onChange(event.target.value);
        onChanged();
      }}
      onBlur={({ target }) => blur(target)}
      error={fieldState.invalid}
      helperText={fieldHelp(fieldState.error?.message, undefined)}
      slotProps={{
        htmlInput: { 'aria-label': label, 'data-row': row },
        select: { native: true },
        formHelperText: { sx: { mx: 0 } },
      }}
    >
      {/* A pasted text that is no known type stays visible. */}
      {typeof field.value === 'string' && !known.includes(field.value) && (
        <option value={field.value}>{field.value}</option>
      )}
      {Object.entries(blockFamilies).map(([family, types]) => (
        <optgroup key={family} label={family}>
          {types.map((type) => (
            <option key={type} value={type}>
              {type}
            </option>
          ))}
        </optgroup>
      ))}
    </MuiTextField>
  );
}

const known: readonly string[] = Object.values(blockFamilies).flat();
