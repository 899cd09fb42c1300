import MenuItem from '@mui/material/MenuItem';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useSearchParam } from './useSearchParam.ts';

/** What can be chosen, with its text. */
type Options<Value> = readonly (readonly [value: Value, label: string])[];

type Props<Value> = Omit<TextFieldProps, 'select' | 'value' | 'defaultValue' | 'onChange' | 'children'> & {
  value: string | number;
  options: Options<Value>;
  /** Label of the empty choice, ''. */
  none?: string | undefined;
  onChange: (value: Value) => void;
};

/** One of a few, outside a form's schema. */
export function SelectBox<Value extends string | number>({
  options,
  none,
  onChange,
  ...field
}: Props<Value>) {
  return (
    <TextField {...field} select onChange={({ target }) => onChange(target.value as Value)}>
      {none !== undefined && <MenuItem value="">{none}</MenuItem>}
      {options.map(([value, label]) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Shows the label of the empty choice like any other. */
export const noneShown = { inputLabel: { shrink: true }, select: { displayEmpty: true } } as const;

type SearchSelectProps = Pick<TextFieldProps, 'sx'> & {
  /** Of the parameter. */
  name: string;
  label: string;
  options: Options<string>;
  none?: string;
  /** The value where the address has none. */
  initial?: string;
};

/** The same for a search parameter; a value that is not offered counts as none. */
export function SearchSelect({ name, options, initial = '', ...field }: SearchSelectProps) {
  const [value, setValue] = useSearchParam(name);
  return (
    <SelectBox
      {...field}
      options={options}
      value={options.some(([option]) => option === value) ? value : initial}
      onChange={(chosen) => setValue(chosen === initial ? '' : chosen)}
      slotProps={noneShown}
    />
  );
}
