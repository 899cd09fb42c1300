import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { InviteDrawer } from '../../../web/screens/project/people/InviteDrawer.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

function Drawers() {
  const [projectId, setProjectId] = useState('1');
  return (
    <>
      <button onClick={() => setProjectId((id) => (id === '1' ? '2' : '1'))}>outro projeto</button>
      <InviteDrawer key={projectId} projectId={projectId} connections={[]} onClose={() => {}} />
    </>
  );
}

test('a half-written invitation waits in its own project and does not come up in another', async () => {
  await renderScreen('/people', null, 'pt-BR', [{ path: '*', element: <Drawers /> }]);
  const email = () => screen.getByLabelText<HTMLInputElement>(/^E-mail/);
  await waitFor(email);
  fireEvent.change(email(), { target: { value: 'bia@exemplo.com' } });
  for (const expected of ['', 'bia@exemplo.com']) {
    fireEvent.click(screen.getByText('outro projeto'));
    await waitFor(() => expect(email().value).toBe(expected), { timeout: 2000 });
  }
});
