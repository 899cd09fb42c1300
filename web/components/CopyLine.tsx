import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useId } from 'react';
import { ContentCopy } from '../theme/icons.tsx';
import { useCopy } from './useCopy.ts';

export function CopyLine({ text }: { text: string }) {
  const id = useId();
  const { copy, label } = useCopy(text);
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        p: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Box id={id} component="code" sx={{ flex: 1, overflowWrap: 'anywhere', fontSize: '0.9375rem' }}>
        {text}
      </Box>
      <Tooltip title={label}>
        <IconButton aria-label={label} aria-describedby={id} onClick={copy}>
          <ContentCopy fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
