import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LimitOnRange } from '../../../web/screens/compare/answer/LimitOnRange.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

test.each([
  [null, null, 'Faixa de 1 – 2 kgCO₂e/un'],
  [1.13, null, 'Faixa de 1 – 2 kgCO₂e/un; decide em 1,13'],
  [1.13, 1.82, 'Faixa de 1 – 2 kgCO₂e/un; decide em 1,13 e 1,82'],
])('the picture of a range with the limits %s and %s is called by both', async (upTo, from, name) => {
  const picture = <LimitOnRange range={{ min: 1, max: 2 }} upTo={upTo} from={from} unit="kgCO₂e/un" />;
  await renderScreen('/limit', null, 'pt-BR', [{ path: '*', element: picture }]);
  const shown = await screen.findByRole('img');
  expect(shown.getAttribute('aria-label')?.replaceAll(/\s/gu, ' ').replaceAll(',00', '')).toBe(name);
});
