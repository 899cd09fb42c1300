import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { show } from '../support/controls.ts';

/** Reads for ever. */
const reader = { postMessage() {}, terminate: vi.fn<() => void>(), addEventListener() {} };

beforeEach(() => {
  reader.terminate.mockClear();
  vi.stubGlobal(
    'Worker',
    vi.fn(function () {
      return reader;
    }),
  );
});

test.each([
  ['/new_projects/1/unit/1/takeoff/1', 'Option', 'Quantitativos de Ipê.ifc'],
  ['/unit/new?projectId=1', 'Project', 'Pavimentos de Ipê.ifc'],
])(
  'a model chosen at %s is read in a dialog named after it, which ends the reading',
  async (path, node, title) => {
    await show({ path, node });
    const input = await screen.findByLabelText('Escolher modelo IFC');
    fireEvent.change(input, { target: { files: [new File(['ISO-10303-21;'], 'Ipê.ifc')] } });
    const dialog = await screen.findByRole('dialog', { name: title });
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
    expect(reader.terminate).toHaveBeenCalledOnce();
  },
);
