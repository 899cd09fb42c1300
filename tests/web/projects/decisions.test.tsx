import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Range } from '#domain/range.ts';
import { writtenRange } from '#domain/texts/writtenRange.ts';
import { toGlobalId } from '../../../gateway/relay/globalId.ts';
import { decidedTower, declare } from '../../support/towers/decidedTower.ts';
import { sampleRaft } from '../../support/towers/foundations.ts';
import { expectStatus, sampleFrame, type TestUnit, type TestUser } from '../../support/world.ts';
import { show } from '../support/controls.ts';
import { renderScreen, someone } from '../support/renderScreen.tsx';
import { enterText } from '../support/enterText.ts';

/** A tower with two frames that leave the ground and the basement without structure. */
async function comparedTower(user: TestUser): Promise<{ unit: TestUnit; ids: string[] }> {
  const unit = await (await user.project({ name: 'Ipê' })).unit({ name: 'Torre Norte' });
  const thin = {
    ...sampleFrame,
    concrete_slabs: { ...sampleFrame.concrete_slabs, volumes: [{ fck: 30, volume: 35 }] },
  };
  const ids: string[] = [];
  for (const [name, data] of [
    ['Lajes grossas', sampleFrame],
    ['Lajes finas', thin],
  ] as const) {
    const option = await unit.option({ name, active: ids.length === 0 });
    await option.module({ data });
    ids.push(option.id);
  }
  return { unit, ids };
}

const record = (user: TestUser, { unit, ids }: Awaited<ReturnType<typeof comparedTower>>, reason: string) =>
  expectStatus(
    201,
    user.call('POST', `${unit.path}/decisions`, {
      option_ids: ids,
      reference_id: ids[0],
      chosen_id: ids[1],
      reason,
    }),
  );

/** Opens the drawer of a decision from the comparison and chooses the simulation of thin slabs. */
async function decide(path: string, user: TestUser) {
  const { person } = await renderScreen(path, user);
  await person.click(await screen.findByText('Registrar decisão'));
  const drawer = within(await screen.findByRole('dialog', { name: 'Registrar a decisão' }));
  await person.click(drawer.getByRole('combobox', { name: /^Simulação escolhida/ }));
  await person.click(await screen.findByRole('option', { name: 'Lajes finas' }));
  return { drawer, save: () => person.click(drawer.getByText('Registrar decisão')) };
}

/** How the standing of a decision in a list is coloured. */
const colorOf = (row: HTMLElement) => /MuiChip-color(\w+)/.exec(row.innerHTML)?.[1];

let owner: TestUser;
let other: TestUser;
beforeAll(async () => {
  [owner, other] = [await someone(), await someone('Bruno Dias')];
});

describe('decisions', () => {
  test('one is recorded from the comparison, with a note on the check that fails, and shown as it stood', async () => {
    const user = await someone();
    const { unit, ids } = await comparedTower(user);
    await expectStatus(200, user.call('PATCH', `${unit.path}/options/${ids[0]}`, { precision: 0.3 }));
    const home = `/new_projects/${unit.project.id}/unit/${unit.id}`;
    const { drawer, save } = await decide(`${home}/constructive-technologies`, user);
    enterText(drawer.getByLabelText(/^Motivo/), 'Menos concreto.');
    // What is typed waits for this tower: another one of the project has a draft of its own.
    const drafts = () => Object.keys(sessionStorage).filter((key) => /^draft:\d/.test(key));
    const ofTower = `.decision.${toGlobalId('Unit', unit.project.id, unit.id)}`;
    await waitFor(() => expect(drafts()).toEqual([expect.stringContaining(ofTower)]));
    enterText(drawer.getByLabelText(/^Há pavimentos sem estrutura/), 'Vêm depois.');
    // The profile lacks it; it goes into the record, and is not asked for again.
    enterText(await drawer.findByLabelText('Registro no CREA/CAU'), 'SP-5060');
    await save();
    expect(await screen.findByRole('heading', { name: 'Decisão 1 · Torre Norte' })).toBeTruthy();
    expect(screen.getByText('SP-5060')).toBeTruthy();
    expect(drafts()).toEqual([]);
    expect((await user.call('GET', '/v1/users/me')).body.user.professional_number).toBe('SP-5060');
    expect(screen.getByText('Menos concreto.')).toBeTruthy();
    // At the top, and once with the verdict: of two options the pair has no other.
    const answer = /^Lajes finas emite menos que Lajes grossas.*quantitativos/;
    expect(screen.getAllByText(answer)).toHaveLength(2);
    // By less than the quantities may err, so that it is no winner in bold.
    const section = within(screen.getByRole('region', { name: 'Veredito' }));
    const weights = section.getAllByText(answer).map((each) => getComputedStyle(each).fontWeight);
    expect(weights).toEqual(['400']);
    expect(screen.getAllByText(/Aceita com nota: “Vêm depois.” \(Ana Souza,/).length).toBeGreaterThan(0);
    expect(screen.getAllByText(/Pavimento tipo v1 \(2 pavimentos\)/)).toHaveLength(2);
    expect(screen.getByRole('group', { name: 'Torre em Lajes grossas' })).toBeTruthy();
    expect(screen.getAllByRole('img', { name: /Pavimento tipo: .*2 pavimentos/ })).toHaveLength(2);
  });

  test('begins with the note on the comparison for the checks it speaks of, and for no observation', async () => {
    const user = await someone();
    const { unit } = await comparedTower(user);
    const path = `/new_projects/${unit.project.id}/unit/${unit.id}/constructive-technologies`;
    const { person } = await renderScreen(path, user);
    await person.type(await screen.findByLabelText('Justificar a comparação'), 'Vêm depois.');
    await person.click(screen.getByRole('button', { name: 'Usar assim mesmo' }));
    await screen.findByText('Comparação justificada: Vêm depois.');
    await person.click(screen.getByText('Registrar decisão'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Registrar a decisão' }));
    const noteOn = (name: RegExp) => drawer.getByLabelText<HTMLInputElement>(name).value;
    expect(noteOn(/^Há pavimentos sem estrutura/)).toBe('Vêm depois.');
    expect(noteOn(/^Índices fora do usual/)).toBe('');
  });

  test('none is recorded where the registration typed for it could not be kept', async () => {
    const user = await someone();
    const { unit, ids } = await comparedTower(user);
    const home = `/new_projects/${unit.project.id}/unit/${unit.id}`;
    const against = `${home}/constructive-technologies?reference=${ids[1]}`;
    const { drawer, save } = await decide(against, user);
    enterText(drawer.getByLabelText(/^Motivo/), 'Menos concreto.');
    enterText(await drawer.findByLabelText('Registro no CREA/CAU'), 'SP-5060');
    const send = globalThis.fetch;
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const isKeeping = typeof init?.body === 'string' && init.body.includes('useRegistrationMutation');
      return isKeeping ? Promise.reject(new TypeError('Failed to fetch')) : send(input, init);
    });
    await save();
    await screen.findByText(/Sem conexão com o servidor/);
    fetched.mockRestore();
    const recorded = async () => (await user.call('GET', `${unit.path}/decisions`)).body.decisions;
    expect(await recorded()).toEqual([]);
    await save();
    expect(await screen.findByText('SP-5060')).toBeTruthy();
    expect(await recorded()).toHaveLength(1);
    expect(screen.getByRole('rowheader', { name: /^Lajes finas\s*Referência$/ })).toBeTruthy();
  });

  test('the lack of a foundation says which way it leans, before deciding and in the record', async () => {
    const { unit, ids } = await comparedTower(owner);
    const options = `${unit.path}/options/${ids[0]}/modules`;
    const raft = { type: 'raft_foundation', data: { ...sampleRaft, unit_id: unit.id } };
    await expectStatus(201, owner.call('POST', options, raft));
    const home = `/new_projects/${unit.project.id}/unit/${unit.id}`;
    const { drawer, save } = await decide(`${home}/constructive-technologies?foundation=yes`, owner);
    const lack = 'Lajes finas × Lajes grossas: falta a fundação de Lajes finas, o que favorece Lajes finas';
    expect(drawer.getByText(lack)).toBeTruthy();
    enterText(drawer.getByLabelText(/^Motivo/), 'Com o radier.');
    await save();
    expect(
      await screen.findByText(
        'De Lajes finas e Lajes grossas, só uma tem fundação; isso favorece Lajes finas, porque o que lhe falta não entra na conta.',
      ),
    ).toBeTruthy();
  });

  test('its picture of ranges and its costs are those of the record, and a switch hides the costs', async () => {
    const { unit, decision } = await decidedTower(owner, other);
    const decisionId = toGlobalId('Decision', unit.project.id, decision.id);
    const { person } = await renderScreen(`/new_projects/${unit.project.id}/decisions/${decisionId}`, owner);
    await screen.findByRole('heading', { name: 'Decisão 1 · Torre Norte' });
    const figure = new Intl.NumberFormat('pt-BR', {
      maximumSignificantDigits: 3,
      minimumSignificantDigits: 3,
    });
    const written = (range: Range) =>
      writtenRange(range, (value) => figure.format(value).replace('-', '−'), 'pt-BR');
    const costs = () => screen.queryByRole('table', { name: 'Custos' });
    const items: {
      name: string;
      quantities: { co2_per_square_meter: Range };
      cost: Record<'total' | 'per_square_meter', Range>;
    }[] = decision.comparison.items;
    const lefts = items.map(({ name, quantities, cost }) => {
      const bar = screen.getByRole('img', { name: `${written(quantities.co2_per_square_meter)} kgCO₂e/m²` });
      expect(bar.parentElement!.textContent).toMatch(new RegExp(`^${name}`));
      expect(within(costs()!).getByRole('row', { name: new RegExp(`^${name} `) }).textContent).toBe(
        `${name}${written(cost.per_square_meter)}${written(cost.total)}-`,
      );
      return Number.parseFloat(getComputedStyle(bar.firstElementChild!.firstElementChild!).left);
    });
    const lowest = items.map(({ quantities }) => quantities.co2_per_square_meter.min);
    expect(Math.sign(lefts[0]! - lefts[1]!)).toBe(Math.sign(lowest[0]! - lowest[1]!));
    const [against] = decision.comparison.chosen_costs;
    const apart = `${written(against.total)} R$ · ${written(against.per_square_meter)} R$/m²`;
    expect(screen.getByText((text) => text.startsWith(apart))).toBeTruthy();
    // Its PDF is the reader's own: in their language, by their clock, with costs where they see them.
    const opened: URLSearchParams[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      opened.push(new URL(this.href).searchParams);
    });
    const readerOf = async () => {
      const before = opened.length;
      await person.click(screen.getByRole('button', { name: 'Baixar PDF' }));
      await waitFor(() => expect(opened).toHaveLength(before + 1));
      return ['lng', 'tz', 'money'].map((name) => opened.at(-1)?.get(name));
    };
    expect(await readerOf()).toEqual(['pt-BR', 'America/Sao_Paulo', null]);
    await person.click(screen.getByRole('switch', { name: 'Mostrar custos' }));
    expect(costs()).toBeNull();
    expect(await readerOf()).toEqual(['pt-BR', 'America/Sao_Paulo', 'hidden']);
    await person.click(screen.getByRole('switch', { name: 'Mostrar custos' }));
    expect(costs()).toBeTruthy();
  });

  test('they are listed on the project and the tower, and the one before says what superseded it', async () => {
    const user = await someone();
    const tower = await comparedTower(user);
    await record(user, tower, 'Primeira.');
    await record(user, tower, 'Segunda.');
    const project = `/new_projects/${tower.unit.project.id}`;
    const { person } = await renderScreen(`${project}?tab=decisions`, user);
    const rows = await screen.findAllByRole('row', { name: /^Decisão \d/ });
    expect(rows.map((row) => row.textContent)).toEqual([
      // Here because checks are open.
      expect.stringMatching(/^Decisão 2Torre NorteLajes finasDependeSegunda\.Ana Souza/),
      expect.stringMatching(/^Decisão 1Torre NorteLajes finasSubstituída pela 2Primeira\.Ana Souza/),
    ]);
    expect(rows.map(colorOf)).toEqual(['Warning', 'Default']);
    await person.click(screen.getByRole('link', { name: 'Decisão 1' }));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByRole('link', { name: 'Decisão 2' })).toBeTruthy();
    await renderScreen(`${project}/unit/${tower.unit.id}`, user);
    expect(await screen.findByRole('link', { name: 'Decisão 2' })).toBeTruthy();
  });

  test('those of all projects are listed with project and tower; without any, what one is', async () => {
    const user = await someone();
    const { person } = await renderScreen('/decisions', user);
    expect(
      await screen.findByText(/^Uma decisão guarda qual simulação de uma torre foi escolhida/),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver projetos' }).getAttribute('href')).toBe('/new_projects');
    await decidedTower(user, await someone());
    await record(user, await comparedTower(user), 'Menos aço.');
    await person.click(screen.getByRole('link', { name: 'Ver projetos' }));
    await person.click(screen.getByRole('link', { name: 'Decisões' }));
    const rows = await screen.findAllByRole('row', { name: /^Decisão 1/ });
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Decisão 1Ipê · Torre NorteLajes finasDependeMenos aço\.Ana Souza/),
      expect.stringMatching(/^Decisão 1.* · Torre NorteBMantém-seMenos concreto\.Ana Souza/),
    ]);
    expect(rows.map(colorOf)).toEqual(['Warning', 'Success']);
    await person.click(within(rows[0]!).getByRole('link', { name: 'Decisão 1' }));
    expect(await screen.findByRole('heading', { name: 'Decisão 1 · Torre Norte' })).toBeTruthy();
    expect(screen.getByText('Menos aço.')).toBeTruthy();
  });

  test('one that turned is a notification with the reason, until it is opened', async () => {
    const viewer = await someone();
    const { unit } = await decidedTower(owner, viewer);
    await declare(unit, 'concrete:30', 250);
    await declare(unit, 'steel:50', 5);
    const { person } = await renderScreen('/settings', viewer);
    await person.click(await screen.findByRole('button', { name: 'Notificações: 1' }));
    const list = within(await screen.findByRole('dialog', { name: 'Notificações' }));
    expect(list.getByText('CA50: Sul declarou depois da decisão.')).toBeTruthy();
    await person.click(
      list.getByText(/^Decisão 1 \(Torre Norte, .*\) virou: outra simulação é agora melhor$/),
    );
    expect(await screen.findByRole('heading', { name: 'Decisão 1 · Torre Norte' })).toBeTruthy();
    expect(screen.getByText('Hoje: Virou')).toBeTruthy();
    expect(screen.getByText('Diante de A: Virou.').parentElement!.textContent).toMatch(/B emite mais que A/);
    expect(await screen.findByRole('button', { name: 'Notificações: 0' })).toBeTruthy();
  });

  test('who only views records none', async () => {
    const [author, guest] = [await someone(), await someone('Bruno Dias')];
    const { unit } = await comparedTower(author);
    await unit.project.share(guest, 'project:view');
    await renderScreen(`/new_projects/${unit.project.id}/unit/${unit.id}/constructive-technologies`, guest);
    expect(await screen.findByRole('button', { name: 'Imprimir' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Registrar decisão' })).toBeNull();
  });
});

test.each([
  [
    'TURNED',
    [
      { reference: 1, today: 'TURNED', todayBecause: ['Outro preço', 'Outro aço'] },
      { reference: 0, today: 'DEPENDS', todayBecause: ['Outro aço'] },
    ],
    'Warning',
    [
      'Hoje: Virou',
      'Outra área.',
      'Diante de Query.node.comparison.items#2.name: Virou. Outro preço. Outro aço.',
      'Diante de Query.node.comparison.items.name: Depende. Outro aço.',
    ],
  ],
  ['STANDS', [], 'Info', ['Hoje: Mantém-se', 'Outra área.', 'Outro aço.']],
])(
  'how a decision stands today says each reason once, or beside whom it concerns: %s',
  async (today, todayAgainst, color, said) => {
    const told = { today, todayAgainst, todayBecause: ['Outra área', 'Outro aço'], supersededBy: null };
    const fixed = Object.fromEntries(
      Object.entries(told).map(([name, value]) => [`Query.node.${name}`, value]),
    );
    await show({ path: '/new_projects/1/decisions/1', node: 'Decision', fixed }, { rows: 2 });
    const alert = (await screen.findByText(/^Hoje: /)).closest<HTMLElement>('[role=alert]')!;
    expect([...alert.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(said);
    expect(alert.className).toContain(`MuiAlert-color${color}`);
  },
);

test.each([
  [false, 0.5, 0.1, '600'],
  [false, 0.5, 0.6, '400'],
  [false, null, 0.1, '400'],
  [true, 0.5, 0.1, '400'],
])(
  'a pair stands out while there is an answer, by more than quantities err: suspended %s, by %s of %s',
  async (isSuspended, margin, precision, weight) => {
    const at = 'Query.node.comparison';
    const fixed = {
      [`${at}.co2Answer.isSuspended`]: isSuspended,
      [`${at}.items.precision`]: precision,
      [`${at}.items#2.precision`]: 0.1,
      [`${at}.chosenDifferences.item`]: 0,
      [`${at}.chosenDifferences.reference`]: 1,
      [`${at}.chosenDifferences.co2Margin`]: margin,
    };
    await show({ path: '/new_projects/1/decisions/1', node: 'Decision', fixed }, { rows: 2 });
    const section = within(await screen.findByRole('region', { name: 'Veredito' }));
    // CO₂ comes before energy.
    const [co2] = section.getAllByText(/^\S+items\.name (− |emite menos que )\S+items#2\.name/);
    expect(getComputedStyle(co2!).fontWeight).toBe(weight);
  },
);
