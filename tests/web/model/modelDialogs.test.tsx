import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ModelMessage } from '../../../web/model/modelMessage.ts';
import { isModelFile, useModelFile } from '../../../web/parts/buildingModel/useModelFile.ts';
import { show } from '../support/controls.ts';

const readers: (EventTarget & { terminate: () => void })[] = [];
const say = (at: number, data: ModelMessage) =>
  act(async () => void readers[at]?.dispatchEvent(new MessageEvent('message', { data })));

beforeEach(() => {
  readers.length = 0;
  // Each reads until the test lets it say something.
  const reader = () => Object.assign(new EventTarget(), { postMessage() {}, terminate: vi.fn<() => void>() });
  vi.stubGlobal(
    'Worker',
    vi.fn(function () {
      return readers[readers.push(reader()) - 1];
    }),
  );
});

test.each([
  ['/new_projects/1/unit/1/takeoff/1', 'Option', 'Quantitativos de Ipê.ifc'],
  ['/unit/new?projectId=1', 'Project', 'Pavimentos de Ipê.ifc'],
])(
  'a model chosen at %s is read in a dialog named after it, which tells how far it is and why it cannot be read',
  async (path, node, title) => {
    await show({ path, node });
    const input = await screen.findByLabelText('Escolher modelo IFC');
    fireEvent.change(input, { target: { files: [new File(['ISO-10303-21;'], 'Ipê.ifc')] } });
    const dialog = await screen.findByRole('dialog', { name: title });
    await say(0, { progress: 0.25 });
    expect(screen.getByLabelText('Lendo Ipê.ifc…').getAttribute('aria-valuenow')).toBe('25');
    // A click beside it would lose what was read.
    for (const press of [fireEvent.mouseDown, fireEvent.click]) press(dialog.parentElement ?? dialog);
    await say(0, { fault: 'schema', detail: 'IFC 2x2' });
    expect(dialog.textContent).toContain('O arquivo está em IFC 2x2; são lidos IFC 2x3 e IFC 4. Exporte-o');
    expect(dialog.querySelector('a')?.getAttribute('href')).toBe('/torre.ids');
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
  },
);

test('of two files the later is shown, whatever the earlier says, and none is read on once nobody waits', async () => {
  const { result, unmount } = renderHook(useModelFile);
  const [a, b, c] = ['a', 'b', 'c'].map((name) => new File(['x'], `${name}.ifc`));
  const open = (file = new File([], '')) => act(async () => void result.current.open(file));
  await open(a);
  await open(b);
  await say(0, { progress: 0.75 });
  await say(0, { fault: 'damaged', detail: '' });
  expect(result.current.step).toEqual({ name: 'reading', file: b, progress: 0 });
  await say(1, { fault: 'no_parts', detail: '' });
  expect(result.current.step).toMatchObject({ name: 'none', fault: { reason: 'no_parts' } });
  await open(c);
  act(() => result.current.close());
  expect(result.current.step).toEqual({ name: 'none' });
  await open(c);
  unmount();
  for (const { terminate } of readers.slice(2)) expect(terminate).toHaveBeenCalled();
  const names = ['a.ifc', 'A.ifcZIP', 'a.ifcxml', 'a.ifc.png', 'aifc'];
  expect(names.filter((name) => isModelFile({ name }))).toEqual(names.slice(0, 2));
});
