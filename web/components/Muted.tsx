import Typography, { type TypographyProps } from '@mui/material/Typography';
import type { ElementType } from 'react';

type Props = TypographyProps & { component?: ElementType };

/** A less prominent paragraph that explains the figures beside it. */
export const Muted = (props: Props) => <Typography variant="body2" color="textSecondary" {...props} />;

/** A paragraph of small print, below a figure. */
export const SmallPrint = (props: Props) => (
  <Typography variant="caption" color="textSecondary" component="p" {...props} />
);
