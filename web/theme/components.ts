import type { Components, Theme } from '@mui/material/styles';
import type { MouseEvent } from 'react';

/** Where numerals stand: number columns and fields, and whatever carries the class `numeric`. */
const numerals =
  '.numeric, .MuiTableCell-alignRight, .MuiBadge-badge, input[inputmode="decimal"], input[inputmode="numeric"]';

/** Defaults of MUI's parts: borders instead of shadows, dense numbers, visible focus. */
export function components(tooltipDelay: number, tooltipSkipDelay: number): Components<Theme> {
  return {
    MuiCssBaseline: {
      styleOverrides: (theme) => ({
        // Only on numerals: Inter's tabular set also widens hyphens, and "e-mail" would come apart.
        [numerals]: { fontVariantNumeric: 'tabular-nums' },
        ':focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
        // Printed pages leave out what only a screen can use.
        '@media print': {
          '.no-print, section:has(> .nothing-here)': { display: 'none !important' },
          // A pressed button shows what is chosen; others are useless on paper.
          '.MuiButton-root:not([aria-pressed="true"]), .MuiIconButton-root, .MuiTabs-root, [role="search"]': {
            display: 'none !important',
          },
          // Sizes are in rem: paper is read from a shorter distance than a screen.
          html: { fontSize: '87.5%' },
          // Browsers do not print backgrounds by default, and bars are backgrounds.
          body: { backgroundColor: '#fff', printColorAdjust: 'exact' },
          // Long content that must not be broken would leave half of the previous page empty.
          'tr, figure, svg, [role="img"]': { breakInside: 'avoid' },
          'h1, h2, h3, h4': { breakAfter: 'avoid' },
          // Tables shrink on paper instead of being cut off.
          table: { minWidth: '0 !important' },
          'main > :last-child': { marginBottom: '0 !important' },
          'th, td': {
            minWidth: '0 !important',
            whiteSpace: 'normal !important',
            padding: '3px 4px !important',
            fontSize: '10px !important',
          },
        },
        // What is not Material UI's own: toasts, and rows that are dragged.
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            transitionDuration: '0.01ms !important',
          },
        },
      }),
    },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none' } },
    },
    MuiCard: { defaultProps: { variant: 'outlined' } },
    MuiAppBar: { defaultProps: { elevation: 0, color: 'default' } },
    MuiButton: {
      defaultProps: { disableElevation: true, onMouseDown: keepFocus },
      styleOverrides: {
        root: { minHeight: 40, paddingInline: 16 },
        sizeSmall: { minHeight: 32, paddingInline: 10 },
      },
    },
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiIconButton: { styleOverrides: { root: { borderRadius: 8 } } },
    MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
    MuiFormLabel: { styleOverrides: { asterisk: ({ theme }) => ({ color: theme.vars.palette.error.main }) } },
    MuiMenu: { styleOverrides: { paper: paperWithBorder } },
    MuiPopover: { styleOverrides: { paper: paperWithBorder } },
    MuiDialog: { styleOverrides: { paper: paperWithBorder } },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.125rem', fontWeight: 600, paddingTop: 20 } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
    MuiTooltip: {
      defaultProps: { enterDelay: tooltipDelay, enterNextDelay: tooltipSkipDelay, arrow: true },
    },
    MuiLink: { defaultProps: { underline: 'hover' } },
    MuiTableCell: {
      styleOverrides: {
        root: ({ theme }) => ({ borderColor: theme.vars.palette.divider, padding: '10px 12px' }),
        head: ({ theme }) => ({
          fontWeight: 600,
          color: theme.vars.palette.text.secondary,
          whiteSpace: 'nowrap',
        }),
        sizeSmall: { padding: '6px 8px' },
      },
    },
    // The arrow hangs before its name where columns are right-aligned: dense tables have no room to keep for it.
    MuiTableSortLabel: {
      styleOverrides: {
        root: {
          '.MuiTableCell-alignRight &': { position: 'relative' },
          '.MuiTableCell-alignRight & .MuiTableSortLabel-icon': {
            position: 'absolute',
            right: '100%',
            marginInline: 0,
          },
        },
      },
    },
    MuiTab: { styleOverrides: { root: { minHeight: 44, paddingInline: 12 } } },
    MuiTabs: { styleOverrides: { root: { minHeight: 44 } } },
    MuiChip: { styleOverrides: { root: { borderRadius: 6, fontWeight: 500 } } },
    MuiAlert: { styleOverrides: { root: { borderRadius: 8 } } },
    MuiSkeleton: { defaultProps: { animation: 'wave' } },
  };
}

/**
 * Pressing submit leaves the focus in the field: if the field lost it first, its error would appear, push the button
 * from under the pointer, and the click would be lost.
 */
function keepFocus(event: MouseEvent<HTMLButtonElement>): void {
  if (event.currentTarget.type === 'submit') event.preventDefault();
}

function paperWithBorder({ theme }: { theme: Theme }) {
  return { border: `1px solid ${theme.vars.palette.divider}`, boxShadow: '0 8px 24px rgb(0 0 0 / 0.10)' };
}
