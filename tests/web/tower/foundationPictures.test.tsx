import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { foundationName } from '#domain/foundation/foundationNames.ts';
import { foundationTypes, type FoundationType } from '#domain/foundation/foundationType.ts';
import { show } from '../support/controls.ts';

/** What a picture shows: a plate from edge to edge, what reaches down from it, how thick that is, and the heads on it. */
type Picture = { plate: boolean; down: number; thick: boolean; heads: number };

const pictures: Record<FoundationType, Picture> = {
  raft_foundation: { plate: true, down: 0, thick: false, heads: 0 },
  piles_foundation: { plate: false, down: 5, thick: false, heads: 5 },
  raft_piles_foundation: { plate: true, down: 5, thick: false, heads: 0 },
  footings_foundation: { plate: false, down: 0, thick: false, heads: 5 },
  caissons_foundation: { plate: false, down: 5, thick: true, heads: 5 },
  // At both edges of the tower.
  retaining_walls_foundation: { plate: false, down: 2, thick: false, heads: 0 },
};

function pictureOf(drawn: Element): Picture {
  const sizes = [...drawn.querySelectorAll('rect:not(.frame)')].map((rect) => ({
    y: Number(rect.getAttribute('y')),
    width: Number(rect.getAttribute('width')),
    height: Number(rect.getAttribute('height')),
  }));
  const frame = drawn.querySelector('.frame')!;
  const [top, height, whole] = ['y', 'height', 'width'].map((name) => Number(frame.getAttribute(name)));
  const down = sizes.filter((size) => size.y + size.height > top! + 0.9 * height!);
  return {
    plate: sizes.some(({ width }) => width === whole),
    down: down.length,
    thick: down.some(({ width }) => width > 10),
    heads: sizes.filter((size) => !down.includes(size) && size.width < whole! / 3).length,
  };
}

const written = (picture: Picture) => JSON.stringify(picture);

/** The different pictures in which towers show a foundation under the name of its kind. */
async function shownAs(type: FoundationType, of: string): Promise<string[]> {
  const name = foundationName(type, 'pt-BR').toLowerCase();
  const named = await screen.findAllByLabelText(new RegExp(`^Fundação de ${of}: ${name}( ·|$)`));
  return [...new Set(named.filter((each) => each.closest('svg')).map((each) => written(pictureOf(each))))];
}

test('the record of a decision draws each foundation as what it is, under its name', async () => {
  const items = 'Query.node.comparison.items';
  const places = foundationTypes.map((_type, at) => (at === 0 ? items : `${items}#${at + 1}`));
  const types = foundationTypes.map((type, at) => [`${places[at]}.foundation.type`, type.toUpperCase()]);
  const place = { path: '/new_projects/1/decisions/1', node: 'Decision', fixed: Object.fromEntries(types) };
  await show(place, { rows: foundationTypes.length });
  for (const [at, type] of foundationTypes.entries())
    expect(await shownAs(type, `${places[at]}.name`)).toEqual([written(pictures[type])]);
});

test('the screen of a tower draws it as what it is, under its name', async () => {
  const fixed = { 'Foundation.type': 'RAFT_PILES_FOUNDATION' };
  await show({ path: '/new_projects/1/unit/1', node: 'Unit', fixed });
  expect(await shownAs('raft_piles_foundation', 'Option.name')).toEqual([
    written(pictures.raft_piles_foundation),
  ]);
});
