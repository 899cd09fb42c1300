import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';

type Props = { text: string; exact: string };

/** A rounded figure with the exact one on hover and on focus. */
export function ExactFigure({ text, exact }: Props) {
  return (
    <Tooltip title={exact} describeChild>
      <Box component="span" className="figure" tabIndex={0}>
        {text}
      </Box>
    </Tooltip>
  );
}
