import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { concreteDensity } from '#domain/limits.ts';
import type { SharedFields } from '#domain/structures/sharedFields.ts';
import type { WireName } from '#domain/wireNames.ts';
import { formatsOf } from '../../../web/i18n/format.ts';
import { sourcesBelow } from '../../architecture/sources.ts';
import { expectStatus, type TestUser } from '../../support/world.ts';
import { anyone, renderScreen, someone } from '../support/renderScreen.tsx';

const typedIn =
  'input:not([type=checkbox], [type=radio], [aria-hidden=true]), textarea:not([aria-hidden=true])';

const written = (text: string | null | undefined) => text?.replaceAll(/[\s*\u200b]+/gu, ' ').trim();

/** The name of a group, or of a table. */
function nameOf(element: Element): string | undefined {
  const heading = element.getAttribute('aria-labelledby');
  const own = element.getAttribute('aria-label') ?? element.querySelector(':scope > legend')?.textContent;
  return written(heading === null ? own : document.getElementById(heading)?.textContent);
}

/** What a form shows: each field's value under the names of what it stands in and its own. */
function shownIn(form: HTMLElement): Record<string, string> {
  const fields = [...form.querySelectorAll<HTMLInputElement>(typedIn)].map((field) => {
    const around: string[] = [];
    for (let at = field.parentElement; at !== null && at !== form; at = at.parentElement)
      if (at.matches('[role=group], table, fieldset')) around.unshift(nameOf(at) ?? '');
    const own = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent;
    return [[...around, written(own)].filter(Boolean).join(' › '), field.value] as const;
  });
  expect(new Set(fields.map(([name]) => name)).size).toBe(fields.length);
  return Object.fromEntries(fields);
}

/** Names under which the browser keeps what was typed into forms and not saved. */
const drafts = () => Object.keys(sessionStorage).filter((key) => /^draft:\d/.test(key));

/** Saves a form that was typed in, whose draft goes with that. */
async function saveTyped(form: HTMLElement, person: UserEvent, button = 'Salvar', keepsDraft = true) {
  await waitFor(() => expect(drafts()).toHaveLength(keepsDraft ? 1 : 0));
  await person.click(within(form).getByRole('button', { name: button }));
  await waitFor(() => expect(drafts()).toEqual([]));
}

/** A reply without what every saving changes. */
function lasting(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lasting);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => !/updated_at$|^revision$/.test(key));
  return Object.fromEntries(kept.map(([key, each]) => [key, lasting(each)]));
}

async function frame() {
  const user = await anyone();
  const project = await user.project();
  const unit = await project.unit();
  return { user, project, unit, option: await unit.option({ name: 'Pórtico' }) };
}

const element = (volume: number, fck: number, ca: number) => ({
  volumes: [{ fck, volume }],
  steel: [{ ca, mass: volume * 100 }],
});
const shownElement = (name: string, volume: number, fck: number, ca: number) => ({
  [`Concreto: ${name} › Fck, linha 1`]: String(fck),
  [`Concreto: ${name} › Volume, linha 1`]: String(volume),
  ...shownSteel(name, ca, volume * 100),
});
const shownSteel = (name: string, ca: number, mass: number) => ({
  [`Aço: ${name} › CA, linha 1`]: String(ca),
  [`Aço: ${name} › Massa, linha 1`]: String(mass),
});

/** The totals beside a foundation's form, by their names. */
const totalsIn = (form: HTMLElement) =>
  ['Por m² da torre', 'CO₂', 'Energia', 'Concreto', 'Aço'].map((name) => [
    name,
    within(form)
      .getAllByText(name)
      .flatMap(({ nextElementSibling }) => nextElementSibling?.textContent ?? [])
      .at(-1),
  ]);

/** The ends of what totals call usual beside a figure. */
const usualIn = ({ textContent }: HTMLElement) =>
  [...textContent.matchAll(/usual[^\d]*([\d,]+) a ([\d,]+)/g)].map(([, ...ends]) =>
    ends.map((end) => Number(end.replace(',', '.'))),
  );

/** The same of the saved foundation. */
async function savedTotals(user: TestUser, unit: string, module: string) {
  const { total_area: area } = (await user.call('GET', unit)).body.unit;
  const { co2_min, co2_max, energy_min, energy_max, total_concrete, total_steel } = (
    await user.call('GET', module)
  ).body.module;
  const { span, rangeInThousands, significant, thousands } = formatsOf('pt-BR');
  return [
    ['Por m² da torre', `${span({ min: co2_min / area, max: co2_max / area })} kgCO₂e/m²`],
    ['CO₂', `${rangeInThousands({ min: co2_min, max: co2_max })} tCO₂e`],
    ['Energia', `${rangeInThousands({ min: energy_min, max: energy_max })} GJ`],
    ['Concreto', `${significant(total_concrete / concreteDensity)} m³`],
    ['Aço', `${thousands(total_steel)} t`],
  ];
}

const totalled = ['CO₂', 'Energia', 'Concreto', 'Aço'];

/** The totals beside a module's form: the name of each, what one floor takes, and below it what all do. */
const moduleTotalsIn = (totals: HTMLElement) =>
  totalled.map((name) => {
    const label = within(totals).getByText(name, { selector: 'p' });
    const all = label.parentElement?.nextElementSibling;
    return [name, label.nextElementSibling?.textContent?.trim(), all?.textContent];
  });

/** The same of the saved module, which covers two floors. */
function savedModuleTotals(module: Record<string, number>) {
  const { concrete, rangeInThousands, thousands } = formatsOf('pt-BR');
  const of = (share: number) => {
    const kg = (name: string) => (module[name] ?? 0) * share;
    const range = (name: string) => rangeInThousands({ min: kg(`${name}_min`), max: kg(`${name}_max`) });
    const masses = { concrete: kg('total_concrete'), grout: kg('total_grout') };
    const steel = thousands(kg('total_steel'));
    return [`${range('co2')} tCO₂e`, `${range('energy')} GJ`, concrete(masses)?.both, `${steel} t`];
  };
  const [one, both] = [of(0.5), of(1)];
  return totalled.map((name, at) => [name, one[at], `× 2: ${both[at]}`]);
}

type Case = { type: string; data: object; shown: Record<string, string> };

/** What any technology may have: a shared field without a value here does not compile. */
const shared = {
  slab_type: 'pt_ribbed',
  other_materials: [
    {
      name: 'Argamassa projetada',
      purpose: 'render',
      amount: 91,
      unit: 'm2',
      source: 'EPD 7',
      co2: { min: 92, max: 93 },
      energy: { min: 94, max: 95 },
    },
  ],
} satisfies Record<WireName<keyof SharedFields>, unknown>;
/** What is chosen of them is no field to type in: it is asked for by what is saved again. */
const shownShared = {
  'Outro material 1 › Material': 'Argamassa projetada',
  'Outro material 1 › Quantidade por pavimento': '91',
  'Outro material 1 › Fonte (EPD, estudo)': 'EPD 7',
  'CO₂, mínimo': '92',
  'CO₂, máximo': '93',
  'Energia, mínimo': '94',
  'Energia, máximo': '95',
};

const modules: Case[] = [
  {
    type: 'beam_column',
    data: {
      ...shared,
      concrete_columns: element(11, 40, 50),
      concrete_beams: element(12, 30, 60),
      concrete_slabs: element(13, 35, 50),
      form_columns: 14,
      form_beams: 15,
      form_slabs: 16,
      column_number: 17,
      avg_beam_span: 18,
      avg_slab_span: 19,
      form_uses: 20,
    },
    shown: {
      ...shownShared,
      ...shownElement('Pilares', 11, 40, 50),
      ...shownElement('Vigas', 12, 30, 60),
      ...shownElement('Lajes', 13, 35, 50),
      'Área de fôrma dos pilares': '14',
      'Área de fôrma das vigas': '15',
      'Área de fôrma das lajes': '16',
      'Número de pilares': '17',
      'Vão médio das vigas': '18',
      'Vão médio das lajes': '19',
      'Usos das fôrmas': '20',
      // Proposed, and nothing of the module until it is taken.
      'm² de parede por m² de piso': '1,6',
    },
  },
  {
    type: 'concrete_wall',
    data: {
      ...shared,
      concrete_walls: element(21, 25, 60),
      concrete_slabs: element(22, 30, 50),
      // Metres on the wire, centimetres on the screen.
      wall_thickness: 0.23,
      slab_thickness: 0.24,
      wall_area: 25,
      slab_area: 26,
      wall_form_area: 27,
      slab_form_area: 28,
    },
    shown: {
      ...shownShared,
      ...shownElement('Paredes', 21, 25, 60),
      ...shownElement('Lajes', 22, 30, 50),
      'Espessura das paredes': '23',
      'Espessura das lajes': '24',
      'Área de paredes': '25',
      'Área de lajes': '26',
      'Área de fôrma das paredes': '27',
      'Área de fôrma das lajes': '28',
    },
  },
  {
    type: 'structural_masonry',
    data: {
      ...shared,
      masonry: {
        grout: [
          { position: 'vertical', volumes: [{ fgk: 20, volume: 31 }], steel: [{ ca: 50, mass: 3101 }] },
          { position: 'horizontal', volumes: [{ fgk: 25, volume: 32 }], steel: [{ ca: 60, mass: 3201 }] },
        ],
        mortar: [{ fak: 8, volume: 33 }],
        blocks: [{ type: 'inteiro (14x19x39)', fbk: 6, quantity: 34 }],
      },
      concrete_slabs: element(35, 30, 60),
      concrete_columns: element(36, 40, 50),
      concrete_beams: element(37, 35, 50),
    },
    shown: {
      ...shownShared,
      'Graute: Graute vertical › Fgk, linha 1': '20',
      'Graute: Graute vertical › Volume, linha 1': '31',
      ...shownSteel('Graute vertical', 50, 3101),
      'Graute: Graute horizontal › Fgk, linha 1': '25',
      'Graute: Graute horizontal › Volume, linha 1': '32',
      ...shownSteel('Graute horizontal', 60, 3201),
      'Argamassa de assentamento › Fak, linha 1': '8',
      'Argamassa de assentamento › Volume, linha 1': '33',
      'Blocos › Fbk, linha 1': '6',
      'Blocos › Quantidade, linha 1': '34',
      ...shownElement('Lajes', 35, 30, 60),
      ...shownElement('Pilares', 36, 40, 50),
      ...shownElement('Vigas', 37, 35, 50),
    },
  },
];

const part = (volume: number, fck: number, ca: number) => ({
  volume,
  fck,
  steel: [{ ca, mass: volume * 100, assumed: true }],
});
const shownPart = (name: string, volume: number, fck: number, ca: number) => ({
  [`${name} › Volume de concreto`]: String(volume),
  [`${name} › Fck desta parte`]: String(fck),
  ...shownSteel(name, ca, volume * 100),
});

const walls = { ...element(46, 35, 50), form_area: 47 };
const shownWalls = { ...shownElement('Contenção', 46, 35, 50), 'Contenção › Área de fôrma': '47' };

const foundations: Case[] = [
  {
    type: 'raft_foundation',
    data: {
      area: 400,
      thickness: 0.5,
      fck: 30,
      steel: [{ ca: 50, mass: 9000, assumed: true }],
      retaining_walls: walls,
    },
    shown: {
      'Radier › Área': '400',
      'Radier › Espessura': '0,5',
      'Radier › Fck da fundação': '30',
      ...shownSteel('Radier', 50, 9000),
      ...shownWalls,
    },
  },
  {
    type: 'piles_foundation',
    data: {
      fck: 20,
      piles: part(41, 25, 50),
      blocks: part(42, 30, 60),
      grade_beams: part(43, 35, 50),
      tie_beams: part(44, 40, 50),
      retaining_walls: walls,
    },
    shown: {
      'Fck da fundação': '20',
      ...shownPart('Estacas', 41, 25, 50),
      ...shownPart('Blocos de coroamento', 42, 30, 60),
      ...shownPart('Vigas baldrame', 43, 35, 50),
      ...shownPart('Cintas de amarração', 44, 40, 50),
      ...shownWalls,
    },
  },
  {
    type: 'raft_piles_foundation',
    data: {
      fck: 20,
      raft: { area: 300, thickness: 0.8, fck: 35, steel: [{ ca: 50, mass: 3000, assumed: true }] },
      piles: part(45, 25, 60),
      retaining_walls: walls,
    },
    shown: {
      'Fck da fundação': '20',
      'Radier › Área': '300',
      'Radier › Espessura': '0,8',
      'Radier › Fck desta parte': '35',
      ...shownSteel('Radier', 50, 3000),
      ...shownPart('Estacas', 45, 25, 60),
      ...shownWalls,
    },
  },
  ...(['footings', 'caissons', 'retaining_walls'] as const).map((due): Case => ({
    type: `${due}_foundation`,
    data: {
      footings: { ...element(48, 25, 50), form_area: 49 },
      caissons: { ...element(51, 20, 60), form_area: 52 },
      grade_beams: { ...element(53, 30, 50), form_area: 54 },
      retaining_walls: walls,
    },
    shown: {
      ...shownElement('Sapatas', 48, 25, 50),
      'Sapatas › Área de fôrma': '49',
      ...shownElement('Tubulões', 51, 20, 60),
      'Tubulões › Área de fôrma': '52',
      ...shownElement('Vigas baldrame', 53, 30, 50),
      'Vigas baldrame › Área de fôrma': '54',
      ...shownWalls,
    },
  })),
];

/** By the last two names: the editors nest their groups differently. */
const byLastNames = (shown: Record<string, string>, names: readonly string[]) =>
  Object.fromEntries(
    Object.entries(shown).map(([name, value]) => [
      names.find((each) => name === each || name.endsWith(` › ${each}`)) ?? name,
      value,
    ]),
  );

const shownGroup = (name: string, area: string, height: string, repetition: string) =>
  Object.fromEntries(
    Object.entries({ Nome: name, Área: area, Altura: height, Repetições: repetition }).map(
      ([field, value]) => [`Grupos de pavimentos › ${name} › ${field}`, value],
    ),
  );

type NamedForm = {
  address: string;
  open?: (person: UserEvent) => Promise<void>;
  label: RegExp;
};

/** Opens a form, changes the name alone and saves: all else is as it was. What the form showed beside the name. */
async function changeName(user: TestUser, path: string, thing: string, form: NamedForm) {
  const read = async () => lasting((await expectStatus(200, user.call('GET', path))).body[thing]) as object;
  const saved = await read();
  const { person } = await renderScreen(form.address, user);
  await form.open?.(person);
  const field = await screen.findByLabelText<HTMLInputElement>(form.label);
  const whole = field.closest('form')!;
  const name = field.value;
  const besides = Object.entries(shownIn(whole)).filter(([, value]) => value !== name);
  await person.type(field, ' 2');
  await saveTyped(whole, person);
  const changed = Object.entries(saved).map(([key, value]) => [key, value === name ? `${name} 2` : value]);
  await waitFor(async () => expect(await read()).toEqual(Object.fromEntries(changed)));
  return Object.fromEntries(besides);
}

describe('what is saved comes back into the form field by field, and stays as it was when saved again', () => {
  const saveAgain = async (form: HTMLElement, person: UserEvent, keepsDraft = true) => {
    await saveTyped(form, person, 'Salvar', keepsDraft);
    await waitFor(() => expect(document.contains(form)).toBe(false));
  };

  test.each(modules)('a module: $type', async ({ type, data, shown }) => {
    const { user, option, unit, project } = await frame();
    const module = await option.module({ name: 'Tipo', type, data });
    const read = async () => lasting((await expectStatus(200, user.call('GET', module.path))).body.module);
    const saved = await read();
    expect(saved).toMatchObject(data);
    const { person } = await renderScreen(`/projects/${project.id}/${unit.id}`, user);
    await person.click(await screen.findByRole('button', { name: 'Ações de Tipo' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Editar' }));
    const form = await screen.findByRole('dialog', { name: 'Editar módulo' });
    const wanted = { 'Nome do módulo': 'Tipo', ...shown };
    expect(byLastNames(shownIn(form), Object.keys(wanted))).toEqual(wanted);
    const totals = within(form).getByRole('region', { name: 'Totais' });
    expect(moduleTotalsIn(totals)).toEqual(savedModuleTotals(saved as Record<string, number>));
    expect(usualIn(totals)).not.toEqual([]);
    expect(usualIn(totals).filter(([min = 0, max = 0]) => min >= max)).toEqual([]);
    await person.type(within(form).getByLabelText(/^Nome do módulo/), ' 2');
    await saveAgain(form, person);
    expect(await screen.findByText('Módulo atualizado com sucesso!')).toBeTruthy();
    expect(await read()).toEqual({ ...(saved as object), name: 'Tipo 2' });

    const versions = `/projects/${project.id}/${unit.id}/${module.id}`;
    await renderScreen(`${versions}/simulation/new?type=${type}`, user);
    const name = await screen.findByLabelText(/^Nome da versão/);
    const next = name.closest('form')!;
    const started = { 'Nome da versão': '', Descrição: '', ...shown };
    expect(byLastNames(shownIn(next), Object.keys(started))).toEqual(started);
    await person.type(name, 'Outra');
    await person.type(within(next).getByLabelText(/^Descrição/), 'Com os mesmos números');
    await saveTyped(next, person, 'Criar');
    const made = await waitFor(async () => {
      const { versions: listed } = (await user.call('GET', module.path)).body;
      const found = listed.find((version: { name: string }) => version.name === 'Outra');
      expect(found).toBeDefined();
      return found;
    });
    expect(made).toMatchObject({ description: 'Com os mesmos números', type, data });
  });

  test.each(foundations)('a foundation: $type', async ({ type, data, shown }) => {
    const { user, option, unit, project } = await frame();
    const made = await expectStatus(201, user.call('POST', `${option.path}/modules`, { type, data }));
    const path = `${option.path}/modules/${made.body.module.id}`;
    const read = async () => lasting((await expectStatus(200, user.call('GET', path))).body.module);
    const saved = await read();
    const { person } = await renderScreen(`/new_projects/${project.id}/unit/${unit.id}`, user);
    const open = async () => {
      (await screen.findByRole('button', { name: /^Fundação de Pórtico: / })).focus();
      await person.keyboard('{Enter}');
      return screen.findByRole('dialog', { name: 'Editar fundação' });
    };
    const form = await open();
    expect(byLastNames(shownIn(form), Object.keys(shown))).toEqual(shown);
    expect(totalsIn(form)).toEqual(await savedTotals(user, unit.path, path));
    expect(usualIn(form)).not.toEqual([]);
    expect(usualIn(form).filter(([min = 0, max = 0]) => min >= max)).toEqual([]);
    // What was taken back leaves no draft.
    await person.type(form.querySelector(typedIn)!, '1{Backspace}');
    await saveAgain(form, person, false);
    expect(await read()).toEqual(saved);
    if (type !== 'raft_foundation') return;
    const again = await open();
    await person.type(again.querySelector(typedIn)!, '1');
    await saveAgain(again, person);
    expect(await read()).not.toEqual(saved);
  });

  test('a tower', async () => {
    const user = await someone();
    const project = await user.project();
    const groups = [
      { name: 'Subsolo', category: 'basement_floor', area: 61, height: 3.1, repetition: 2, index: 0 },
      { name: 'Tipo', category: 'standard_floor', area: 62, height: 3.2, repetition: 4, index: 1 },
    ];
    const unit = await project.unit({
      name: 'Torre A',
      repetition_count: 3,
      housing_units_count: 63,
      floor_groups: groups,
    });
    const shown = await changeName(user, unit.path, 'unit', {
      address: `/new_projects/${project.id}/unit/${unit.id}/edit`,
      label: /^Nome da torre/,
    });
    expect(shown).toEqual({
      'Torres iguais': '3',
      'Unidades habitacionais': '63',
      ...shownGroup('Subsolo', '61', '3,1', '2'),
      ...shownGroup('Tipo', '62', '3,2', '4'),
    });
  });

  test('a project', async () => {
    const user = await someone();
    const place = { neighborhood: 'Butantã', street: 'Rua do Matão', number: '1010' };
    const project = await user.project({
      ...place,
      description: 'Duas torres',
      building_type: 'residential',
    });
    const shown = await changeName(user, project.path, 'project', {
      address: '/new_projects',
      open: async (person) => {
        await person.click(await screen.findByRole('button', { name: /^Ações do projeto/ }));
        await person.click(await screen.findByRole('menuitem', { name: 'Editar' }));
      },
      label: /^Nome/,
    });
    expect(shown).toEqual({
      CEP: '05508-010',
      Cidade: 'São Paulo',
      Bairro: 'Butantã',
      Rua: 'Rua do Matão',
      Número: '1010',
      Descrição: 'Duas torres',
      Imagem: '',
    });
  });

  test('a quick estimate', async () => {
    const user = await someone();
    const figures = {
      numeroDeTorres: 2,
      pavimentosSemFundacao: 71,
      pavimentosTotalDaTorre: 72,
      pavimentosDoEmbasamento: 73,
      numeroDeSubsolos: 74,
      pavimentosTipo: 75,
      areaConstruidaTotal: 7600,
      alturaPisoAPisoTipo: 2.77,
      maiorPisoAPisoExistente: 4.78,
      espessuraDeParedes: 12.79,
      espessuraDeLajes: 10.8,
      volumeDeConcretoFck20: 81,
      volumeDeConcretoFck25: 82,
      volumeDeConcretoFck30: 83,
      volumeDeConcretoFck35: 84,
      volumeDeConcretoFck40: 85,
      volumeDeConcretoFck45: 86,
    };
    const body = { nome: 'Estudo', tipoDeEstrutura: 'concrete_wall', ...figures };
    const { structure } = (await expectStatus(201, user.call('POST', '/v1/structures', body))).body;
    const shown = await changeName(user, `/v1/structures/${structure.id}`, 'structure', {
      address: `/layers/edit?id=${structure.id}`,
      label: /^Nome/,
    });
    expect(shown).toEqual({
      'Número de torres': '2',
      'Pavimentos sem fundação': '71',
      'Total de pavimentos da torre': '72',
      'Pavimentos do embasamento': '73',
      'Número de subsolos': '74',
      'Pavimentos tipo': '75',
      'Área construída total': '7600',
      'Altura piso a piso do tipo': '2,77',
      'Maior piso a piso existente': '4,78',
      'Espessura de paredes': '12,79',
      'Espessura de lajes': '10,8',
      'Concreto fck 20 MPa': '81',
      'Concreto fck 25 MPa': '82',
      'Concreto fck 30 MPa': '83',
      'Concreto fck 35 MPa': '84',
      'Concreto fck 40 MPa': '85',
      'Concreto fck 45 MPa': '86',
    });
  });

  test('a profile', async () => {
    const user = await someone();
    const fields = {
      professional_number: 'CREA 5069',
      birth_date: '1984-05-17',
      city: 'Campinas',
      activity_area: 'Alvenaria',
      professional_email: 'ana@escritorio.example',
      company_name: 'Escritório Souza',
    };
    await expectStatus(200, user.call('PATCH', '/v1/users', fields));
    const shown = await changeName(user, '/v1/users/me', 'user', { address: '/profile', label: /^Nome/ });
    expect(shown).toEqual({
      'E-mail': user.email,
      'Nova senha': '',
      'Confirmar nova senha': '',
      'Senha atual': '',
      'Número do CREA ou CAU': 'CREA 5069',
      'Data de nascimento': '1984-05-17',
      Cidade: 'Campinas',
      'Área de atuação': 'Alvenaria',
      'E-mail profissional': 'ana@escritorio.example',
      Empresa: 'Escritório Souza',
    });
  });
});

describe('what is typed into a form is what the service keeps, field by field', () => {
  /** Types into the fields whose names begin so. */
  const fill = async (person: UserEvent, form: HTMLElement, typed: Record<string, string>) => {
    for (const [name, text] of Object.entries(typed)) {
      const field = within(form).getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
      if (field.type === 'date') fireEvent.change(field, { target: { value: text } });
      else await person.type(field, text);
    }
  };

  test("a supplier's declaration", async () => {
    const user = await someone();
    const project = await user.project();
    const { person } = await renderScreen(
      `/new_projects/${project.id}?tab=suppliers&declare=concrete%3A30`,
      user,
    );
    const form = await screen.findByRole('dialog', { name: 'Declarar fator de um fornecedor' });
    await fill(person, form, {
      Fornecedor: 'Concreteira Sul',
      Documento: 'EPD 42',
      'Válido até': '2099-03-01',
      'CO₂, mínimo': '221,5',
      'CO₂, máximo': '232',
      'Energia, mínimo': '1643',
      'Energia, máximo': '1754',
    });
    await saveTyped(form, person, 'Declarar fornecedor');
    const { body } = await expectStatus(200, user.call('GET', `${project.path}/declarations`));
    expect(body.declarations).toMatchObject([
      {
        material: 'concrete:30',
        supplier: 'Concreteira Sul',
        document: 'EPD 42',
        valid_until: '2099-03-01',
        co2: { min: 221.5, max: 232 },
        energy: { min: 1643, max: 1754 },
      },
    ]);
  });

  test('a token of access, which reads all projects unless told otherwise', async () => {
    const user = await someone();
    const project = await user.project({ name: 'Ipê' });
    await user.project({ name: 'Jatobá' });
    const { person } = await renderScreen('/profile', user);
    const make = async (name: string, choose: (form: HTMLElement) => Promise<void>) => {
      await person.click(await screen.findByRole('button', { name: 'Novo token' }));
      const form = await screen.findByRole('dialog', { name: 'Novo token' });
      await person.type(within(form).getByLabelText(/^Nome/), name);
      await choose(form);
      await person.click(within(form).getByRole('button', { name: 'Criar' }));
      await person.click(await screen.findByRole('button', { name: 'Fechar' }));
      const row = await screen.findByRole('row', { name: new RegExp(`^${name}`) });
      return within(row).getAllByRole('cell')[1]?.textContent;
    };
    expect(await make('Planilha', async () => {})).toBe('Todos os projetos · Só leitura');
    const narrow = async (form: HTMLElement) => {
      await person.click(within(form).getByRole('combobox', { name: /^Projeto/ }));
      await person.click(await screen.findByRole('option', { name: 'Ipê' }));
      await person.click(within(form).getByRole('switch', { name: 'Só leitura' }));
    };
    expect(await make('Script', narrow)).toBe('Ipê · Lê e altera');
    const { body } = await expectStatus(200, user.call('GET', '/v1/tokens/api'));
    const kept = body.api_tokens.map((token: Record<string, unknown>) => [
      token['name'],
      token['read_only'],
      token['project_id'],
    ]);
    expect(kept.toSorted()).toEqual([
      ['Planilha', true, null],
      ['Script', false, project.id],
    ]);
  });

  test('a quotation, which comes back into its form', async () => {
    const { user, project, option } = await frame();
    await option.module();
    const { person } = await renderScreen(`/new_projects/${project.id}?tab=prices`, user);
    const open = async () => {
      const row = await screen.findByRole('row', { name: /^Concreto C40/ });
      await person.click(within(row).getByRole('button', { name: /^(Cotar|Alterar)/ }));
      return screen.findByRole('group', { name: /^Cotar Concreto C40/ });
    };
    const typed = { 'Valor ou mínimo': '651,5', Máximo: '672', Fonte: 'Proposta 118', Data: '2026-10-20' };
    const form = await open();
    await fill(person, form, typed);
    await saveTyped(form, person, 'Guardar');
    const kept = async () => (await user.call('GET', `${project.path}/prices`)).body.prices;
    const quoted = [{ min: 651.5, max: 672, source: 'Proposta 118', date: '2026-10-20' }];
    await waitFor(async () => expect(await kept()).toMatchObject(quoted));
    await screen.findByRole('row', { name: /^Concreto C40.*Proposta 118/ });
    const next = await open();
    const again = shownIn(next);
    for (const [name, value] of Object.entries(typed))
      expect(Object.entries(again).find(([field]) => field.startsWith(name))?.[1]).toBe(value);

    // One figure, which is no range, comes back as one.
    await person.clear(within(next).getByLabelText(/^Máximo/));
    await saveTyped(next, person, 'Guardar');
    await waitFor(async () => expect(await kept()).toMatchObject([{ min: 651.5, max: 651.5 }]));
    await screen.findByRole('row', { name: /^Concreto C40.* 651,50 Proposta 118/ });
    expect(within(await open()).getByLabelText(/^Máximo/)).toHaveProperty('value', '');
  });
});

/** Forms whose fields the tests above do not compare, and why. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  'the same fields as the editor above, empty': [
    'editors/projectForm/NewProjectDrawer.tsx',
    'screens/estimate/NewEstimatePage.tsx',
    'screens/unit/NewUnitDrawer.tsx',
    'screens/unitPages/AddUnitPage.tsx',
  ],
  'one field': [
    'screens/unit/options/NewOptionDialog.tsx',
    'forms/dialogs/PasswordDialog.tsx',
    'screens/forgotPassword/ForgotPasswordPage.tsx',
    'screens/login/SecondStepForm.tsx',
    'screens/login/SignOnPage.tsx',
    'screens/office/AddDomainDialog.tsx',
    'screens/office/ColleagueRow.tsx',
    'screens/office/NameDialog.tsx',
    'screens/unit/options/PrecisionDialog.tsx',
    'screens/unit/options/RenameOptionDialog.tsx',
  ],
  'an account opens with it': [
    'screens/login/LoginPage.tsx',
    'screens/profile/secondFactor/NewSecondFactorDialog.tsx',
    'screens/resetPassword/ResetPasswordPage.tsx',
    'screens/signUp/SignUpForm.tsx',
  ],
  'whoever it is about is told in a test of its own': [
    'screens/compare/decide/DecisionDrawer.tsx',
    'screens/office/InviteColleagueDialog.tsx',
    'screens/office/SignOnDialog.tsx',
    'screens/profile/webhooks/WebhookActions.tsx',
    'screens/profile/webhooks/NewWebhookForm.tsx',
    'screens/project/people/InviteDrawer.tsx',
    'screens/versions/VersionDrawer.tsx',
  ],
};
const walked = [
  'editors/foundationEditor/FoundationEditor.tsx',
  'editors/moduleEditor/ModuleEditor.tsx',
  'editors/prices/QuoteForm.tsx',
  'editors/projectForm/EditProjectDrawer.tsx',
  'editors/unitForm/UnitEditor.tsx',
  'screens/estimate/EditEstimatePage.tsx',
  'screens/newVersion/NewVersionForm.tsx',
  'screens/profile/NewTokenForm.tsx',
  'screens/profile/ProfileForm.tsx',
  'screens/project/suppliers/DeclareDrawer.tsx',
];

test('every form is compared above or named with the reason why not', () => {
  const form = /\buse(?:Domain|Ruled|Structure|Unit|Estimate)Form\(/;
  const files = sourcesBelow('web').filter(({ path, text }) => path.endsWith('.tsx') && form.test(text));
  expect(files.map(({ path }) => path.replace(/^web\//, '')).toSorted()).toEqual(
    [...walked, ...Object.values(elsewhere).flat()].toSorted(),
  );
});
