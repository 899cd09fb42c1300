import { getDocumentProxy } from 'unpdf';
import { expect, test } from './support/fixtures.ts';
import { Seed } from './support/seed.ts';
import { slimFrame, tallMasonry, tallWall } from './support/threeOptions.ts';

test('three options, one of them without modules: the answer, the pictures, the suppliers, a version kept', async ({
  page,
  server,
  signedIn,
}) => {
  const { token } = await signedIn('Lia Prado');
  const seed = new Seed(server, token);
  const tower = await seed.tower('Três caminhos');
  const walls = await seed.option(tower.project, tower.unit, 'Paredes');
  await seed.module({ ...tower, option: walls }, 'Tipo em parede', 'concrete_wall', tallWall);
  await seed.option(tower.project, tower.unit, 'Alvenaria');
  await seed.declare(tower.project, 'Concreteira Sul', 240);
  const ids = await seed.get<{ tower_options: { id: string }[] }>(
    `/projects/${tower.project}/units/${tower.unit}/options`,
  );
  const all = ids.tower_options.map(({ id }) => id).join(',');
  await page.goto(`${tower.path}/constructive-technologies?options=${all}`);

  const answer = page.getByRole('region', { name: 'Resposta' });
  await expect(answer).toContainText(/^Só a estrutura: .*(Paredes|Pórtico).*\./);
  await expect(answer.getByText(/^Verificações: /)).toBeInViewport();
  await page.getByText(/^Todos contra todos/).click();
  const matrix = page.getByRole('table', { name: 'Matriz de comparações' });
  await expect(matrix.getByRole('cell', { name: 'ainda sem estrutura' })).toHaveCount(4);
  const ofPair = async (text: RegExp) => {
    await matrix
      .getByRole('row', { name: /^Paredes/ })
      .getByRole('button')
      .first()
      .click();
    const pair = page.getByRole('dialog', { name: /^Paredes − / });
    await expect(pair.getByText(text)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(pair).toBeHidden();
  };
  await ofPair(/^Sem os fornecedores declarados: só a estrutura: .*Paredes/);

  await test.step('the pictures name their modules by keyboard', async () => {
    await page.getByText('A torre em cada simulação').click();
    const picture = page.getByRole('group', { name: 'Torre em Paredes' });
    await picture.getByRole('img', { name: /^Tipo em parede: Parede de concreto, 4 pavimentos$/ }).focus();
    await expect(
      page.getByText('Tipo em parede: Parede de concreto, 4 pavimentos', { exact: true }),
    ).toBeVisible();
    const empty = page.getByRole('group', { name: 'Torre em Alvenaria' });
    await expect(empty.getByRole('img', { name: '4 pavimentos sem estrutura' })).toBeVisible();
  });

  await test.step('what stands on each floor is told side by side, floors alike in one row', async () => {
    await page.getByText('CO₂ por pavimento').click();
    const floors = page.getByRole('table', { name: 'CO₂ de cada pavimento em cada simulação' });
    const typical = floors.getByRole('row', { name: /^Tipo \(1–2 de 2\)/ });
    await expect(typical.getByRole('img')).toHaveCount(2);
    await expect(typical.getByRole('cell').last()).toHaveText('-');
  });

  await test.step('without the declared suppliers the other verdict is told, and the link keeps it', async () => {
    await page.getByRole('switch', { name: 'Com fornecedores declarados' }).click();
    await ofPair(/^Com os fornecedores declarados: /);
    await page.reload();
    await expect(page.getByRole('switch', { name: 'Com fornecedores declarados' })).not.toBeChecked();
  });

  await test.step('what is supposed becomes a version that is not valid', async () => {
    await page.getByText('O que mudaria o resultado').click();
    const slider = page.getByRole('slider', { name: /^Lajes/ });
    await slider.focus();
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
    await page.getByRole('button', { name: 'Salvar como nova versão' }).click();
    await page.getByRole('link', { name: 'Ver versões de Estrutura toda' }).click();
    const row = page.getByRole('row').filter({ hasText: 'E se: Lajes −3%' });
    await expect(row).toBeVisible();
    await expect(row).not.toContainText('válida');
  });
});

test('two to four options stand in two windows before anything is unfolded, and on three pages', async ({
  page,
  server,
  signedIn,
}) => {
  const { token } = await signedIn('Lia Prado');
  const seed = new Seed(server, token);
  const tower = await seed.tower('Quatro caminhos');
  const more = [
    ['Paredes de concreto', 'concrete_wall', tallWall],
    ['Alvenaria estrutural', 'structural_masonry', tallMasonry],
    ['Pórtico esbelto', 'beam_column', slimFrame],
  ] as const;
  const ids = [tower.option];
  for (const [name, technology, data] of more) {
    const option = await seed.option(tower.project, tower.unit, name);
    await seed.module({ ...tower, option }, 'Tipo', technology, data);
    ids.push(option);
    await page.goto(`${tower.path}/constructive-technologies?options=${ids.join(',')}`);
    await expect(page.getByRole('listitem').filter({ hasText: name }).getByRole('img')).toBeVisible();
    const size = () =>
      page.evaluate(() => {
        const { scrollHeight, scrollWidth, clientWidth } = document.documentElement;
        return { isLong: scrollHeight > 2 * innerHeight, isWide: scrollWidth > clientWidth };
      });
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await size(), `${ids.length} options`).toEqual({ isLong: false, isWide: false });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByText('Custo da estrutura').click();
    expect((await size()).isWide, `${ids.length} options on a telephone`).toBe(false);
    await page.setViewportSize({ width: 1440, height: 900 });
    // What a telephone shows otherwise would be printed so.
    await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeHidden();
    const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
    expect(paper.numPages, `${ids.length} options on paper`).toBeLessThanOrEqual(3);
  }
});
