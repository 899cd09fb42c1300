import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** A term of the comparison; what it means shows on hover and on focus. */
export function Term({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTranslation('compare');
  return (
    <Tooltip title={t(`term.${name}`)} describeChild>
      <Box
        component="span"
        tabIndex={0}
        sx={{ textDecoration: 'underline dotted', textUnderlineOffset: 3, cursor: 'help' }}
      >
        {children}
      </Box>
    </Tooltip>
  );
}
