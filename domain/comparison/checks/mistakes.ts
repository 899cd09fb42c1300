import { isPrestressing } from '../../factors/steelClass.ts';
import { amountUnder } from '../../materials/materialKeys.ts';
import { isPrestressedSlab } from '../../structures/concrete/slabSystem.ts';
import { areaOfFloors } from '../../tower/floorAreas.ts';
import type { SideFloor, SideModule } from '../sides/sideModule.ts';

/** m³ of concrete per m² of floor that no building has: such as the whole tower's amounts entered as one floor's. */
const largestThickness = 1;

/** A module with a larger equivalent thickness over its floors; m. */
export type TooThick = { module: string; thickness: number };

/**
 * Share of the concrete up to which an element is negligible, entered only because a form wants a figure: it needs no
 * reinforcement.
 */
const negligibleShare = 0.001;

/** Names of elements with concrete and no steel at all, which means forgotten, whatever the usual index. */
export function unreinforcedElements(elements: SideModule['elements']): string[] {
  const volume = elements.reduce((sum, { materials }) => sum + amountUnder(materials, 'concrete:'), 0);
  return elements
    .filter(
      ({ materials }) =>
        amountUnder(materials, 'concrete:') > negligibleShare * volume &&
        amountUnder(materials, 'steel:') === 0,
    )
    .map(({ element }) => element);
}

/** Listed among the elements without steel when prestressed slabs have no strand. */
export const missingStrand = 'strand';

const isStrand = ({ key, amount }: SideModule['elements'][number]['materials'][number]) =>
  key.startsWith('steel:') && isPrestressing(Number(key.slice('steel:'.length))) && amount > 0;

/** What a module's concrete lacks: names of elements without any steel, and the strand of prestressed slabs. */
export function missingSteel({ elements, slabSystem }: Pick<SideModule, 'elements' | 'slabSystem'>) {
  const slabs = elements.filter(({ element }) => element === 'slabs').flatMap(({ materials }) => materials);
  const lacksStrand =
    isPrestressedSlab(slabSystem) && amountUnder(slabs, 'concrete:') > 0 && !slabs.some(isStrand);
  return [...unreinforcedElements(elements), ...(lacksStrand ? [missingStrand] : [])];
}

/** Modules with an equivalent thickness that no building has. */
export function tooThick(floors: readonly SideFloor[], modules: readonly SideModule[]): TooThick[] {
  return modules.flatMap(({ name, floorIds, elements }) => {
    const area = areaOfFloors(floors.filter(({ id }) => floorIds.includes(id)));
    const volume = elements.reduce((sum, { materials }) => sum + amountUnder(materials, 'concrete:'), 0);
    const thickness = area > 0 ? volume / area : 0;
    return thickness > largestThickness ? [{ module: name, thickness }] : [];
  });
}
