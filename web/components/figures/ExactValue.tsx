import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';

type Props = { text: string; exact: string };

/** Keeps the unit on the line of its figure. */
const beforeUnit = /(?<=\d) (?=\p{L})/gu;

/** A rounded figure with the exact one on hover and on focus. */
export function ExactValue({ text, exact }: Props) {
  return (
    <Tooltip title={exact} describeChild>
      <Box component="span" className="numeric" tabIndex={0}>
        {text.replaceAll(beforeUnit, '\u00A0')}
      </Box>
    </Tooltip>
  );
}
