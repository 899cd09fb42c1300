import Button, { type ButtonProps } from '@mui/material/Button';
import { useRef } from 'react';

type Props = Pick<ButtonProps, 'variant' | 'size' | 'startIcon' | 'children' | 'sx'> & {
  /** Name of the field for the file. */
  label: string;
  /** File name extensions, such as `.ifc,.ifczip`. */
  accept: string;
  onFile: (file: File) => void;
};

export function FileButton({ label, accept, onFile, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen !== undefined) onFile(chosen);
          // The same file may be chosen again after a new export.
          target.value = '';
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  );
}
