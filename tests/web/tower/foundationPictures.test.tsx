import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { foundationName } from '#domain/foundation/foundationNames.ts';
import { foundationTypes, type FoundationType } from '#domain/foundation/foundationType.ts';
import type { TestUser } from '../../support/world.ts';
import { answerDistinctly } from '../support/distinctAnswers.ts';
import { renderScreen, someone } from '../support/renderScreen.tsx';

let user: TestUser;
beforeAll(async () => {
  user = await someone();
});
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

/** The tower's own screen, and the record of a decision, which draws it as each option built it. */
const places = [
  { path: '/new_projects/1/unit/1', node: 'Unit', field: 'Foundation.type', of: 'Option.name' },
  {
    path: '/new_projects/1/decisions/1',
    node: 'Decision',
    field: 'Query.node.comparison.items.foundation.type',
    of: 'Query.node.comparison.items.name',
  },
];

describe.each(foundationTypes)('%s is drawn as what it is, under its name', (type) => {
  test.each(places)('at $path', async ({ path, node, field, of }) => {
    answerDistinctly({ [field]: type.toUpperCase() }, node);
    await renderScreen(path, user);
    const name = foundationName(type, 'pt-BR').toLowerCase();
    const drawn = await screen.findAllByLabelText(new RegExp(`^Fundação de ${of}: ${name}( ·|$)`));
    const towers = drawn.filter((each) => each.closest('svg'));
    expect(towers.length).toBeGreaterThan(0);
    for (const tower of towers) expect(pictureOf(tower)).toEqual(pictures[type]);
  });
});
