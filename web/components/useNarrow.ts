import useMediaQuery from '@mui/material/useMediaQuery';
import { narrowScreenPixels } from '#domain/limits.ts';

/** Whether the screen is at most 768 px wide. */
export const useNarrow = () => useMediaQuery(`(max-width:${narrowScreenPixels}px)`, { noSsr: true });
