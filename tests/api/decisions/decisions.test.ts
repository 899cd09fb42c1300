import { sql } from 'kysely';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { expect, test } from 'vitest';
import { decidedTower } from '../../support/towers/decidedTower.ts';
import { sampleRaft } from '../../support/towers/foundations.ts';
import { serveApi } from '../../support/served.ts';
import { expectStatus, newUser, sampleFrame, type TestOption } from '../../support/world.ts';
import { elementQuantities } from '../../support/towers/elementQuantities.ts';

const api = await serveApi();
const owner = await newUser(api.url);
await owner.call('PATCH', '/v1/users', { professional_number: 'CREA-SP 5061234567' });
const unit = await (await owner.project()).unit();
const options: TestOption[] = [
  await unit.option({ name: 'Pórtico' }),
  await unit.option({ name: 'Paredes', active: false }),
];
for (const option of options) await option.module();

const decide = (change: object = {}, user = owner) =>
  user.call('POST', `${unit.path}/decisions`, {
    option_ids: options.map(({ id }) => id),
    reference_id: options[0]!.id,
    chosen_id: options[1]!.id,
    reason: 'Menos fôrmas e prazo menor.',
    ...change,
  });

async function documentOf(path: string) {
  const response = await fetch(new URL(path, api.url));
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
}

const pagesOf = async (path: string): Promise<string[]> =>
  (await extractText(await documentOf(path), { mergePages: false })).text;

test('a decision keeps the comparison byte for byte, whatever happens to options and versions', async () => {
  await owner.call('POST', `${unit.project.path}/declarations`, {
    material: 'concrete:30',
    supplier: 'Concreteira Sul',
    document: 'EPD-BR-0042',
    co2: { min: 210, max: 210 },
  });
  const note = 'A garagem entra depois.';
  const made = await decide({ overrides: [{ rule: 'NO_GAPS', note }] });
  expect(made.status).toBe(201);
  const { decision } = made.body;
  expect(decision).toMatchObject({
    number: 1,
    chosen: 'Paredes',
    author_name: owner.name,
    author_registration: 'CREA-SP 5061234567',
    superseded_by: null,
  });
  const { comparison } = decision;
  expect(comparison.declarations).toMatchObject([{ supplier: 'Concreteira Sul', material: 'concrete:30' }]);
  expect(comparison.items[1].modules[0]).toMatchObject({ version_number: 1, version_name: 'V1' });
  expect(comparison.differences[0]).toMatchObject({ co2: { min: 0, max: 0 }, co2_verdict: 'EQUAL' });
  const gapChecks = comparison.checks.filter(({ rule }: { rule: string }) => rule === 'NO_GAPS');
  expect(gapChecks[0]).toMatchObject({ passed: false, override: { note, user_name: owner.name } });

  const path = `${unit.project.path}/decisions/${decision.id}`;
  const kept = JSON.stringify((await owner.call('GET', path)).body.decision.comparison);
  const module = comparison.items[1].modules[0].module_id;
  const version = { name: 'V2', type: 'beam_column', is_valid: true };
  const data = {
    ...sampleFrame,
    concrete_beams: { volumes: [{ fck: 30, volume: 99 }], steel: [{ ca: 50, mass: 9 }] },
  };
  const changed = `${options[1]!.path}/modules/${module}/versions`;
  expect((await owner.call('POST', changed, { ...version, data })).status).toBe(201);
  const second = await decide({ reason: 'Com a nova versão.' });
  expect(second.body.decision).toMatchObject({ number: 2 });
  expect(second.body.decision.comparison.items[1].modules[0].version_number).toBe(2);
  expect((await owner.call('DELETE', options[1]!.path)).status).toBe(200);
  const after = (await owner.call('GET', path)).body.decision;
  expect(JSON.stringify(after.comparison)).toBe(kept);
  expect(after.superseded_by).toBe(second.body.decision.id);
  const numbers = (list: { number: number }[]) => list.map(({ number }) => number);
  expect(numbers((await owner.call('GET', `${unit.path}/decisions`)).body.decisions)).toEqual([2, 1]);
  expect(numbers((await owner.call('GET', `${unit.project.path}/decisions`)).body.decisions)).toEqual([2, 1]);
});

test('foundations are kept apart and together, counted where that is asked', async () => {
  const tower = await unit.project.unit({ name: 'Torre B' });
  await owner.call('PATCH', tower.path, { housing_units_count: 16 });
  const pair = [await tower.option({ name: 'Leve' }), await tower.option({ name: 'Pesada', active: false })];
  for (const option of pair) await option.module();
  const [light, heavy] = pair as [TestOption, TestOption];
  const data = { ...sampleRaft, unit_id: tower.id };
  const raft = await owner.call('POST', `${light.path}/modules`, { type: 'raft_foundation', data });
  expect(raft.status).toBe(201);
  const record = async (with_foundation?: boolean, overrides: object[] = []) => {
    const ids = { option_ids: [light.id, heavy.id], reference_id: heavy.id, chosen_id: light.id };
    const body = {
      ...ids,
      reason: 'Solo fraco.',
      overrides,
      ...(with_foundation === undefined ? {} : { with_foundation }),
    };
    return (await owner.call('POST', `${tower.path}/decisions`, body)).body.decision;
  };
  const alone = (await record()).comparison;
  expect(alone).toMatchObject({ with_foundation: false, dwellings: 16 });
  expect(alone.differences[0].co2).toEqual({ min: 0, max: 0 });
  const [item, other] = alone.items;
  expect(other.foundation).toBeNull();
  expect(item.foundation).toMatchObject({ type: 'raft_foundation', version_number: 1, version_name: 'V1' });
  const { quantities, together } = item.foundation;
  expect(together.co2.max).toBeCloseTo(item.quantities.co2.max + quantities.co2.max, 6);
  expect(together.steel).toBe(item.quantities.steel + 9000);
  expect(together.co2_per_square_meter.max).toBeCloseTo(together.co2.max / item.area, 9);
  const counted = await record(true);
  const figures = (items: { name: string; quantities: object; foundation: object; modules: object }[]) =>
    items.map((each) => [each.name, each.quantities, each.foundation, each.modules]);
  expect(counted.comparison.with_foundation).toBe(true);
  expect(figures(counted.comparison.items)).toEqual(figures(alone.items));
  // The answer counts what carries the tower where that is asked, and the option without it fails a check.
  expect(alone.items[0].co2_worst_excess.total).toBe(0);
  expect(counted.comparison.items[0].co2_worst_excess.total).toBeCloseTo(quantities.co2.max, 6);
  expect(counted.comparison).toMatchObject({ chosen: 0, co2_answer: { best: [1], is_suspended: true } });
  expect(counted.comparison.differences[0].co2.max).toBeCloseTo(quantities.co2.max, 6);
  const check = counted.comparison.checks.find(({ rule }: { rule: string }) => rule === 'SAME_FOUNDATION');
  expect(check).toMatchObject({ passed: false, favours: 1 });
  const note = 'A garagem entra depois.';
  const accepted = await record(
    true,
    ['NO_GAPS', 'SAME_FOUNDATION'].map((rule) => ({ rule, note })),
  );
  expect(accepted.comparison.co2_answer.is_suspended).toBe(false);
  await owner.call('DELETE', `${light.path}/modules/${raft.body.module.id}`);
  const again = await owner.call('GET', `${unit.project.path}/decisions/${counted.id}`);
  expect(again.body.decision.comparison).toEqual(counted.comparison);
  const [before, after] = await pagesOf(`${counted.pdf_url}&lng=pt-BR`);
  expect(`${before}${after}`).not.toMatch(/Mapa de fornecedores|menos se|mais se|O que mudaria/);
  const [first = '', second = '', ...more] = await pagesOf(`${accepted.pdf_url}&lng=pt-BR`);
  expect(more).toEqual([]);
  expect(first).toContain('O veredito conta estruturas e fundações.');
  expect(first).toContain('CO₂/un.');
  const plain = second.replaceAll(/\s+/g, ' ');
  // The figures of the foundation, then those of both.
  expect(plain).toMatch(
    /Fundação Radier - .*CO₂ \(A1–A3\), tCO₂e.*Estrutura \+ fundação CO₂ \(A1–A3\), tCO₂e/,
  );
  expect(plain).toContain('Radier v1 (Fundação)');
  expect(second).toContain('Perdas, escadas, fôrmas;');
  expect(plain).toContain(
    'De Leve e Pesada, só uma tem fundação; isso favorece Pesada, porque o que lhe falta não entra na conta.',
  );
});

/** A decision on a tower of its own, between two equal options whose garage is left out. */
async function decideApart(change: object = {}) {
  const tower = await unit.project.unit();
  const pair = [await tower.option({ name: 'X' }), await tower.option({ name: 'Y', active: false })];
  for (const option of pair) await option.module();
  const [first, second] = pair.map(({ id }) => id);
  const ids = { option_ids: [first, second], reference_id: first, chosen_id: second };
  const answer = await owner.call('POST', `${tower.path}/decisions`, { ...ids, reason: 'Prazo.', ...change });
  expect(answer.status).toBe(201);
  return answer.body.decision;
}

test('its PDF shows the reader’s time', async () => {
  const decision = await decideApart();
  const read = async (query: string) =>
    (await pagesOf(`${decision.pdf_url}${query}`)).join(' ').replaceAll(/\s+/g, ' ');
  const hour = (zone: string) =>
    new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeStyle: 'short', timeZone: zone })
      .format(new Date(decision.created_at))
      .replaceAll(/\s+/g, ' ');
  expect(await read('&lng=pt-BR&tz=Asia/Tokyo')).toContain(`${hour('Asia/Tokyo')} (Horário Padrão do Japão)`);
  expect(await read('&lng=pt-BR&tz=Nowhere/Else')).toContain(
    `${hour('America/Sao_Paulo')} (Horário Padrão de Brasília)`,
  );
});

/** A tower of 16 dwellings whose options stand on rafts of these thicknesses, m, and a decision for the second that counts them. */
async function decideOnRafts(thicknesses: number[], reason: string) {
  const tower = await (await owner.project()).unit();
  await owner.call('PATCH', tower.path, { housing_units_count: 16 });
  const all: string[] = [];
  for (const thickness of thicknesses) {
    const option = await tower.option({ name: `Radier de ${thickness} m`, active: all.length === 0 });
    await option.module();
    const steel = [{ ca: 50, mass: 20_000 * thickness }];
    const data = { ...sampleRaft, unit_id: tower.id, thickness, steel };
    await owner.call('POST', `${option.path}/modules`, { type: 'raft_foundation', data });
    all.push(option.id);
  }
  const ids = { option_ids: all, reference_id: all[0], chosen_id: all[1], with_foundation: true };
  const overrides = [{ rule: 'NO_GAPS', note: 'Entra depois.' }];
  const made = await owner.call('POST', `${tower.path}/decisions`, { ...ids, reason, overrides });
  expect(made.status).toBe(201);
  return made.body.decision;
}

test('its PDF of four options with foundations goes on to a third page, signed on the second', async () => {
  const { pdf_url } = await decideOnRafts([0.5, 0.6, 0.7, 0.8], 'Prazo e custo. '.repeat(120));
  // The longest words of all languages.
  const pages = await pagesOf(`${pdf_url}&lng=ru-RU`);
  expect(pages.map((page) => page.includes('ART/RRT'))).toEqual([false, true, false]);
});

test('its PDF maps the suppliers of structures and foundations together', async () => {
  const { pdf_url, comparison } = await decideOnRafts([0.5, 0.6], 'Prazo.');
  const { materials } = comparison.items[1].foundation.together;
  const { amount, co2 } = materials.find(({ key }: { key: string }) => key === 'concrete:30');
  const factor = [co2.min, co2.max].map((end) => (end / amount).toFixed(0)).join(' – ');
  const text = (await pagesOf(`${pdf_url}&lng=pt-BR`)).join(' ').replaceAll(/\s+/g, ' ');
  const written = (value: number) =>
    value.toLocaleString('pt-BR', { minimumSignificantDigits: 3, maximumSignificantDigits: 3 });
  const [, { co2_best_case, co2_worst_excess }] = comparison.items;
  const ends = [co2_best_case, co2_worst_excess].map((each) => written(each.per_square_meter)).join(' – ');
  expect(text).toMatch(new RegExp(`Acima da melhor, kgCO₂e/m² de −.* a 0 ${ends} Custo`));
  // No winner by less than the quantities may err.
  expect(text).toContain(
    'Radier de 0.6 m emite mais que Radier de 0.5 m, com os mesmos fornecedores, mas por menos do que a precisão',
  );
  expect(text).toMatch(
    new RegExp(
      `Mapa de fornecedores: CO₂ .* maior → Concreto, C30: ${factor} kgCO₂e/m³ ↑ Aço, CA50: .* Radier de 0.6 m − Radier de 0.5 m`,
    ),
  );
});

const typicalFloors = [{ name: 'Tipo', category: 'standard_floor', area: 450, height: 2.8, repetition: 4 }];

/** A decision of its own user for the second of two simulations that have their structure on every floor. */
async function decideWhole(modules: ({ type?: string; data: object } | null)[]) {
  const person = await newUser(api.url);
  const tower = await (await person.project()).unit({ floor_groups: typicalFloors });
  const ids: string[] = [];
  for (const [at, module] of modules.entries()) {
    const option = await tower.option({ name: 'XYZ'[at] ?? '', active: at === 0 });
    if (module !== null) await option.module(module);
    ids.push(option.id);
  }
  const overrides = modules.includes(null) ? [{ rule: 'NO_GAPS', note: 'Entra depois.' }] : [];
  const body = { option_ids: ids, reference_id: ids[0], chosen_id: ids[1], reason: 'Prazo.', overrides };
  const made = await expectStatus(201, person.call('POST', `${tower.path}/decisions`, body));
  const { decision } = made.body;
  const text = (await pagesOf(`${decision.pdf_url}&lng=pt-BR`)).join(' ').replaceAll(/\s+/g, ' ');
  return { comparison: decision.comparison, text };
}

test('its PDF says nothing of floors without structure where there are none, and names the slabs', async () => {
  const flat = { ...sampleFrame, slab_type: 'flat' };
  const { text } = await decideWhole([{ data: flat }, { data: sampleFrame }]);
  expect(text).not.toContain('sem estrutura');
  expect(text).not.toContain('aceitas com nota');
  expect(text).toContain('Tecnologia Viga-pilar, Lisa Viga-pilar Área');
  expect(text).toContain('X: Pavimento tipo v1 (4 pav.) Y: Pavimento tipo v1 (4 pav.) Fatores');
});

test('its PDF begins with the whole address of the project as it was then, without what is left open', async () => {
  const { path } = unit.project;
  const whole = {
    street: 'Rua Itapeva',
    number: '538',
    neighborhood: 'Bela Vista',
    city: 'Santos',
    cep: '11013-200',
  };
  const headOf = async (change: object) => {
    await expectStatus(200, owner.call('PATCH', path, change));
    const { pdf_url } = await decideApart();
    return { pdf_url, head: (await pagesOf(`${pdf_url}&lng=pt-BR`))[0]!.replaceAll(/\s+/g, ' ') };
  };
  const { pdf_url, head } = await headOf(whole);
  const written = 'Rua Itapeva, 538 · Bela Vista · Santos, SP · 11013-200 ';
  expect(head).toContain(written);
  const open = { street: null, number: null, neighborhood: null };
  expect((await headOf(open)).head).toMatch(/[^·,] Santos, SP · 11013-200 /);
  expect((await pagesOf(`${pdf_url}&lng=pt-BR`))[0]!.replaceAll(/\s+/g, ' ')).toContain(written);
});

test('its PDF names the council of a registration once', async () => {
  const { id, pdf_url } = await decideApart();
  for (const [number, written] of [
    ['A12345-6', 'CREA/CAU A12345-6'],
    ['cau A12345-6', 'cau A12345-6'],
    ['CREASP 4711', 'CREA/CAU CREASP 4711'],
    ['CREA-SP 5061234567', 'CREA-SP 5061234567'],
  ]) {
    await sql`update decisions set record = jsonb_set(record, '{author,registration}', to_jsonb(${number}::text))
      where id = ${id}`.execute(api.db);
    const [first] = await pagesOf(`${pdf_url}&lng=pt-BR`);
    expect(first).toContain(`${owner.name} · ${written} · `);
  }
});

test('its PDF says what the infill of its checks assumes', async () => {
  const infill = {
    name: 'Bloco cerâmico',
    purpose: 'infill',
    amount: 900,
    unit: 'm2',
    source: 'EPD 7',
    co2: { min: 12, max: 18 },
    energy: { min: 150, max: 220 },
    assumed: true,
  };
  const data = { ...sampleFrame, other_materials: [infill] };
  const { text } = await decideWhole([{ data }, { data }]);
  expect(text).toContain('Vedação e revestimento supostos por faixas usuais: ');
});

const masonry = (concrete: number, grout: number) => ({
  type: 'structural_masonry',
  data: {
    masonry: {
      blocks: [{ type: 'inteiro (14x19x39)', fbk: 6, quantity: 3200 }],
      grout: [
        { position: 'vertical', volumes: [{ fgk: 20, volume: grout }], steel: [{ ca: 50, mass: 700 }] },
      ],
    },
    concrete_slabs: elementQuantities(30, concrete, 50, 1500),
  },
});

test('its PDF has a dash where an option has none of a material, or no structure at all', async () => {
  const { text } = await decideWhole([masonry(60, 10), { data: sampleFrame }, null]);
  expect(text).toContain(
    [
      'Tecnologia Alvenaria estrutural Viga-pilar - Área 1.800 m² 1.800 m² 1.800 m²',
      'Concreto 240 m³ · 576 t 232 m³ · 558 t - Graute 40,0 m³ - - Blocos 12.800 un - - Aço 8,80 t 16,4 t -',
      'CO₂ (A1–A3), tCO₂e 72,9 – 121 62,4 – 98,4 - CO₂/m², kgCO₂e/m² 40,5 – 67,3 34,7 – 54,7 -',
      'Energia, GJ 555 – 975 525 – 887 - Energia/m², MJ/m² 308 – 542 291 – 493 - Acima da melhor, kgCO₂e/m²',
    ].join(' '),
  );
});

test('its PDF tells of the same cement where the answer needs it, and only there', async () => {
  const { comparison, text } = await decideWhole([masonry(60, 10), masonry(40, 40)]);
  const [difference] = comparison.chosen_differences;
  expect(difference).toMatchObject({ co2_certainty: 'SAME_CEMENT' });
  const told = text.match(/com os mesmos fornecedores e o mesmo cimento: [^:]*:/g);
  const figure = (value: number) =>
    (value / 1000).toLocaleString('pt-BR', { minimumSignificantDigits: 3, maximumSignificantDigits: 3 });
  const { min, max } = difference.same_cement.co2;
  expect(told).toEqual([
    `com os mesmos fornecedores e o mesmo cimento: ${figure(min)} – ${figure(max)} tCO₂e · com os mesmos fornecedores:`,
  ]);
});

test('without a note on a failed check its PDF names no winner', async () => {
  const decision = await decideApart();
  expect(decision.comparison.co2_answer.is_suspended).toBe(true);
  const text = (await pagesOf(`${decision.pdf_url}&lng=pt-BR`)).join(' ').replaceAll(/\s+/g, ' ');
  expect(text).toContain('Ainda sem resposta');
  // Each interval says which of the two is taken from which.
  expect(text.match(/(CO₂|Energia): \w+ − \w+/g)).toEqual(['CO₂: Y − X', 'Energia: Y − X']);
  for (const winner of ['emite menos que', 'emite mais que', 'emitem o mesmo', 'consome menos que'])
    expect(text).not.toContain(winner);
});

test('its PDF never says that no supplier changes what depends on them', async () => {
  const tower = await unit.project.unit({ name: 'Torre C' });
  const pair = [
    await tower.option({ name: 'Mais aço' }),
    await tower.option({ name: 'Menos aço', active: false }),
  ];
  const element = (volume: number, mass: number) => ({
    volumes: [{ fck: 30, volume }],
    steel: [{ ca: 50, mass }],
  });
  await pair[0]!.module({ data: { ...sampleFrame, concrete_slabs: element(100, 9000) } });
  await pair[1]!.module({ data: { ...sampleFrame, concrete_slabs: element(112, 5500) } });
  const answer = await owner.call('POST', `${tower.path}/decisions`, {
    option_ids: pair.map(({ id }) => id),
    reference_id: pair[0]!.id,
    chosen_id: pair[1]!.id,
    reason: 'Prazo.',
    overrides: [{ rule: 'NO_GAPS', note: 'Garagem depois.' }],
  });
  const { decision } = answer.body;
  const [difference] = decision.comparison.chosen_differences;
  expect(difference.co2.min * difference.co2.max).toBeLessThan(0);
  const pages = await pagesOf(`${decision.pdf_url}&lng=pt-BR`);
  expect(pages).toHaveLength(2);
  expect(pages.join(' ')).not.toContain('Nenhum fornecedor sozinho muda o veredito');
});

test('its address is signed: another user, a later end or another decision opens nothing', async () => {
  const [second, first] = (await owner.call('GET', `${unit.path}/decisions`)).body.decisions;
  const status = async (path: string) => (await fetch(new URL(path, api.url))).status;
  expect(await status(first.pdf_url.replace(first.id, second.id))).toBe(404);
  expect(await status(first.pdf_url.replace(/until=\d+/, 'until=9999999999'))).toBe(404);
  expect(await status(first.pdf_url.replace(/user=\d+/, 'user=1000'))).toBe(404);
});

test('what is not of the tower, has no structure or is not compared can not be decided on', async () => {
  const empty = await unit.option({ name: 'Vazia', active: false });
  const [one] = options;
  const refused = async (change: object) => (await decide(change)).body.keys;
  const pair = { option_ids: [one!.id, empty.id], chosen_id: one!.id };
  expect(await refused(pair)).toEqual({ option_ids: 'decision.structure' });
  expect(await refused({ ...pair, chosen_id: options[1]!.id })).toEqual({ chosen_id: 'decision.chosen' });
  expect(await refused({ option_ids: [one!.id, unit.id] })).toEqual({ option_ids: 'decision.options' });
  expect(await refused({ reason: ' ' })).toEqual({ reason: 'general.required' });
  const viewer = await newUser(api.url);
  await unit.project.share(viewer, 'project:view');
  expect((await decide({}, viewer)).status).toBe(403);
  expect((await viewer.call('GET', `${unit.path}/decisions`)).status).toBe(200);
});

test('a list of changes includes older decisions of a project that became visible since', async () => {
  await decide();
  const guest = await newUser(api.url);
  const since = new Date().toISOString();
  const found = async () => {
    const { body } = await guest.call('GET', `/v1/decisions?updated_since=${since}`);
    return body.decisions.map((decision: { unit_id: string }) => decision.unit_id);
  };
  expect(await found()).toEqual([]);
  await unit.project.share(guest, 'project:view');
  expect(await found()).toContain(unit.id);
});

test('its PDF is of the decision’s author and time, whenever it is downloaded', async () => {
  const { decision } = await decidedTower(owner, await newUser(api.url));
  const made = new Date(Date.parse(decision.created_at) - 86_400_000);
  await sql`update decisions set created_at = ${made} where id = ${decision.id}`.execute(api.db);
  const document = await documentOf(`${decision.pdf_url}&lng=pt-BR`);
  const { Title: title, Author: author, CreationDate: date } = (await getMeta(document)).info;
  const time = made.toISOString().replaceAll(/\D/g, '').slice(0, 14);
  expect([title, author, date]).toEqual([`Decisão ${decision.number}`, 'Ana Souza', `D:${time}Z`]);
});
