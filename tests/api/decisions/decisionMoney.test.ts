import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { decidedTower, declare } from '../../support/towers/decidedTower.ts';
import { call } from '../../support/restCall.ts';
import { serveApi } from '../../support/served.ts';
import { expectStatus, newUser, type TestProject } from '../../support/world.ts';

const api = await serveApi();
const [owner, viewer] = await Promise.all([newUser(api.url), newUser(api.url)]);

type Amount = { key: string; amount: number };
type Item = { cost: { total: { min: number; max: number }; amounts: Amount[] } };

/** R$ per unit: concrete so much, steel so much, forms 10. */
const priceOf = (key: string, concrete: number, steel: number) =>
  key.startsWith('concrete') ? concrete : key.startsWith('steel') ? steel : 10;

const quote = (project: TestProject, keys: string[], concrete: number, steel: number) => {
  const prices = keys.map((key) => {
    const price = priceOf(key, concrete, steel);
    return { key, min: price, max: price, source: 'Proposta 7', date: '2026-11-20' };
  });
  return expectStatus(200, owner.call('PATCH', `${project.path}/prices`, { prices }));
};

const textOf = async (path: string): Promise<string> => {
  const response = await fetch(new URL(path, api.url));
  expect(response.status).toBe(200);
  const document = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
  return (await extractText(document, { mergePages: true })).text;
};

test('a decision keeps prices, quotations and costs, and its people hear when prices turn it', async () => {
  const { project, decide, decision: first } = await decidedTower(owner, viewer);
  const { comparison: before } = first;
  expect(before.prices).toMatchObject({ set: { state: 'SP', month: '2026-09' }, quotations: [] });
  for (const { cost } of before.items) {
    expect(cost.total.min).toBeLessThan(cost.total.max);
    expect([cost.total.currency, cost.missing_prices]).toEqual(['BRL', []]);
  }
  const keys: string[] = before.items[0].cost.amounts.map(({ key }: Amount) => key);
  expect(keys.length).toBeGreaterThan(5);

  await quote(project, [...new Set(keys)], 2000, 1);
  const second = await decide(1);
  const { items, prices, chosen_costs: costs } = second.comparison;
  expect(prices.quotations).toHaveLength(new Set(keys).size);
  const sums = items.map(({ cost: { amounts } }: Item) =>
    amounts.reduce((sum, { key, amount }) => sum + amount * priceOf(key, 2000, 1), 0),
  );
  const totals = items.map(({ cost }: Item) => cost.total.min);
  totals.forEach((total: number, index: number) => expect(total).toBeCloseTo(sums[index], 4));
  expect(costs).toMatchObject([{ reference: 0, verdict: 'LOWER_IN_EVERY_CASE', certainty: 'ANY_SUPPLIERS' }]);
  expect(costs[0].total.min).toBeCloseTo(sums[1] - sums[0], 4);
  expect(second.today).toBe('STANDS');
  expect(await textOf(`${second.pdf_url}&lng=pt-BR`)).toMatch(/2\.000,00 R\$\s·\sProposta 7/);

  await quote(project, [...new Set(keys)], 100, 20);
  const path = `${project.path}/decisions/${second.id}`;
  const headers = { 'accept-language': 'pt-BR' };
  const { decision } = (await expectStatus(200, owner.call('GET', path, undefined, { headers }))).body;
  expect(decision.today).toBe('TURNED');
  expect(decision.today_because).toEqual([
    'As cotações do projeto mudaram depois da decisão',
    'A custa menos que B, seja qual for o preço de cada uma',
  ]);
  expect(JSON.stringify(decision.comparison)).toBe(JSON.stringify(second.comparison));
  const notices = (await viewer.call('GET', '/v1/users/me/decision-notices')).body.decision_notices;
  expect(notices).toMatchObject([{ decision_id: second.id, today: 'TURNED' }]);

  const text = await textOf(`${decision.pdf_url}&lng=pt-BR`);
  expect(text).toContain('Proposta 7');
  expect(text).toContain('SP, 2026-09, sem BDI');
  expect(text).toContain('B custa menos que A, seja qual for o preço de cada uma');
  const without = await textOf(`${decision.pdf_url}&lng=pt-BR&money=hidden`);
  expect(without).not.toMatch(/R\$|Proposta 7|custa/);
});

test('a cost without one of its prices is null, and the missing key is kept', async () => {
  const { unit } = await decidedTower(owner, viewer);
  const walls = await unit.option({ name: 'Paredes', active: false });
  const element = { volumes: [{ fck: 25, volume: 40 }], steel: [{ ca: 60, mass: 1500 }] };
  const data = {
    concrete_walls: element,
    concrete_slabs: element,
    wall_thickness: 0.12,
    slab_thickness: 0.1,
    wall_area: 300,
    slab_area: 400,
  };
  await walls.module({ type: 'concrete_wall', data });
  const { tower_options: options } = (await owner.call('GET', `${unit.path}/options`)).body;
  const ids = options.map(({ id }: { id: string }) => id);
  const body = { option_ids: ids, reference_id: ids[0], chosen_id: walls.id, reason: 'Prazo.' };
  const { decision } = (await expectStatus(201, owner.call('POST', `${unit.path}/decisions`, body))).body;
  const { items, chosen, chosen_costs: costs } = decision.comparison;
  expect(items[chosen].cost).toMatchObject({
    total: null,
    per_square_meter: null,
    missing_prices: ['form:walls'],
  });
  expect(costs).toEqual([]);
  expect(await textOf(`${decision.pdf_url}&lng=pt-BR`)).toContain(
    'Paredes: custo - (falta o preço de: fôrma de paredes e lajes de concreto)',
  );
});

test('who is shown no quotations or registrations is shown none of a record, nor in its PDF', async () => {
  await expectStatus(200, owner.call('PATCH', '/v1/users', { professional_number: 'CREA 4711' }));
  const { project, decision } = await decidedTower(owner, viewer);
  const reach = { read_only: true, project_id: project.id };
  const made = await owner.call('POST', '/v1/tokens/api', { name: 'Relatório', ...reach });
  const { token } = made.body.api_token;
  const read = async () =>
    (await call(api.url, 'GET', `${project.path}/decisions`, { token })).body.decisions[0];
  const hidden = await read();
  expect(JSON.stringify(hidden)).not.toMatch(/"(prices|cost|chosen_costs)"/);
  expect(hidden.comparison.differences).toEqual(decision.comparison.differences);
  expect([decision.author_registration, hidden.author_registration]).toEqual(['CREA 4711', null]);
  expect(await textOf(`${hidden.pdf_url}&lng=pt-BR`)).not.toMatch(/R\$|4711|informado/);
  for (const part of ['&money=hidden', '&registration=hidden', '&money=hidden&registration=hidden']) {
    const opened = hidden.pdf_url.replace(part, '');
    expect(opened).not.toBe(hidden.pdf_url);
    expect((await fetch(new URL(opened, api.url))).status).toBe(404);
  }
  for (const part of ['&money=hidden', '&registration=hidden', '&money=hidden&registration=hidden'])
    expect((await fetch(new URL(`${decision.pdf_url}${part}`, api.url))).status).toBe(200);
  await expectStatus(200, owner.call('PATCH', project.path, { prices_for_readers: true }));
  expect((await read()).comparison.prices).toBeDefined();
});

test('those of all projects come newest first, found by words, to members and as their token reaches', async () => {
  const [author, member, stranger] = await Promise.all([1, 2, 3].map(() => newUser(api.url)));
  const towers = [await decidedTower(author!, member!), await decidedTower(author!, member!)];
  const [first, second] = towers.map(({ project }) => project) as [TestProject, TestProject];
  await expectStatus(200, author!.call('PATCH', first.path, { name: 'Edifício Açaí' }));
  const [older, newer] = towers.map(({ decision }) => decision.id);
  const list = async (query = '', token = member!.token) => {
    const { body } = await expectStatus(200, call(api.url, 'GET', `/v1/decisions${query}`, { token }));
    return body;
  };
  const ids = async (query: string, token?: string) =>
    (await list(query, token)).decisions.map(({ id }: { id: string }) => id);

  const { decisions, metadata } = await list('?page_size=1');
  expect(metadata).toMatchObject({ total_records: 2, last_page: 2 });
  const alone = (await member!.call('GET', `${second.path}/decisions`)).body.decisions[0];
  expect({ ...decisions[0], pdf_url: '' }).toEqual({ ...alone, pdf_url: '' });
  expect(decisions[0]).toMatchObject({ id: newer, unit_name: 'Torre Norte', today: 'STANDS' });
  expect(await ids('?page_size=1&page=2')).toEqual([older]);
  expect(await ids('?search=acai%20norte')).toEqual([older]);
  expect(await ids('?sort=created_at')).toEqual([older, newer]);
  const since = encodeURIComponent(alone.created_at);
  expect(await ids(`?updated_since=${since}`)).toEqual([newer]);
  expect(await list('', stranger!.token)).toEqual({ decisions: [], metadata: {} });

  const reach = { name: 'Relatório', read_only: true, project_id: first.id };
  const { token } = (await author!.call('POST', '/v1/tokens/api', reach)).body.api_token;
  expect(await ids('', token)).toEqual([older]);
  expect(JSON.stringify(await list('', token))).not.toMatch(/"(prices|cost|chosen_costs)"/);
  // What stands against one project's declarations stands in the other as it was.
  await declare(towers[0]!.unit, 'concrete:30', 250);
  await declare(towers[0]!.unit, 'steel:50', 5);
  expect((await list()).decisions.map(({ today }: { today: string }) => today)).toEqual(['STANDS', 'TURNED']);
  // By the simulation that was chosen: A before B.
  const { id: last } = await towers[1]!.decide(0);
  expect(await ids('?sort=chosen')).toEqual([last, older, newer]);
  expect(await ids('?sort=-chosen')).toEqual([newer, older, last]);
});
