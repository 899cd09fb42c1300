import { createTheme } from '@mui/material/styles';
import { narrowScreenPixels, tooltip } from '#domain/limits.ts';
import { colorSchemeAttribute } from './colorScheme.ts';
import { components } from './components.ts';
import { darkPalette, lightPalette } from './palette.ts';

const fontFamily = '"Inter Variable", "Inter Fallback", system-ui, -apple-system, "Segoe UI", sans-serif';
const heading = { fontWeight: 600, letterSpacing: '-0.015em', lineHeight: 1.25 };

/**
 * The one theme: made once, by the start. `md` starts one pixel above the specification's narrow width, so `theme.breakpoints.down('md')`
 * reads "up to 768 px"; spacing counts in steps of 8 px.
 */
export const makeTheme = () =>
  createTheme({
    cssVariables: { colorSchemeSelector: colorSchemeAttribute },
    colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
    // Who asks for less motion need not wait until what was shut is gone.
    motion: { reducedMotion: 'system' },
    spacing: 8,
    shape: { borderRadius: 8 },
    breakpoints: { values: { xs: 0, sm: 480, md: narrowScreenPixels + 1, lg: 1200, xl: 1400 } },
    typography: {
      fontFamily,
      fontSize: 14,
      h1: { ...heading, fontSize: '1.75rem' },
      h2: { ...heading, fontSize: '1.25rem' },
      h3: { ...heading, fontSize: '1.0625rem' },
      h4: { ...heading, fontSize: '1rem' },
      h5: { ...heading, fontSize: '0.9375rem' },
      h6: { ...heading, fontSize: '0.875rem' },
      subtitle1: { fontWeight: 600 },
      subtitle2: { fontWeight: 600 },
      button: { textTransform: 'none', fontWeight: 600 },
      overline: {
        textTransform: 'none',
        letterSpacing: 0,
        fontSize: '0.8125rem',
        fontWeight: 600,
        lineHeight: 1.5,
      },
      caption: { fontSize: '0.8125rem' },
    },
    components: components(tooltip.delayMilliseconds, tooltip.skipDelayMilliseconds),
  });
