import Box from '@mui/material/Box';
import type { FormEvent, ReactNode } from 'react';
import { submitKeys } from './submitKeys.ts';

/** A form on a page: fields one below the other. */
export function FormStack({
  onSubmit,
  children,
}: {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}) {
  return (
    <Box
      component="form"
      noValidate
      onSubmit={onSubmit}
      onKeyDown={submitKeys}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2.5 }}
    >
      {children}
    </Box>
  );
}
