import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/globalId.ts';
import { sampleRaft } from '../../support/towers/foundations.ts';
import { expectStatus, type TestModule, type TestOption, type TestUser } from '../../support/world.ts';
import { anyone, renderScreen, someone } from '../support/renderScreen.tsx';
import { watchDownloads } from '../support/watchDownloads.ts';

const steel = (mass: number) => [{ ca: 50, mass }];
/** A frame floor whose columns carry all but a trace, so that the figures are those of the columns. */
const frame = (volume: number, mass: number) => ({
  concrete_columns: { volumes: [{ fck: 30, volume: volume - 2 }], steel: steel(mass - 2) },
  concrete_beams: { volumes: [{ fck: 30, volume: 1 }], steel: steel(1) },
  concrete_slabs: { volumes: [{ fck: 30, volume: 1 }], steel: steel(1) },
  form_columns: 0,
  form_beams: 0,
  form_slabs: 0,
  column_number: 4,
  avg_beam_span: 5,
  avg_slab_span: 4,
});

const group = { name: 'Tipo', category: 'standard_floor', area: 1000, height: 3, repetition: 1 };

async function tower(floors = 1, owner?: TestUser) {
  const user = owner ?? (await anyone());
  const project = await user.project();
  const unit = await project.unit({ floor_groups: [{ ...group, repetition: floors }] });
  const path = `/new_projects/${project.id}/unit/${unit.id}/constructive-technologies`;
  return { user, unit, path };
}

type Person = Awaited<ReturnType<typeof renderScreen>>['person'];

/** What is said of one pair, opened from the matrix. */
async function pairSaid(person: Person, item: string, reference: string) {
  const matrix = await screen.findByRole('table', { name: 'Matriz de comparações' });
  const heads = within(matrix)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
  const row = within(matrix).getByRole('row', { name: new RegExp(`^${item}`) });
  const cell = within(row).getAllByRole('cell')[heads.indexOf(reference) - 1];
  await person.click(within(cell!).getByRole('button'));
  return within(await screen.findByRole('dialog', { name: `${item} − ${reference}` }));
}

/** The comparison as a file of a kind. */
async function downloaded(kind: RegExp) {
  const files = watchDownloads();
  fireEvent.click(screen.getByText('Baixar'));
  fireEvent.click(await screen.findByRole('menuitem', { name: kind }));
  const [file] = await waitFor(() => {
    expect(files).toHaveLength(1);
    return files;
  });
  return { name: file?.name, text: (await file?.text) ?? '' };
}

/** What is chosen in the line above the answer: names of lists with their value, then buttons and switches that are on. */
function chosenAbove() {
  const bar = screen.getByRole('group', { name: 'O que se compara' }).parentElement!;
  const lists = within(bar)
    .getAllByRole('combobox')
    .map((list) => list.textContent)
    .filter((text) => text !== '');
  const pressed = within(bar).getAllByRole('button', { pressed: true });
  const on = within(bar)
    .getAllByRole<HTMLInputElement>('switch')
    .filter(({ checked }) => checked);
  return [
    ...lists,
    ...pressed.map(({ textContent }) => textContent),
    ...on.map(({ labels }) => labels?.[0]?.textContent),
  ];
}

describe('comparing options', () => {
  test('opens with losses by its link, whose decision says that it keeps figures without, and keeps two choices made at once', async () => {
    const { user, unit, path } = await tower();
    for (const name of ['A', 'B']) await (await unit.option({ name })).module({ data: frame(900, 95_000) });
    const { person, router } = await renderScreen(`${path}?losses=yes`, user);
    await screen.findByRole('table', { name: 'Matriz de comparações' });
    await person.click(screen.getByRole('button', { name: 'Registrar decisão' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Registrar a decisão' }));
    expect(drawer.getByRole('alert').textContent).toMatch(/registro guarda são os sem perdas/);
    await person.click(drawer.getByRole('button', { name: 'Cancelar' }));
    const [heads] = (await downloaded(/^CSV/)).text.split('\r\n');
    expect(heads).toMatch(/"Concreto com perdas \(m³\)".*"CO₂ com perdas min \(kgCO₂e\)"/);
    const picture = (await downloaded(/^SVG/)).text;
    expect(picture).toMatch(/>Com as perdas da prática.*>Não entram na conta: fundações/);
    await person.click(screen.getByRole('switch', { name: 'Com perdas' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));

    const choice = (name: string) => screen.findByRole('combobox', { name });
    const choose = async (name: string, value: string) => {
      await person.click(await choice(name));
      await person.click(await screen.findByRole('option', { name: value }));
    };
    // Another class is asked of any concrete of any option.
    for (const option of ['B', 'A']) {
      await choose('Simulação', option);
      await choose('Concreto', 'Vigas · C30');
      const chosen = [await choice('Simulação'), await choice('Concreto'), await choice('Nova classe')];
      expect(chosen.map(({ textContent }) => textContent)).toEqual([option, 'Vigas · C30', 'C35']);
    }

    // Both before the screen shows the first.
    act(() => {
      for (const name of ['Total', 'Com fundação']) fireEvent.click(screen.getByRole('button', { name }));
    });
    await waitFor(() => expect(chosenAbove().slice(-2)).toEqual(['Total', 'Com fundação']));
  });

  test('holds the verdict back when floors have no structure, until someone vouches for it', async () => {
    const { user, unit, path } = await tower(2);
    const [first] = await unit.floors();
    const complete = await unit.option({ name: 'Completa', active: true });
    await complete.module({ data: frame(100, 9_000) });
    const partial = await unit.option({ name: 'Parcial', active: false });
    await partial.module({ data: frame(90, 9_000), floorIds: [first?.id ?? ''] });

    const { person, router, container } = await renderScreen(path, user);
    // On the card with the name of the check, and among the checks once they are drawn.
    const gap = 'Parcial: 1 de 2 pavimentos sem estrutura.';
    await screen.findByText(gap);
    expect(screen.getByText(`Há pavimentos sem estrutura — ${gap}`)).toBeTruthy();
    expect(screen.getByText(/O resultado fica suspenso até/)).toBeTruthy();
    const check = (await screen.findByText('Há pavimentos sem estrutura')).closest('li')!;
    expect(within(check).getByTitle('Não atende')).toBeTruthy();
    // Neither does anything below: what would change it says once why.
    expect(await screen.findByText(/^O resultado fica suspenso: falta equivalência/)).toBeTruthy();
    expect(await screen.findByRole('table', { name: 'Matriz de comparações' })).toBeTruthy();
    const telling = /emite m(ais|enos) que|nenhum fornecedor muda|seja qual for o fornecedor|teria de mudar/;
    expect(screen.queryByText(telling)).toBeNull();
    expect(screen.queryByRole('img', { name: /^Mapa de fornecedores/ })).toBeNull();
    // Bands of the options would name a winner as well.
    expect(await screen.findByText(/^Os fatores foram tomados/)).toBeTruthy();
    expect(screen.queryByText(/Escala SCORS/)).toBeNull();
    const answer = () => within(screen.getByRole('region', { name: 'Resposta' }));
    expect(answer().getAllByRole('link', { name: 'Corrigir em Parcial' })[0]?.getAttribute('href')).toContain(
      '/takeoff/',
    );
    expect(answer().queryByText(/emite menos|no pior caso|nunca acima/)).toBeNull();
    expect(container.querySelector('[data-names-winner="false"]')).toBeTruthy();

    await person.type(screen.getByLabelText('Justificar a comparação'), 'Só o pavimento tipo');
    await person.click(screen.getByRole('button', { name: 'Usar assim mesmo' }));
    expect(await screen.findByText('Comparação justificada: Só o pavimento tipo')).toBeTruthy();
    expect(answer().getByText(/^Parcial emite menos que Completa/)).toBeTruthy();
    expect(screen.getByText(/Escala SCORS/)).toBeTruthy();
    expect(container.querySelector('[data-names-winner="false"]')).toBeNull();

    // Kept on the tower with its author, not in the address.
    expect(screen.getByText(/^Justificada por Ana Souza,/)).toBeTruthy();
    expect(router.state.location.search).toBe('');

    // Withdrawn, no winner is named either, although the answer was read with the note.
    const again = await renderScreen(path, user);
    await screen.findByText('Comparação justificada: Só o pavimento tipo');
    await again.person.clear(screen.getByLabelText('Justificar a comparação'));
    await again.person.click(screen.getByRole('button', { name: 'Retirar justificativa' }));
    expect(await screen.findByText(/O resultado fica suspenso até/)).toBeTruthy();
    expect(answer().getByText(/^Ainda sem resposta/)).toBeTruthy();
    expect(answer().getByText(/^Energia: ainda sem resposta/)).toBeTruthy();
    expect(answer().queryByText(/emite menos|consome menos/)).toBeNull();
  });

  test('stored notes vouch for all that fails in just these simulations, and a reader can only read them', async () => {
    const [reader, editor] = [await anyone(), await someone('Carla Reis')];
    const { user: owner, unit, path } = await tower(2, await someone('Bruno Dias'));
    await unit.project.share(reader, 'project:view');
    await unit.project.share(editor, 'project:edit');
    const [first] = await unit.floors();
    const data = { ...frame(100, 9_000), concrete_beams: unreinforced };
    const ids: string[] = [];
    for (const name of ['A', 'B', 'C']) {
      const option = await unit.option({ name, active: name === 'A' });
      await option.module({ data, floorIds: [first?.id ?? ''] });
      ids.push(option.id);
    }
    const write = (by: typeof owner, options: string[], rule: string, note: string) =>
      expectStatus(200, by.call('PUT', `${unit.path}/overrides`, { option_ids: options, rule, note }));
    const pair = ids.slice(0, 2);
    await write(editor, pair, 'NO_GAPS', 'Só o tipo');
    await write(owner, pair, 'REINFORCED_CONCRETE', 'Vigas depois');
    // Nobody vouches for the beams without steel of all three.
    await write(editor, ids, 'NO_GAPS', 'Só o tipo');
    const { router } = await renderScreen(`${path}?options=${ids.join(',')}`, reader);
    expect(await screen.findByText(/O resultado fica suspenso até/)).toBeTruthy();
    expect(screen.queryByText(/^Justificada por/)).toBeNull();
    expect(screen.queryByText(/^Corrigir em/)).toBeNull();
    await act(() => router.navigate(`${path}?options=${pair.toReversed().join(',')}`));
    expect(await screen.findByText('Comparação justificada: Só o tipo · Vigas depois')).toBeTruthy();
    expect(screen.getByText(/^Justificada por Bruno Dias,/)).toBeTruthy();
    expect(screen.queryByLabelText('Justificar a comparação')).toBeNull();
  });

  test('holds nothing against an option without structure, not even where the address asks for it', async () => {
    const { user, unit, path } = await tower(2);
    const [first] = await unit.floors();
    const empty = await unit.option({ name: 'Vazia', active: true });
    await (await unit.option({ name: 'Completa', active: false })).module({ data: frame(100, 9_000) });
    const partial = await unit.option({ name: 'Parcial', active: false });
    await partial.module({ data: frame(90, 9_000), floorIds: [first?.id ?? ''] });
    const { person } = await renderScreen(`${path}?reference=${empty.id}&measure=dwelling`, user);
    const answer = within(await screen.findByRole('region', { name: 'Resposta' }));
    expect(answer.getByText(/^Verificações: 12 de 15 atendidas/)).toBeTruthy();
    expect(answer.queryByText(/emite menos/)).toBeNull();
    // No dwellings are known.
    expect(chosenAbove()).toEqual(expect.arrayContaining(['Completa', 'Por m²']));
    const offered = async (list: HTMLElement) => {
      fireEvent.mouseDown(list);
      const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
      await person.keyboard('{Escape}');
      return names;
    };
    expect(await offered(screen.getByRole('combobox', { name: 'Referência' }))).toEqual([
      'Completa',
      'Parcial',
    ]);
    expect(await downloaded(/^LCAx/)).toMatchObject({ name: 'Torre A.lcax.zip' });
    await person.click(screen.getByRole('button', { name: 'Registrar decisão' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Registrar a decisão' }));
    const chosen = drawer.getByRole('combobox', { name: /^Simulação escolhida/ });
    expect(await offered(chosen)).toEqual(['Completa', 'Parcial']);
  });

  /** An option on a raft. */
  async function founded(option: TestOption) {
    await option.module({ data: frame(100, 9_000) });
    const raft = { name: 'Radier', type: 'raft_foundation', data: sampleRaft };
    await expectStatus(201, option.owner.call('POST', `${option.path}/modules`, raft));
  }

  test('leads to the option that lacks a foundation', async () => {
    const { user, unit, path } = await tower();
    const without = await unit.option({ name: 'Sem', active: true });
    await without.module({ data: frame(100, 9_000) });
    await founded(await unit.option({ name: 'Com', active: false }));
    await renderScreen(`${path}?foundation=yes`, user);
    const answer = within(await screen.findByRole('region', { name: 'Resposta' }));
    const fix = answer.getByRole('link', { name: /^Corrigir em/ });
    expect(fix.textContent).toBe('Corrigir em Sem');
    expect(fix.getAttribute('href')).toContain(`foundation=${optionId(without)}`);
  });

  test('lifts “só a estrutura” by one click that assumes the infill of frames, and says what it assumed', async () => {
    const { user, unit, path } = await tower();
    for (const [name, volume] of [
      ['Pórtico', 180],
      ['Pórtico leve', 160],
    ] as const)
      await (await unit.option({ name, active: volume === 180 })).module({ data: frame(volume, 14_000) });
    const walls = { volumes: [{ fck: 25, volume: 120 }], steel: steel(5_000) };
    const data = { concrete_walls: walls, concrete_slabs: walls, wall_thickness: 0.1, slab_thickness: 0.1 };
    await (await unit.option({ name: 'Paredes', active: false })).module({ type: 'concrete_wall', data });
    const { person } = await renderScreen(path, user);
    const answer = await screen.findByRole('region', { name: 'Resposta' });
    expect(within(answer).getAllByText(/^Só a estrutura/).length).toBeGreaterThan(0);
    await person.click(within(answer).getByRole('button', { name: 'Supor vedação e revestimento' }));
    const said =
      /Suposto por faixas usuais: Vedação em blocos de concreto, 1,60 m² por m² de piso; Revestimento de argamassa/;
    expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
    // Of both frames, one after the other.
    await waitFor(() => expect(screen.queryByText(/^Só a estrutura/)).toBeNull());
    expect(screen.queryByRole('button', { name: 'Supor vedação e revestimento' })).toBeNull();
  });

  test('names what is assumed before what is to be fixed', async () => {
    const { user, unit, path } = await tower(2);
    const [first] = await unit.floors();
    const infill = {
      name: 'Bloco cerâmico',
      purpose: 'infill',
      amount: 300,
      unit: 'm2',
      source: 'EPD 7',
      co2: { min: 12, max: 18 },
      energy: { min: 150, max: 220 },
      assumed: true,
    };
    const framed = await unit.option({ name: 'Pórtico', active: true });
    await framed.module({ data: { ...frame(180, 14_000), other_materials: [infill] } });
    const walls = { volumes: [{ fck: 25, volume: 120 }], steel: steel(5_000) };
    const data = { concrete_walls: walls, concrete_slabs: walls, wall_thickness: 0.1, slab_thickness: 0.1 };
    const walled = await unit.option({ name: 'Paredes', active: false });
    await walled.module({ type: 'concrete_wall', data, floorIds: [first?.id ?? ''] });
    await renderScreen(path, user);
    const answer = within(await screen.findByRole('region', { name: 'Resposta' }));
    expect(answer.getByText(/^Verificações/).textContent).toMatch(
      /Suposto por faixas usuais: Bloco cerâmico, .* O resultado fica suspenso até .*:$/,
    );
  });

  test('names the one without structure among three others, and explains the best by the next best', async () => {
    const { user, unit, path } = await tower();
    for (const [name, volume] of [
      ['A', 1000],
      ['B', 900],
      ['C', 800],
    ] as const)
      await (await unit.option({ name, active: name === 'A' })).module({ data: frame(volume, 95_000) });
    await unit.option({ name: 'D', active: false });
    await renderScreen(path, user);
    // Although A is the reference.
    expect(await screen.findByText('Por que C difere de B')).toBeTruthy();
    const matrix = await screen.findByRole('table', { name: 'Matriz de comparações' });
    const cells = within(within(matrix).getByRole('row', { name: /^C/ })).getAllByRole('cell');
    expect(cells.slice(2).map((cell) => cell.textContent)).toEqual(['-', 'ainda sem estrutura']);
    const drawn = within(await screen.findByRole('group', { name: 'Torre em A' })).getAllByRole('img')[0]!;
    const label = drawn.getAttribute('aria-label')!;
    fireEvent.pointerEnter(drawn);
    expect(screen.getByText(label)).toBeTruthy();
    fireEvent.pointerLeave(drawn);
    expect(screen.queryByText(label)).toBeNull();
    const [options] = screen.getAllByRole('region', { name: 'Simulações comparadas' });
    const option = within(options ?? matrix).getByRole('row', { name: /^D/ });
    expect(within(option).getAllByRole('cell').at(-1)?.textContent).toBe('-');
  });

  test('tells the worst and the best case in the measure of its heading', async () => {
    const { user, unit, path } = await tower(2);
    for (const [name, data, precision] of [
      ['A', frame(1000, 95_000), 0.3],
      ['B', frame(900, 105_000), 0.05],
    ] as const) {
      const option = await unit.option({ name, active: name === 'A' });
      await option.module({ data });
      await expectStatus(200, user.call('PATCH', option.path, { precision }));
    }
    const { person } = await renderScreen(path, user);
    const answer = within(await screen.findByRole('region', { name: 'Resposta' }));
    // The coarser of the two.
    expect(answer.getByText(/podem errar ± .* %, contra ± 30 % informados na simulação\.$/)).toBeTruthy();
    const cases = () => answer.getAllByText(/^(no pior caso|nunca acima)/).map((each) => each.textContent);
    // A − B is 12,21 to 29,68 t a floor of 1 000 m².
    const perSquareMeter = [
      'nunca acima, no melhor caso 29,7 abaixo',
      'no pior caso 29,7 acima, no melhor 12,2 acima',
    ];
    expect(cases()).toEqual(perSquareMeter);
    await person.click(screen.getByRole('button', { name: 'Total' }));
    expect(await answer.findByText(/tCO₂e/, { selector: 'h2 *' })).toBeTruthy();
    expect(cases()).toEqual([
      'nunca acima, no melhor caso 59,4 abaixo',
      'no pior caso 59,4 acima, no melhor 24,4 acima',
    ]);
  });

  /** A and B, of which either may emit less. */
  async function unsettled() {
    const { user, unit, path } = await tower();
    const a = await (await unit.option({ name: 'A', active: false })).module({ data: frame(1000, 95_000) });
    await (await unit.option({ name: 'B', active: true })).module({ data: frame(900, 145_000) });
    return { user, unit, path, a };
  }

  test('takes back what was supposed, or keeps it as a new version, which is not valid yet', async () => {
    const { user, path, a } = await unsettled();
    const { person } = await renderScreen(path, user);
    const columns = await screen.findByRole('slider', { name: /^Pilares/ });
    expect(screen.getByRole('button', { name: 'Salvar como nova versão' })).toHaveProperty('disabled', true);
    columns.focus();
    await person.keyboard('{End}');
    expect(
      await screen.findByText(/^A emite de .* a mais que B, com os mesmos fornecedores, e se mantém com até/),
    ).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Voltar ao que está salvo' }));
    expect(screen.queryByText(/^A emite de .* a mais que B, com/)).toBeNull();
    columns.focus();
    await person.keyboard('{Home}');
    await person.click(screen.getByRole('button', { name: 'Salvar como nova versão' }));
    expect(await screen.findByText(/^Salva: E se: Pilares −50%\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Ver versões de/ }).getAttribute('href')).toContain(a.id);

    const { body } = await expectStatus(200, user.call('GET', a.path));
    const [saved, first] = body.versions;
    expect([saved.name, saved.is_valid, first.is_valid]).toEqual(['E se: Pilares −50%', false, true]);
    expect(saved.data.concrete_columns).toEqual({
      volumes: [{ fck: 30, volume: 499 }],
      steel: [{ ca: 50, mass: 47_499 }],
    });
    expect(saved.data.concrete_slabs).toEqual(first.data.concrete_slabs);
  });

  test('keeps as a version only what modules hold, and says what it leaves out', async () => {
    const { user, unit, path } = await tower();
    for (const name of ['A', 'B']) await founded(await unit.option({ name, active: name === 'B' }));
    const { person } = await renderScreen(`${path}?foundation=yes`, user);
    const raft = await screen.findByRole('slider', { name: /^Radier/ });
    const save = screen.getByRole('button', { name: 'Salvar como nova versão' });
    raft.focus();
    await person.keyboard('{End}');
    expect(save).toHaveProperty('disabled', true);
    const left = 'Não vai para a versão, que só guarda elementos de módulos: Radier.';
    expect(screen.getByText(left)).toBeTruthy();
    screen.getByRole('slider', { name: /^Pilares/ }).focus();
    await person.keyboard('{Home}');
    await person.click(save);
    expect(await screen.findByText(/^Salva: E se: Pilares −50%\./)).toBeTruthy();
    expect(screen.getByText(left)).toBeTruthy();
  });

  test('offers to declare the answer to a letter only to who may', async () => {
    const { user, unit, path } = await unsettled();
    const guest = await someone();
    await unit.project.share(guest, 'project:view');
    const offered = async (reader: typeof user) => {
      const { person } = await renderScreen(path, reader);
      await person.click((await screen.findAllByRole('button', { name: 'Escrever ao fornecedor' }))[0]!);
      const dialog = within(await screen.findByRole('dialog', { name: /^Pedido de documento/ }));
      return dialog.getAllByRole('link').map(({ textContent }) => textContent);
    };
    expect(await offered(user)).toEqual(['Registrar a resposta', 'Enviar por e-mail']);
    expect(await offered(guest)).toEqual(['Enviar por e-mail']);
  });

  test('says the verdict with the declared suppliers and without, and shows them on the map', async () => {
    const { user, unit, path } = await unsettled();
    const declared = {
      material: 'concrete:30',
      supplier: 'Concreteira Sul',
      document: 'EPD 42',
      co2: { min: 600, max: 600 },
    };
    await expectStatus(201, user.call('POST', `${unit.project.path}/declarations`, declared));
    const { person, router } = await renderScreen(path, user);
    // 100 m³ more at 600 kg each, against 50 t of steel less at up to 1,061.
    const verdict = await pairSaid(person, 'A', 'B');
    expect(
      verdict.getByText(/^A emite de .* a mais que B, com os mesmos fornecedores, mas por menos do que/),
    ).toBeTruthy();
    expect(verdict.getByText(/^Sem os fornecedores declarados: depende dos fornecedores/)).toBeTruthy();
    await person.keyboard('{Escape}');
    expect(screen.getAllByText('declarado: C30 · Concreteira Sul').length).toBe(2);
    expect(await screen.findByText(/^Fornecedor declarado: C30 · Concreteira Sul, 600$/)).toBeTruthy();
    const amounts = await screen.findByRole('table', { name: 'Por material' });
    // Its supplier is named once.
    const row = within(amounts).getByRole('row', { name: /^C30 · Concreteira Sul.*declarado/ });
    expect(row.textContent.split('Concreteira Sul')).toHaveLength(2);
    const rowsOf = (name: string) =>
      within(screen.getByRole('table', { name }))
        .getAllByRole('row', { name: /C30/ })
        .map(({ textContent }) => textContent);
    const withDeclared = rowsOf('Por material');

    const line = '>Fator declarado: C30 de Concreteira Sul, 600 kgCO₂e/m³ (EPD 42).<';
    expect((await downloaded(/^SVG/)).text).toContain(line);

    await person.click(screen.getByRole('switch', { name: 'Com fornecedores declarados' }));
    const pairWithout = await pairSaid(person, 'A', 'B');
    expect(pairWithout.getByText(/^Depende dos fornecedores\. A emite/)).toBeTruthy();
    expect(pairWithout.getByText(/^Com os fornecedores declarados: A emite .* a mais que B/)).toBeTruthy();
    expect(screen.queryByText('declarado: C30 · Concreteira Sul')).toBeNull();
    await person.keyboard('{Escape}');
    await screen.findByRole('table', { name: 'Por material' });
    const withoutDeclared = rowsOf('Por material').join();
    expect(withoutDeclared).not.toContain('Concreteira Sul');
    expect(withoutDeclared.match(/[\d.,]+/g)).not.toEqual(withDeclared.join().match(/[\d.,]+/g));
    expect(router.state.location.search).toContain('declared=no');

    // The service always records with them.
    await person.click(screen.getByRole('button', { name: 'Registrar decisão' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Registrar a decisão' }));
    expect(drawer.getByRole('alert').textContent).toMatch(
      /registro guarda são os com os fornecedores declarados/,
    );
  });

  describe('whose documents to ask for are replaced', () => {
    let compared: Awaited<ReturnType<typeof unsettled>>;
    beforeAll(async () => {
      compared = await unsettled();
    });

    /** A comparison of A and B in whose answer these stand for its documents to ask for, each made of the first. */
    async function askedFor(documents: readonly object[], settledBy: readonly string[] | null) {
      const { user, path } = compared;
      const real = globalThis.fetch;
      vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
        const response = await real(input, init);
        if (input !== '/graphql') return response;
        return Response.json(
          JSON.parse(await response.text(), (key, value) => {
            if (key === 'settledBy') return settledBy;
            return key === 'documents' ? documents.map((each) => ({ ...value[0], ...each })) : value;
          }),
        );
      });
      await renderScreen(path, user);
      return within(await screen.findByRole('region', { name: 'Resposta' }));
    }

    test.each([
      [['STEEL'], 'é preciso o de 1 material'],
      [null, 'são precisos os de 3 materiais'],
    ])(
      'where no document settles the answer alone, of %s, says how many are needed',
      async (settledBy, said) => {
        const useless = { guaranteedGain: 0, settlesUpTo: null, settlesFrom: null };
        const answer = await askedFor([useless, useless, useless], settledBy);
        expect(answer.getByText(`Nenhum documento decide sozinho: ${said}.`)).toBeTruthy();
      },
    );

    test.each([
      [{ settlesUpTo: 226.9, settlesFrom: null }, 'até 226 kgCO₂e/m³', '226'],
      [{ settlesUpTo: null, settlesFrom: 226.1 }, '227 kgCO₂e/m³ ou mais', '227'],
    ])(
      'a limit is one in sentence and picture, on the side where it holds: %o',
      async (limits, said, drawn) => {
        const asked = { low: 200, high: 300, unit: 'm3', guaranteedGain: 1, ...limits };
        const others = ['C30', 'CA50'].map((material) => ({ ...asked, material }));
        const answer = await askedFor(
          [{ ...asked, settlesUpTo: null, settlesFrom: null, guaranteedGain: 0 }, asked, ...others],
          null,
        );
        // No more than two are asked for, and none that settles nothing.
        expect(answer.getAllByText(new RegExp(`decide se for de ${said}`))).toHaveLength(2);
        expect(answer.getAllByRole('img', { name: new RegExp(`; decide em ${drawn}$`) })).toHaveLength(2);
      },
    );
  });

  test('an address of nobody’s unit is an error page, not an empty comparison', async () => {
    const { path } = await tower();
    await renderScreen(path, await someone());
    expect(await screen.findByText('Torre não encontrada')).toBeTruthy();
  });
});

const optionId = ({ id, unit }: TestModule['option']) => toGlobalId('Option', unit.project.id, unit.id, id);

const moduleId = ({ id, option }: TestModule) =>
  toGlobalId('Module', option.unit.project.id, option.unit.id, option.id, id);

const unreinforced = { volumes: [{ fck: 30, volume: 1 }] };

async function version(module: TestModule, name: string, data: object): Promise<string> {
  const body = { name, type: 'beam_column', data };
  const answer = expectStatus(201, module.owner.call('POST', `${module.path}/versions`, body));
  return (await answer).body.version.id;
}

describe('comparing versions', () => {
  /** A module of one option with a lean second version. */
  async function versions() {
    const { user, unit, path } = await tower();
    const option = await unit.option({ name: 'Pórtico', active: true });
    const module = await option.module({ name: 'Tipo', data: frame(1000, 95_000) });
    const lean = await version(module, 'Mais aço', frame(900, 105_000));
    return { user, unit, path, module, lean };
  }

  test('of one module, chosen on the screen', async () => {
    const { user, path } = await versions();
    const { person } = await renderScreen(path, user);
    // One simulation alone has nothing to be compared with, its versions do.
    expect(await screen.findByText('Ainda não há o que comparar')).toBeTruthy();
    await person.click(screen.getByRole('combobox', { name: 'Versões de módulos' }));
    await person.click(await screen.findByRole('option', { name: 'Pórtico · Tipo' }));
    await person.keyboard('{Escape}');
    const said = /^Tipo · 2\. Mais aço emite menos que Tipo · 1\. V1, com os mesmos fornecedores/;
    expect(await screen.findByText(said)).toBeTruthy();
    // A name stays as it is after the colon.
    expect(screen.getByText(/^Energia: Tipo · 2\. Mais aço consome menos energia que/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Comparar versões de Torre A' })).toBeTruthy();
    await screen.findByRole('table', { name: 'Custo da estrutura' });
    expect(await screen.findByRole('combobox', { name: 'Versão' })).toBeTruthy();
    // The table of quantities and the one of costs.
    expect(screen.getAllByRole('columnheader', { name: 'Versão' })).toHaveLength(2);
    expect(screen.queryByRole('columnheader', { name: 'Simulação' })).toBeNull();
    expect(await screen.findByText('Por m² dos pavimentos do módulo: 1.000 m²; pavimentos: 1.')).toBeTruthy();
  });

  test('of modules of two simulations, each called by its own', async () => {
    const { user, unit, path } = await versions();
    await (
      await unit.option({ name: 'Outra', active: false })
    ).module({ name: 'Tipo', data: frame(800, 95_000) });
    const { router, person } = await renderScreen(path, user);
    await person.click(await screen.findByRole('combobox', { name: 'Versões de módulos' }));
    await person.click(await screen.findByRole('option', { name: 'Pórtico · Tipo' }));
    await person.click(await screen.findByRole('option', { name: 'Outra · Tipo' }));
    await person.keyboard('{Escape}');
    expect(await screen.findByRole('columnheader', { name: /^Pórtico · Tipo · 2\. Mais aço$/ })).toBeTruthy();
    expect(screen.getByText(/^Outra · Tipo · 1\. V1 emite menos que .*Pórtico · Tipo · 1\. V1/)).toBeTruthy();
    await person.click(screen.getByRole('combobox', { name: /^Comparar de 2 a 4 versões/ }));
    await person.click(await screen.findByRole('option', { name: /^Pórtico · Tipo · 2\. Mais aço/ }));
    await waitFor(() =>
      expect(screen.queryAllByRole('columnheader', { name: /^Pórtico · Tipo · 2\. Mais aço$/ })).toHaveLength(
        0,
      ),
    );
    const search = new URLSearchParams(router.state.location.search);
    expect(search.get('modules')?.split(',')).toHaveLength(2);
    expect(search.get('versions')?.split(',')).toHaveLength(2);
    // The list follows the address, not what was marked in it last.
    await act(() => router.navigate(`${path}?modules=${search.get('modules')?.split(',')[0]}`));
    const list = () => screen.getByRole('combobox', { name: 'Versões de módulos' });
    await waitFor(() => expect(list().textContent).toBe('Pórtico · Tipo'));
  });

  test('takes a note no further than the versions it was written for', async () => {
    const { user, path, module } = await versions();
    const withoutSteel = { ...frame(800, 95_000), concrete_beams: unreinforced };
    const ids = [
      await version(module, 'Sem aço', withoutSteel),
      await version(module, 'Outra sem aço', withoutSteel),
    ];
    const { body } = await user.call('GET', module.path);
    const first = body.versions.find(({ name }: { name: string }) => name === 'V1').id;
    const chosen = `modules=${moduleId(module)}&versions=${[first, ids[0]].join(',')}`;
    const { person, router } = await renderScreen(`${path}?${chosen}&note=Conferido`, user);
    expect(await screen.findByText('Comparação justificada: Conferido')).toBeTruthy();
    // A look at the list of modules changes nothing.
    await person.click(screen.getByRole('combobox', { name: 'Versões de módulos' }));
    await screen.findByRole('listbox');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(router.state.location.search).toBe(`?${chosen}&note=Conferido`);
    await person.click(screen.getByRole('combobox', { name: /^Comparar de 2 a 4 versões/ }));
    await person.click(await screen.findByRole('option', { name: '4. Outra sem aço' }));
    expect(await screen.findByText(/O resultado fica suspenso até/)).toBeTruthy();
    const search = new URLSearchParams(router.state.location.search);
    expect([search.get('versions')?.split(',').length, search.get('note')]).toEqual([3, null]);
  });

  test('of two technologies, leads to the sheet that has them and offers nothing that only simulations can do', async () => {
    const { user, unit, path } = await tower();
    const frames = await unit.option({ name: 'Pórtico', active: true });
    const frameModule = await frames.module({
      name: 'Tipo',
      data: { ...frame(100, 9_000), concrete_beams: unreinforced },
    });
    const walls = await unit.option({ name: 'Paredes', active: false });
    const data = {
      concrete_walls: { volumes: [{ fck: 25, volume: 120 }], steel: steel(5_000) },
      concrete_slabs: { volumes: [{ fck: 25, volume: 120 }], steel: steel(5_000) },
      wall_thickness: 0.1,
      slab_thickness: 0.1,
    };
    const walled = await walls.module({ name: 'Tipo', type: 'concrete_wall', data });
    await renderScreen(`${path}?modules=${[frameModule, walled].map(moduleId).join(',')}`, user);
    const answer = within(await screen.findByRole('region', { name: 'Resposta' }));
    const fix = answer.getByRole('link', { name: 'Corrigir em Pórtico · Tipo · 1. V1' });
    expect(fix.getAttribute('href')).toContain(`/takeoff/${optionId(frames)}`);
    expect(answer.getByText(/Escopos de vedação diferentes/)).toBeTruthy();
    expect(answer.queryByRole('button', { name: 'Supor vedação e revestimento' })).toBeNull();
  });

  test.each([
    ['that is gone', () => 'nothing'],
    ['that is none', ({ option }: TestModule) => optionId(option)],
  ])('a link to a module %s says there is nothing to compare', async (_what, linked) => {
    const { user, path, module } = await versions();
    await renderScreen(`${path}?modules=${linked(module)}`, user);
    expect(await screen.findByText(/São necessárias pelo menos duas versões/)).toBeTruthy();
  });

  test('marked on the screen of versions opens here', async () => {
    const { user, unit, module, lean } = await versions();
    for (const name of ['Terceira', 'Quarta', 'Quinta']) await version(module, name, frame(800, 95_000));
    const { person, router } = await renderScreen(
      `/projects/${unit.project.id}/${unit.id}/${module.id}?type=beam_column`,
      user,
    );
    // Before anything is chosen the valid version is told apart from the newest.
    const compared = async () => {
      await screen.findByRole('combobox', { name: 'De' });
      return ['De', 'Para'].map((name) => screen.getByRole('combobox', { name }).textContent.trim());
    };
    expect(await compared()).toEqual(['1. V1 (válida)', '5. Quinta']);
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Para' }));
    fireEvent.click(await screen.findByRole('option', { name: /^2\. Mais aço/ }));
    await waitFor(async () => expect(await compared()).toEqual(['1. V1 (válida)', '2. Mais aço']));
    expect(router.state.location.search).toContain(`to=${lean}`);
    await person.click(await screen.findByRole('checkbox', { name: 'Comparar Mais aço' }));
    expect(screen.getByRole('link', { name: 'Comparar versões' }).getAttribute('aria-disabled')).toBe('true');
    const mark = (name: string) => screen.getByRole('checkbox', { name: `Comparar ${name}` });
    const mostly = ['Terceira', 'Quarta', 'Quinta'];
    for (const name of mostly) await person.click(mark(name));
    expect(screen.getByRole('link', { name: 'Comparar 4 versões' })).toBeTruthy();
    expect([...mostly, 'V1'].map((name) => mark(name).hasAttribute('disabled'))).toEqual([
      false,
      false,
      false,
      true,
    ]);
    for (const name of ['Quarta', 'Quinta']) await person.click(mark(name));
    await person.click(screen.getByRole('link', { name: 'Comparar 2 versões' }));
    expect(await screen.findByRole('columnheader', { name: /^2\. Mais aço − 3\. Terceira/ })).toBeTruthy();
    expect(router.state.location.search).toContain(lean);

    // From two to four are compared.
    await person.click(screen.getByRole('combobox', { name: /^Comparar de 2 a 4 versões/ }));
    const shut = async () =>
      (await screen.findAllByRole('option'))
        .filter((each) => each.getAttribute('aria-disabled') === 'true')
        .map(({ textContent }) => textContent);
    expect(await shut()).toEqual(['3. Terceira', '2. Mais aço']);
    for (const [name, rest] of [
      ['1. V1', []],
      ['5. Quinta', ['4. Quarta']],
    ] as const) {
      fireEvent.click(await screen.findByText(name, { selector: '[role=option]' }));
      await waitFor(async () => expect(await shut()).toEqual(rest));
    }
  });
});
