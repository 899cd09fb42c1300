import type { Range } from '../../range.ts';
import { sanityHints } from '../../materials/sanity.ts';
import type { SanityMeasure } from '../../structures/technology/technologyRules.ts';
import { areaOfFloors } from '../../tower/floorAreas.ts';
import type { SideFloor, SideModule } from '../sides/sideModule.ts';

/** An index of a module outside what is usual for its technology: an observation, not an error. */
export type IndexOutside = { module: string; measure: SanityMeasure; value: number; band: Range };

/** The usual indices of each module over the floors it covers; formwork is not among its materials. */
export function indicesOutside(floors: readonly SideFloor[], modules: readonly SideModule[]): IndexOutside[] {
  return modules.flatMap((module) => {
    const area = areaOfFloors(floors.filter(({ id }) => module.floorIds.includes(id)));
    const amount = (prefix: string) =>
      module.elements
        .flatMap(({ materials }) => materials)
        .filter(({ key }) => key.startsWith(prefix))
        .reduce((sum, line) => sum + line.amount, 0);
    const amounts = { concrete: amount('concrete:'), steel: amount('steel:'), form: null, area };
    return sanityHints(module.technology, amounts, module.slabSystem)
      .filter(({ position }) => position !== 'within')
      .map(({ measure, value, band }) => ({ module: module.name, measure, value, band }));
  });
}
