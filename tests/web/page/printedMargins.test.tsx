import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pageMargins } from '../../../web/shell/usePrintedMargins.ts';
import { anyone, renderScreen } from '../support/renderScreen.tsx';

test('what stands in the margins of a printed page is text, whatever a project is called', () => {
  const css = pageMargins({ trail: 'Projetos › "A\\B"\n</style>', day: '1/2/2026', author: 'Ana' });
  expect(css).toContain('@top-left { content: "Projetos › \\22 A\\5c B\\22 \\a </style>"');
  expect(css).toContain('@bottom-left { content: "Ana"');
  expect(css).toContain('counter(page) " / " counter(pages)');
});

test('a private screen prints with its path and who prints it in the margins', async () => {
  await renderScreen('/profile/invites', await anyone());
  const styles = () =>
    [...document.head.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  await waitFor(() => expect(styles()).toContain('@top-left { content: "Perfil › Convites"'));
  expect(styles()).toContain('@bottom-left { content: "Ana Souza"');
});

test('a page left open past midnight prints with the day of each printing', async () => {
  await renderScreen('/new_projects', await anyone());
  await screen.findByRole('heading', { level: 1 });
  const days = ['2031-03-04', '2031-03-05'].map((day) => {
    vi.useFakeTimers({ now: new Date(`${day}T12:00:00`), toFake: ['Date'] });
    window.dispatchEvent(new Event('beforeprint'));
    const styles = [...document.head.querySelectorAll('style')].map(({ textContent }) => textContent);
    return /@top-right \{ content: "([^"]*)"/.exec(styles.join(''))?.[1];
  });
  vi.useRealTimers();
  expect(days).toEqual(['4 de mar. de 2031', '5 de mar. de 2031']);
});
