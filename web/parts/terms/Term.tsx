import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TermName } from './terms.ts';

/** A word that is explained: on hover, on focus, at a touch, and as its description to a screen reader. */
export function Term({ name, children }: { name: TermName; children: ReactNode }) {
  const { t } = useTranslation('terms');
  return (
    <Tooltip title={t(`term.${name}`)} describeChild enterTouchDelay={0} leaveTouchDelay={12_000}>
      <Box
        component="dfn"
        tabIndex={0}
        sx={{
          fontStyle: 'normal',
          textDecoration: 'underline dotted',
          textUnderlineOffset: 3,
          cursor: 'help',
        }}
      >
        {children}
      </Box>
    </Tooltip>
  );
}
