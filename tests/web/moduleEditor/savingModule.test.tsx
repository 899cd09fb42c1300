import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useSaveModule } from '../../../web/editors/moduleEditor/useSaveModule.ts';
import { renderScreen } from '../support/renderScreen.tsx';

const values = { name: 'Tipo', floorIds: ['1'], technology: 'concrete_wall', structure: {} } as never;

function Saver({ way }: { way: 'create' | 'update' }) {
  const { pending, create, update } = useSaveModule([]);
  const refused = () => [];
  const save = () => (way === 'create' ? create('1', values, refused) : update('1', 1, values, refused));
  return <button onClick={() => void save()}>{pending ? 'wait' : 'save'}</button>;
}

test.each(['create', 'update'] as const)('to %s a module is pending until it is answered', async (way) => {
  await renderScreen('/module', null, 'pt-BR', [{ path: '*', element: <Saver way={way} /> }]);
  const button = await screen.findByText('save');
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  fireEvent.click(button);
  await waitFor(() => expect(button.textContent).toBe('wait'), { timeout: 2000 });
});
