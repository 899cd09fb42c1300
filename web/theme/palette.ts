import type { PaletteColor, PaletteOptions } from '@mui/material/styles';
import '@mui/material/themeCssVarsAugmentation';
import type { Technology } from '#domain/structures/technology/technology.ts';
import { technologyColorsOn } from '#domain/structures/technology/technologyAppearance.ts';

declare module '@mui/material/styles' {
  interface Palette {
    technology: Record<Technology, string>;
    co2: PaletteColor;
    energy: PaletteColor;
  }
  interface PaletteOptions {
    technology?: Record<Technology, string>;
    co2?: { main: string; light: string; dark: string; contrastText: string };
    energy?: { main: string; light: string; dark: string; contrastText: string };
  }
}

export const lightPalette: PaletteOptions = {
  primary: { main: '#0f5f63', light: '#d9ebea', dark: '#0a4548', contrastText: '#ffffff' },
  secondary: { main: '#4a5a5c', contrastText: '#ffffff' },
  error: { main: '#b3261e' },
  warning: { main: '#8a5a00' },
  success: { main: '#1e6b3c' },
  info: { main: '#1f5f94' },
  background: { default: '#f7f8f8', paper: '#ffffff' },
  text: { primary: '#152022', secondary: '#526062' },
  divider: '#dde3e3',
  technology: technologyColorsOn('light'),
  co2: { main: '#3d6b4f', light: '#cfe3d6', dark: '#274a36', contrastText: '#ffffff' },
  energy: { main: '#8f6a00', light: '#f2e3b4', dark: '#654b00', contrastText: '#ffffff' },
};

export const darkPalette: PaletteOptions = {
  primary: { main: '#6cc5c4', light: '#123c3f', dark: '#9be0de', contrastText: '#06282a' },
  secondary: { main: '#a5b4b5', contrastText: '#111819' },
  error: { main: '#f2867d', dark: '#d9736a' },
  warning: { main: '#e2b35a' },
  success: { main: '#7cc796' },
  info: { main: '#84b9e8' },
  background: { default: '#101516', paper: '#161d1e' },
  text: { primary: '#e6eced', secondary: '#a3b1b3' },
  divider: '#2b3536',
  technology: technologyColorsOn('dark'),
  co2: { main: '#8cc7a1', light: '#24402f', dark: '#b6dfc4', contrastText: '#0d1f14' },
  energy: { main: '#dfbb55', light: '#453a14', dark: '#f0d891', contrastText: '#221a00' },
};
