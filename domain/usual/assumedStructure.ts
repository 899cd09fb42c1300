import type { ConcreteElement } from '../structures/concreteElement.ts';
import type { StructureData } from '../structures/structure.ts';

const marked = <Row extends object>(rows: readonly Row[]) => rows.map((row) => ({ ...row, assumed: true }));
const element = ({ volumes, steel = [] }: ConcreteElement): ConcreteElement => ({
  volumes: marked(volumes),
  steel: marked(steel),
});

/**
 * Usual quantities of a floor, each amount marked as assumed. Forms, columns and spans are not known (0): they have no
 * mark, and a cost that rests on them would look like one of a design.
 */
export function assumedStructure(floor: StructureData): StructureData {
  if ('masonry' in floor) {
    const { masonry, concreteSlabs, ...rest } = floor;
    return {
      ...rest,
      masonry: { ...masonry, blocks: marked(masonry.blocks) },
      concreteSlabs: element(concreteSlabs),
    };
  }
  if ('concreteWalls' in floor)
    return {
      ...floor,
      concreteWalls: element(floor.concreteWalls),
      concreteSlabs: element(floor.concreteSlabs),
    };
  return {
    ...floor,
    concreteColumns: element(floor.concreteColumns),
    concreteBeams: element(floor.concreteBeams),
    concreteSlabs: element(floor.concreteSlabs),
    formColumns: 0,
    formBeams: 0,
    formSlabs: 0,
    columnNumber: 0,
    averageBeamSpan: 0,
    averageSlabSpan: 0,
  };
}
