import Button, { type ButtonProps } from '@mui/material/Button';
import { useRef } from 'react';
import { ViewInArOutlined } from '../../theme/icons.tsx';

type Props = Pick<ButtonProps, 'variant' | 'size' | 'children'> & {
  /** Name of the field for the file. */
  label: string;
  onFile: (file: File) => void;
};

/** A button that asks for a building model. */
export function ModelFileButton({ label, onFile, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".ifc,.ifczip"
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen !== undefined) onFile(chosen);
          // The same file may be chosen again once it was exported anew.
          target.value = '';
        }}
      />
      <Button {...button} startIcon={<ViewInArOutlined />} onClick={() => input.current?.click()} />
    </>
  );
}
