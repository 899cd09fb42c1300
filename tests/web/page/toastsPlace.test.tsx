import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { putToast, showToast } from '../../../web/components/toasts/toasts.ts';
import { ToastsPlace } from '../../../web/components/toasts/ToastsPlace.tsx';
import { makeTheme } from '../../../web/theme/theme.ts';

test('a toast waits for the code that draws it, unless it is taken back', async () => {
  showToast('espera');
  putToast('desfeito', {})();
  render(
    <ThemeProvider theme={makeTheme()}>
      <ToastsPlace />
    </ThemeProvider>,
  );
  await screen.findByText('espera');
  expect(screen.queryByText('desfeito')).toBeNull();
});
