import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { sourcesBelow } from '../../architecture/sources.ts';
import type { TestUser } from '../../support/world.ts';
import { answerDistinctly, figuresIn } from '../support/distinctAnswers.ts';
import { renderScreen, someone } from '../support/renderScreen.tsx';

declare const window: Window & typeof globalThis & { happyDOM: { setViewport(size: object): void } };

let user: TestUser;
beforeAll(async () => {
  window.happyDOM.setViewport({ width: 1440 });
  // Nobody to the real service, whose notifications would put its own lists in the place of the answers.
  user = Object.assign(await someone(), { token: 'of-nobody' });
});
/** Fields of the graph under the headings that begin so. */
type Columns = Record<string, readonly string[]>;

const ends = (place: string) => [`${place}.min`, `${place}.max`];
const impacts = (place: string): Columns => ({
  'CO₂': ends(`${place}.co2`),
  Energia: ends(`${place}.energy`),
});
const masses = (place: string): Columns => ({ Concreto: [`${place}.concrete`], Aço: [`${place}.steel`] });
const totals = (place: string): Columns => ({ ...masses(place), ...impacts(`${place}.perSquareMeter`) });

const recorded = 'Query.node.comparison.items';

/**
 * `facts` are named values beside tables; both are drawn by the components of `of`. `told` are the texts and days of a
 * named part, in its order; `says` are words and sentences that are worked out of fields.
 */
type Screen = {
  path: string;
  node?: string;
  fixed?: Record<string, unknown>;
  of: string[];
  tables?: Columns[];
  facts?: Columns;
  told?: Columns;
  says?: string[];
};

const screens: Screen[] = [
  {
    path: '/profile',
    of: ['screens/profile/ApiTokensSection.tsx', 'screens/profile/SessionsSection.tsx'],
    tables: [
      {
        Nome: ['ApiToken.name'],
        Alcance: ['ApiToken.projectName'],
        'Criado em': ['ApiToken.createdAt'],
        'Último uso': ['ApiToken.lastUsedAt'],
        'Vale até': ['ApiToken.expiresAt'],
      },
      { Dispositivo: ['Session.device', 'Session.createdAt'], 'Último uso': ['Session.lastUsedAt'] },
    ],
    told: {
      'Segunda etapa do login': ['SecondFactor.name', 'SecondFactor.lastUsedAt'],
      Webhooks: ['Webhook.url', 'Webhook.projectName', 'Webhook.failingSince'],
    },
    says: ['2 convites esperam sua resposta.', 'ApiToken.projectName · Só leitura', 'Esta sessão'],
  },
  {
    path: '/office',
    of: [],
    told: {
      Pessoas: ['User.name', 'User.email', 'OrganizationMember.discipline'],
      'Convites enviados': [
        'OrganizationInvitation.email',
        'OrganizationInvitation.createdAt',
        'OrganizationInvitation.expiresAt',
        'OrganizationInvitation.discipline',
      ],
      'Projetos do escritório': ['Project.name', 'Project.city'],
    },
  },
  {
    path: '/new_projects',
    of: [],
    told: { Projetos: ['Project.name', 'Project.city', 'Project.updatedAt'] },
  },
  {
    path: '/new_projects/1?tab=people',
    of: [],
    told: {
      Membros: ['User.name', 'User.email', 'Member.discipline'],
      Convites: ['Invitation.email', 'Invitation.createdAt', 'Invitation.expiresAt'],
    },
  },
  {
    path: '/new_projects/1?tab=activity',
    of: [],
    told: { Atividade: ['Activity.actorName', 'Activity.subjectName', 'Activity.createdAt'] },
  },
  {
    path: '/decisions',
    of: ['parts/decision/DecisionTable.tsx'],
    tables: [
      {
        'Projeto · Torre': ['Decision.projectName', 'Decision.unitName'],
        'Simulação escolhida': ['Decision.chosen'],
        Motivo: ['Decision.reason'],
        Autor: ['Decision.authorName'],
        Data: ['Decision.createdAt'],
      },
    ],
  },
  {
    path: '/projects',
    of: ['screens/projects/ProjectTable.tsx'],
    tables: [
      { Torres: ['Project.figures.units'], Área: ['Project.area'], ...totals('Project.figures.quantities') },
    ],
  },
  {
    path: '/projects/1',
    of: ['screens/project/unitTable/UnitTable.tsx'],
    tables: [{ Pavimentos: ['Unit.totalFloors'], Área: ['Unit.totalArea'], ...totals('Unit.quantities') }],
  },
  {
    path: '/dashboard',
    // Without it no masses are told.
    fixed: { 'Project.figures.isComplete': true },
    of: ['screens/dashboard/Estimates.tsx', 'screens/dashboard/PortfolioSums.tsx'],
    facts: {
      Área: ['Project.area'],
      ...masses('Project.figures.quantities'),
      ...impacts('Project.figures.quantities'),
    },
    told: {
      'Alterações recentes': [
        'Activity.projectName',
        'Activity.actorName',
        'Activity.subjectName',
        'Activity.createdAt',
      ],
      'Estimativas rápidas': ['Structure.nome', 'Structure.updatedAt'],
    },
    tables: [
      {
        Área: ['Structure.areaConstruidaTotal'],
        Concreto: ['Structure.quantities.concrete'],
        ...impacts('Structure.quantities.perSquareMeter'),
      },
    ],
  },
  {
    path: '/projects/1/1',
    node: 'Unit',
    of: ['screens/unit/towerTables/OptionsTable.tsx', 'screens/unit/modules/ModulesTable.tsx'],
    tables: [
      {
        Pavimentos: ['Option.coverage.coveredFloors', 'Option.coverage.totalFloors'],
        ...totals('Option.quantities'),
      },
      {
        Repetições: ['Module.floorRepetition'],
        ...masses('Module.quantities'),
        'CO₂ mín': ['Module.quantities.co2.min'],
        'CO₂ máx': ['Module.quantities.co2.max'],
        'Energia mín': ['Module.quantities.energy.min'],
        'Energia máx': ['Module.quantities.energy.max'],
        Versão: ['Version.number'],
      },
    ],
  },
  {
    path: '/projects/1/1/1?type=beam_column',
    node: 'Module',
    of: ['screens/versions/VersionsTable.tsx'],
    tables: [
      {
        Nº: ['Version.number'],
        Nome: ['Version.name', 'Version.description'],
        ...masses('Version.quantities'),
        ...impacts('Version.quantities'),
        Criada: ['Version.createdAt'],
        Atualizada: ['Version.updatedAt'],
      },
    ],
  },
  {
    path: '/new_projects/1?tab=details',
    of: ['parts/project/ProjectTotals.tsx', 'screens/project/ProjectDetails.tsx'],
    facts: {
      Endereço: ['Project.street', 'Project.number'],
      Bairro: ['Project.neighborhood'],
      Cidade: ['Project.city'],
      'Criado em': ['Project.createdAt'],
      Alterado: ['Project.updatedAt'],
      Área: ['Project.area'],
      ...masses('Project.quantities'),
      ...impacts('Project.quantities'),
    },
  },
  {
    path: '/new_projects/1/decisions/1',
    node: 'Decision',
    of: [
      'screens/decision/DecisionCosts.tsx',
      'screens/decision/DecisionHeader.tsx',
      'screens/decision/RecordedOptions.tsx',
    ],
    facts: {
      Autor: ['Query.node.authorName'],
      'Registro no CREA/CAU': ['Query.node.authorRegistration'],
      Data: ['Query.node.createdAt'],
    },
    tables: [
      { 'Por m²': ends(`${recorded}.cost.perSquareMeter`), Total: ends(`${recorded}.cost.total`) },
      {
        Área: [`${recorded}.area`],
        ...masses(`${recorded}.quantities`),
        'CO₂tCO₂e': ends(`${recorded}.quantities.co2`),
        'CO₂kgCO₂e/m²': ends(`${recorded}.quantities.co2PerSquareMeter`),
        EnergiaGJ: ends(`${recorded}.quantities.energy`),
        'EnergiaMJ/m²': ends(`${recorded}.quantities.energyPerSquareMeter`),
      },
    ],
  },
  {
    path: '/factors',
    of: ['screens/factors/FactorTable.tsx'],
    tables: [impacts('FactorSet.factors')],
  },
  {
    path: '/new_projects/1?tab=suppliers',
    of: ['screens/project/suppliers/SupplierTable.tsx'],
    tables: [
      {
        Material: ['Declaration.label'],
        Fornecedor: ['Declaration.supplier', 'Declaration.declaredBy', 'Declaration.createdAt'],
        Documento: ['Declaration.document'],
        'Válido até': ['Declaration.validUntil'],
        ...impacts('Declaration'),
      },
    ],
  },
];

/** What the heading of a figure per m² says. */
const perSquareMeter: Readonly<Record<string, string>> = { 'CO₂': 'kgCO₂e/m²', Energia: 'MJ/m²' };

/** The place of the heading that begins so. */
const columnOf = (table: HTMLTableElement, heading: string) =>
  [...table.rows[0]!.cells].findIndex(({ textContent }) => textContent.startsWith(heading));

/** The table that has all these headings, once it is there. */
const tableWith = (headings: string[]) =>
  waitFor(() => {
    const tables = [...document.querySelectorAll('table')];
    const found = tables.find((table) => headings.every((heading) => columnOf(table, heading) >= 0));
    if (found === undefined) throw new Error(`No table with ${headings.join(', ')}`);
    return found;
  });

describe('the cell under a heading holds the field of that name, and each part of a screen its own', () => {
  test.each(screens)('$path', async (shownScreen) => {
    const { path, node, fixed, tables = [], facts = {}, told = {}, says = [] } = shownScreen;
    const { digitsOf, isTold, toldIn } = answerDistinctly(fixed, node);
    await renderScreen(path, user);
    const writingOf = (place: string) => (isTold(place) ? place : digitsOf(place));
    /** What an element shows of the fields of all columns, in words or in figures as those it is to hold. */
    const shownIn = (element: Element, fields: readonly string[], columns: Columns) => {
      const all = Object.values(columns).flat().map(writingOf);
      const shown = fields.some(isTold) ? toldIn(element) : figuresIn(element);
      // Others are worked out of these.
      return shown.filter((each) => all.includes(each));
    };
    for (const [label, fields] of Object.entries(facts)) {
      const [name] = await screen.findAllByText(label, { selector: 'dt' });
      const shown = shownIn(name!.nextElementSibling!, fields, facts);
      expect([label, ...shown]).toEqual([label, ...fields.map(writingOf)]);
    }
    for (const columns of tables) {
      const table = await tableWith(Object.keys(columns));
      const shown = Object.entries(columns).map(([heading, fields]) => {
        const column = columnOf(table, heading);
        const isPerArea = fields.some((field) => field.includes('.perSquareMeter.'));
        const unit = (isPerArea && perSquareMeter[heading]) || '';
        expect(table.rows[0]!.cells[column]!.textContent).toContain(unit);
        return [heading, ...shownIn(table.rows[1]!.cells[column]!, fields, columns)];
      });
      expect(shown).toEqual(
        Object.entries(columns).map(([heading, fields]) => [heading, ...fields.map(writingOf)]),
      );
    }
    for (const [name, fields] of Object.entries(told)) {
      const part = (await screen.findAllByLabelText(name)).at(-1)!;
      await waitFor(() => expect([name, ...toldIn(part)]).toEqual([name, ...fields]));
    }
    for (const sentence of says) expect(await screen.findByText(sentence)).toBeTruthy();
    for (const role of ['dialog', 'menu', 'listbox']) expect(screen.queryByRole(role)).toBeNull();
  });
});

test.each([
  ['perSquareMeter', 'Estrutura e fundação, por m²'],
  ['perDwelling', 'Estrutura e fundação, por unidade habitacional'],
])('structure and foundation each have their own figures %s', async (basis, label) => {
  const { digitsOf } = answerDistinctly({}, 'Unit');
  await renderScreen('/projects/1/1', user);
  const tables = await screen.findAllByRole<HTMLTableElement>('table', { name: label });
  const parts = [
    ['Unit.quantities', 'Unit.foundationQuantities'],
    ['Option.quantities', 'Foundation.quantities'],
  ];
  expect(tables.map(({ rows }) => [...rows].slice(1, 3).map((row) => figuresIn(row)))).toEqual(
    parts.map((pair) =>
      pair.map((part) => [...ends(`${part}.${basis}.co2`), ...ends(`${part}.${basis}.energy`)].map(digitsOf)),
    ),
  );
});

/** How far the bar of a range reaches along its axis, by its place and by its name. */
function reachOf(bar: HTMLElement) {
  const drawn = bar.querySelector<HTMLElement>(':scope > div > div')!;
  const [, share = ''] = /calc\(100% - ([\d.]+)%\)/.exec(getComputedStyle(drawn).right) ?? [];
  const [, end = ''] = /– ([\d.,]+) /.exec(bar.getAttribute('aria-label') ?? '') ?? [];
  return { share: Number(share), end: Number(end.replaceAll('.', '').replace(',', '.')) };
}

test.each([
  ['/new_projects', 'Project'],
  ['/new_projects/1', 'Project'],
  ['/new_projects/1/unit/1', 'Unit'],
  ['/projects', 'Project'],
  ['/projects/1', 'Project'],
  ['/dashboard', 'Project'],
])('bars one below the other at %s share an axis, which ends with the largest', async (path, node) => {
  answerDistinctly({}, node, { rows: 2 });
  await renderScreen(path, user);
  const all = await waitFor(() => {
    const shown = screen.getAllByRole('img', { name: /kgCO₂e\/m²$/ });
    expect(shown.length).toBeGreaterThan(1);
    return shown;
  });
  const bars = all.slice(-2).map(reachOf);
  const largest = Math.max(...bars.map(({ end }) => end));
  expect(bars.map(({ share }) => share)).toEqual(
    bars.map(({ end }) => expect.closeTo((100 * end) / largest, 0)),
  );
  expect(new Set(bars.map(({ share }) => share)).size).toBe(2);
});

/** Components of tables and named values that the screens above do not look at, and why. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  'what is entered stands in them: roundTrips.test.tsx, takeoffSaved.test.tsx': [
    'editors/moduleEditor/quantityTable/QuantityTable.tsx',
    'editors/unitForm/reading/FloorTable.tsx',
    'screens/takeoff/grid/TakeoffGrid.tsx',
  ],
  'draws those of others': ['components/tables/DataTable.tsx'],
  'structure beside foundation: below': ['parts/totals/TotalsBreakdown.tsx'],
  'worked out in the browser, held against the arithmetic: compare, money, estimate, quickEstimate': [
    'editors/unitForm/reading/FloorConsumption.tsx',
    'editors/unitForm/reading/UnitSummary.tsx',
    'parts/money/CostLines.tsx',
    'parts/module/DiffTable.tsx',
    'screens/compare/Drivers.tsx',
    'screens/compare/answer/PairMatrix.tsx',
    'screens/compare/floors/FloorBars.tsx',
    'screens/compare/money/CostTable.tsx',
    'screens/compare/tables/ElementTable.tsx',
    'screens/compare/tables/MaterialTable.tsx',
    'screens/compare/tables/OptionTable.tsx',
    'screens/compare/turn/BreakEvens.tsx',
    'screens/compare/turn/ClassEffects.tsx',
    'screens/dashboard/PortfolioCost.tsx',
    'screens/estimate/EstimateTotals.tsx',
    'screens/estimate/quick/QuickTotals.tsx',
    'screens/project/prices/PriceTable.tsx',
    'screens/unit/towerTables/MaterialList.tsx',
  ],
  'read from a file or pasted: model, pasteTableDialog, importProjects': [
    'editors/moduleEditor/quantityTable/PasteDialog.tsx',
    'parts/buildingModel/ModelFloors.tsx',
    'parts/buildingModel/ModelMaterials.tsx',
    'screens/importProjects/CheckReport.tsx',
    'screens/importProjects/FaultTable.tsx',
    'screens/takeoff/actions/PasteTableDialog.tsx',
  ],
  'what two people typed: editConflict': ['forms/conflict/EditConflictDialog.tsx'],
};

test('every table and list of named values is looked at above or named with the reason why not', () => {
  const drawn = sourcesBelow('web')
    .filter(({ text }) => /<(?:DataTable|Table|table|ColumnTable(?:<\w+>)?|Facts)[\s>]/.test(text))
    .filter(({ path }) => !path.endsWith('/ColumnTable.tsx'));
  expect(drawn.map(({ path }) => path.replace(/^web\//, '')).toSorted()).toEqual(
    [...screens.flatMap(({ of }) => of), ...Object.values(elsewhere).flat()].toSorted(),
  );
});
