import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LetterDialog } from '../../../web/screens/compare/answer/LetterDialog.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

test('a letter to a supplier is mailed and copied as changed', async () => {
  const dialog = (
    <LetterDialog letter="Prezados" material="steel" title="Aço & cia" canEdit onClose={() => {}} />
  );
  await renderScreen('/letter', null, 'pt-BR', [{ path: '*', element: dialog }]);
  fireEvent.change(await screen.findByLabelText('Texto'), { target: { value: 'Prezada Ana' } });
  const mail = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Enviar por e-mail' }).href);
  expect(Object.fromEntries(mail.searchParams)).toEqual({ subject: 'Aço & cia', body: 'Prezada Ana' });
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  fireEvent.click(screen.getByRole('button', { name: 'Copiar' }));
  expect(copied).toHaveBeenCalledWith('Prezada Ana');
  copied.mockRejectedValueOnce(new Error('not permitted'));
  fireEvent.click(screen.getByRole('button', { name: 'Copiar' }));
  expect(await screen.findByText('Não foi possível copiar: selecione o texto')).toBeTruthy();
});
