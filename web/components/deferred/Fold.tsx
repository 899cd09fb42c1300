import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useCallback, useId, useRef, type ReactNode } from 'react';
import { Muted } from '../Muted.tsx';
import { ExpandMore } from '../../theme/icons.tsx';
import { useOnPaper } from './useOnPaper.ts';
import { useRenderWhenIdle } from './useRenderWhenIdle.ts';

type Props = {
  title: string;
  /** A summary beside the title, readable without opening. */
  summary?: ReactNode;
  text?: ReactNode;
  /** Whether it starts open; a reader's own choice stays until this changes. */
  open?: boolean;
  /** The id that links on the page use. */
  anchor?: string;
  /** Whether it is printed. */
  printed?: boolean;
  children: ReactNode;
};

/**
 * A part of a screen that opens on demand; printed in full, because nothing can be opened on paper. While it is folded
 * its content is rendered after the rest of the screen.
 */
export function Fold({ title, summary, text, open = false, anchor, printed = true, children }: Props) {
  const id = useId();
  const details = useRef<HTMLDetailsElement>(null);
  const { due, now } = useRenderWhenIdle(open);
  const openOnPaper = useCallback(() => {
    now();
    const wasOpen = details.current?.open ?? open;
    if (details.current) details.current.open = true;
    return () => {
      if (details.current) details.current.open = wasOpen;
    };
  }, [open, now]);
  useOnPaper(openOnPaper);
  return (
    <Card
      component="details"
      id={anchor}
      className={printed ? undefined : 'no-print'}
      ref={details}
      open={open}
      aria-labelledby={id}
      sx={{
        mb: 1,
        '&[open] > summary > svg': { transform: 'rotate(180deg)' },
        '& > summary::-webkit-details-marker': { display: 'none' },
      }}
    >
      <Box
        component="summary"
        onClick={now}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          px: { xs: 2, md: 3 },
          py: 0.75,
          cursor: 'pointer',
          listStyle: 'none',
        }}
      >
        <Typography id={id} variant="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {summary !== undefined && <Muted component="span">{summary}</Muted>}
        <ExpandMore aria-hidden className="no-print" />
      </Box>
      <Box sx={{ px: { xs: 2, md: 3 }, pb: 3, '@media print': { pb: 1 } }}>
        {text !== undefined && <Muted sx={{ mb: 2, maxWidth: 640 }}>{text}</Muted>}
        {due && children}
      </Box>
    </Card>
  );
}
