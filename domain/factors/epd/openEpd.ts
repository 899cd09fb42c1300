import type { Range } from '../../range.ts';
import { type Epd, EpdRefused } from './epd.ts';
import { contentOf } from './epdAmounts.ts';
import { nodesAt, numberAt, numberOf, textAt, textOf } from './epdNode.ts';
import { co2Of, energyOf, type Indicators, type ModuleFigure } from './productStage.ts';

/** Methods by which the same product may be assessed, those of EN 15804+A2 first. */
const methods = ['EF 3.1', 'EF 3.0', 'EF 2.0', 'CML 2016', 'CML 2012', 'TRACI 2.1'];
const names: Readonly<Record<string, string>> = {
  'gwp-fossil': 'GWP-fossil',
  'gwp-biogenic': 'GWP-biogenic',
  'gwp-luluc': 'GWP-luluc',
  rprec: 'RPRE',
};

/** One standard deviation to each side of the mean, not below nothing. */
function spread(mean: number, deviation: number): Range {
  const by = Math.abs(mean) * deviation;
  return { min: mean >= 0 ? Math.max(0, mean - by) : mean - by, max: mean + by };
}

/** The modules of a scope set, such as `{ A1A2A3: { mean, unit, rsd } }`, in units that match `unit`. */
function modulesOf(scopes: unknown, unit: RegExp): ModuleFigure[] {
  return ['A1A2A3', 'A1', 'A2', 'A3'].flatMap((module) => {
    const [measured] = nodesAt(scopes, module);
    const [mean, deviation] = [numberAt(measured, 'mean'), numberAt(measured, 'rsd')];
    if (mean === null || !unit.test(textAt(measured, 'unit') ?? '')) return [];
    const isDeviation = deviation !== null && deviation > 0;
    return [{ module, range: spread(mean, isDeviation ? deviation : 0), isDeviation }];
  });
}

const indicatorsOf = (set: unknown, unit: RegExp): Indicators =>
  new Map(
    Object.entries(nodesAt(set)[0] ?? {}).map(([key, scopes]) => {
      const name = key.toLowerCase();
      return [
        (Object.hasOwn(names, name) ? names[name] : undefined) ?? key.toUpperCase(),
        modulesOf(scopes, unit),
      ];
    }),
  );

/** An amount and its unit, `{ qty, unit }` or, in older files, a text or a number of `unit`. */
function amountOf(node: unknown, unit: string | null = null): { amount: number | null; unit: string | null } {
  const written = /^([\d.eE+-]+)\s*(\D.*)$/.exec(typeof node === 'string' ? node.trim() : '');
  if (written !== null) return { amount: numberOf(written[1]), unit: written[2] ?? null };
  return {
    amount: numberAt(node, 'qty') ?? numberOf(node),
    unit: textAt(node, 'unit') ?? unit,
  };
}

const isDay = /^\d{4}-\d{2}-\d{2}/;

/** @throws EpdRefused for data that declares no impacts. */
export function openEpd(file: unknown): Epd {
  const [impacts] = nodesAt(file, 'impacts');
  if (typeof impacts !== 'object' || impacts === null) throw new EpdRefused('unknown');
  const rank = (method: string) => (methods.indexOf(method) + methods.length + 1) % (methods.length + 1);
  const assessed = Object.entries(impacts)
    .toSorted(([a], [b]) => rank(a) - rank(b))
    .flatMap(([method, set]) => {
      const figure = co2Of(indicatorsOf(set, /^kg ?CO2/i));
      return figure === null ? [] : [{ method, figure }];
    })[0];
  const { amount, unit } = amountOf(nodesAt(file, 'declared_unit')[0]);
  const mass = amountOf(nodesAt(file, 'kg_per_declared_unit')[0], 'kg');
  const day = textAt(file, 'valid_until');
  const standards = nodesAt(file, 'compliance').flatMap((each) =>
    [textAt(each, 'short_name'), textAt(each, 'name'), textOf(each)].flatMap((name) => name ?? []),
  );
  return {
    format: 'openEPD',
    product: textAt(file, 'product_name'),
    supplier: textAt(file, 'manufacturer', 'name'),
    document: ['attestation_doc', 'declaration_url', 'program_operator_doc_id', 'id'].reduce<string | null>(
      (found, key) => found ?? textAt(file, key),
      null,
    ),
    validUntil: day !== null && isDay.test(day) ? day.slice(0, 10) : null,
    isYearOnly: false,
    standard: standards.find((name) => /15804/.test(name)) ?? assessed?.method ?? null,
    declared: amount === null || unit === null ? null : { amount, unit },
    content: contentOf(amount, unit, { mass: contentOf(mass.amount, mass.unit, {}).kg }),
    co2: assessed?.figure ?? null,
    energy: energyOf(indicatorsOf(nodesAt(file, 'resource_uses')[0], /^MJ$/i)),
  };
}
