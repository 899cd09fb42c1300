import type { Range } from '#domain/range.ts';
import { nodesOf } from '../../../relay/queries/nodesOf.ts';
import type { PricesSection_project$data } from '#relay/PricesSection_project.graphql.ts';

type Project = PricesSection_project$data;
type Own = Project['prices'][number];

/** A price the project's options need, or that was quoted for it. `setPrice` null where the set has none. */
export type PricedRow = {
  key: string;
  label: string;
  unit: string;
  setPrice: Range | null;
  sourceCode: string | null;
  includes: string | null;
  own: Own | null;
};

const optionsOf = (project: Project) =>
  nodesOf(project.units).flatMap(({ name: tower, options }) =>
    nodesOf(options).map((option) => ({ ...option, tower })),
  );

/** Every price needed or quoted: the missing ones first, else in the order they are first needed. */
export function pricedRows(project: Project): PricedRow[] {
  const rows = new Map<string, PricedRow>();
  const own = new Map(project.prices.map((price) => [price.key, price]));
  for (const { quantitiesWithFoundation: all } of optionsOf(project))
    for (const { key, label, unit, price, status, sourceCode, includes } of all?.costLines ?? []) {
      const quoted = own.get(key) ?? null;
      const setPrice = status === 'own' ? (quoted?.setPrice ?? null) : (price ?? null);
      if (!rows.has(key))
        rows.set(key, {
          key,
          label,
          unit,
          setPrice,
          sourceCode: sourceCode ?? null,
          includes: includes ?? null,
          own: quoted,
        });
    }
  for (const price of project.prices)
    if (!rows.has(price.key))
      rows.set(price.key, {
        ...price,
        setPrice: price.setPrice ?? null,
        sourceCode: null,
        includes: null,
        own: price,
      });
  return [...rows.values()].toSorted((a, b) => Number(isMissing(b)) - Number(isMissing(a)));
}

/** Whether nobody knows the price. */
export const isMissing = ({ own, setPrice }: PricedRow) => own === null && setPrice === null;

/** Options of which an amount was not entered, by name and tower, each with the labels of what it is of. */
export const missingAmounts = (project: Project) =>
  optionsOf(project).flatMap(({ name, tower, quantitiesWithFoundation: all }) => {
    const keys = new Set(all?.missingAmounts ?? []);
    const labels = (all?.costLines ?? []).filter(({ key }) => keys.has(key)).map(({ label }) => label);
    return labels.length === 0 ? [] : [{ name: `${name}, ${tower}`, labels: [...new Set(labels)] }];
  });
