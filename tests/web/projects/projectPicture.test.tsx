import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { picture } from '../../support/pictures.ts';
import { expectStatus, type TestUser } from '../../support/world.ts';
import { anyone, renderScreen, someone } from '../support/renderScreen.tsx';

/** Uploads from now on, each held until the test lets it go on. */
function heldUploads() {
  const uploads: { goOn: () => void; isStopped: () => boolean }[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends XMLHttpRequest {
      #isStopped = false;
      #isSent = false;
      override send(body: FormData) {
        const goOn = () => {
          this.#isSent = true;
          super.send(body);
        };
        uploads.push({ goOn, isStopped: () => this.#isStopped });
      }
      override abort() {
        this.#isStopped = true;
        if (this.#isSent) super.abort();
        // As of one that is on its way.
        else this.dispatchEvent(new Event('abort'));
      }
    },
  );
  return uploads;
}

async function editing(user: TestUser, name: string) {
  const { person } = await renderScreen('/new_projects', user);
  await person.click(await screen.findByLabelText(`Ações do projeto ${name}`));
  await person.click(await screen.findByText('Editar', { selector: '[role=menuitem]' }));
  const dialog = await screen.findByRole('dialog');
  const drawer = within(dialog);
  await drawer.findByText('Salvar');
  const save = () => person.click(drawer.getByText('Salvar'));
  const isSaved = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return { person, drawer, file: dialog.querySelector<HTMLInputElement>('input[type=file]')!, save, isSaved };
}

test('the picture chosen last is the one that is saved, and stays when another one’s changes are taken', async () => {
  const [mine, theirs] = [await someone(), await anyone()];
  const project = await mine.project({ name: 'Com figura' });
  const saved = async () => (await mine.call('GET', project.path)).body.project;
  const bytes = new Uint8Array(await picture());
  const chosen = (name: string) => new File([bytes], name, { type: 'image/png' });
  const first = await editing(mine, 'Com figura');
  const uploads = heldUploads();
  for (const [count, name] of ['a.png', 'b.png'].entries()) {
    await first.person.upload(first.file, chosen(name));
    await waitFor(() => expect(uploads).toHaveLength(count + 1));
  }
  expect(uploads.map(({ isStopped }) => isStopped())).toEqual([true, false]);
  expect(first.drawer.getByLabelText('Enviando a imagem')).toBeTruthy();
  uploads[1]!.goOn();
  await waitFor(() => expect(first.drawer.queryByLabelText('Enviando a imagem')).toBeNull());
  await first.save();
  await first.isSaved();
  const { image_url } = await saved();
  expect(image_url).toMatch(/^\/v1\/images\//);

  const then = await editing(mine, 'Com figura');
  await then.person.click(then.drawer.getByText('Remover imagem'));
  expect(then.drawer.queryByText('Remover imagem')).toBeNull();
  await project.share(theirs, 'project:edit');
  await expectStatus(200, theirs.call('PATCH', project.path, { city: 'Santos' }));
  await then.save();
  // The removal is one of mine, though no field has it.
  expect(await screen.findByText('Manter as minhas')).toBeTruthy();
  await then.person.click(screen.getByText('Ficar com o que está salvo'));
  expect(await then.drawer.findByText('Remover imagem')).toBeTruthy();
  await then.save();
  await then.isSaved();
  expect(await saved()).toMatchObject({ image_url, city: 'Santos' });
});

test('a project is saved without a picture whose upload is taken back while it waits', async () => {
  const user = await someone();
  const project = await user.project({ name: 'Sem figura' });
  const { person, drawer, file, save, isSaved } = await editing(user, 'Sem figura');
  const uploads = heldUploads();
  await person.upload(file, new File([new Uint8Array(await picture())], 'a.png', { type: 'image/png' }));
  await waitFor(() => expect(uploads).toHaveLength(1));
  await save();
  await person.click(drawer.getByText('Cancelar envio'));
  await isSaved();
  expect((await user.call('GET', project.path)).body.project.image_url).toBeUndefined();
});
