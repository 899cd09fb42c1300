import { steelLabel } from '../factors/steelClass.ts';
import type { MessageKey, Messages } from '../texts/messages.ts';
import { priceKeys } from './priceKeys.ts';
import type { PriceRow, PriceTerm } from './priceSet.ts';

const placeNames: Readonly<Record<string, MessageKey>> = {
  columns: 'price.place.columns',
  beams: 'price.place.beams',
  slabs: 'price.place.slabs',
  beams_slabs: 'price.place.beams_slabs',
  columns_beams: 'price.place.columns_beams',
  walls: 'price.place.walls',
  wall_slabs: 'price.place.wall_slabs',
  vertical_grout: 'price.place.vertical_grout',
  horizontal_grout: 'price.place.horizontal_grout',
  vertical: 'price.place.vertical_grout',
  horizontal: 'price.place.horizontal_grout',
  piles: 'price.place.piles',
  foundation: 'price.place.foundation',
  footings: 'price.place.footings',
  caissons: 'price.place.caissons',
  retaining_walls: 'price.place.retaining_walls',
  raft: 'price.place.raft',
};

/** The label of a price key: `Concreto C30, pilares`. An unknown key is shown unchanged. */
export function priceLabel(key: string, { text }: Messages): string {
  const [kind = '', first = '', ...rest] = key.split(':');
  const named = Object.hasOwn(placeNames, first) ? placeNames[first] : undefined;
  const place = named === undefined ? first : text(named);
  const strength = rest.at(-1) ?? '';
  switch (kind) {
    case 'concrete':
      return text('price.concrete', { strength, place });
    case 'steel':
      return text('price.steel', { label: steelLabel(Number(strength)), place });
    case 'grout':
      return text('price.grout', { strength, place });
    case 'form':
      if (key === priceKeys.masonryForm) return text('price.masonry_form');
      if (key === priceKeys.foundationForm) return text('price.foundation_form');
      return first === 'walls' ? text('price.wall_form') : text('price.form', { uses: strength, place });
    case 'block':
      return text('price.block', { type: [first, ...rest.slice(0, -1)].join(':'), strength });
    case 'mortar':
      return text('price.mortar');
    case 'raft':
      return text('price.raft', { thickness: first });
    case 'other':
      return rest.slice(1).join(':');
    default:
      return key;
  }
}

export const priceIncludes = ({ scope }: Pick<PriceRow, 'scope'>, { text }: Messages) =>
  text(`price.includes.${scope}`);

/**
 * The codes of a row with coefficients written in the language, recipes separated by `|`: `103672 + 1,103 × I 1525 −
 * 1,103 × I 1527`.
 */
export function sourceCodeOf({ recipes }: Pick<PriceRow, 'recipes'>, { language }: Messages) {
  const figure = new Intl.NumberFormat(language, { maximumSignificantDigits: 6 });
  const termText = ({ kind, code, coefficient }: PriceTerm, index: number) => {
    const sign = coefficient < 0 ? ' − ' : index === 0 ? '' : ' + ';
    const factor = Math.abs(coefficient) === 1 ? '' : `${figure.format(Math.abs(coefficient))} × `;
    return `${sign}${factor}${kind === 'I' ? 'I ' : ''}${code}`;
  };
  return recipes.map((recipe) => recipe.map(termText).join('')).join(' | ');
}
