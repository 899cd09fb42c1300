import type { Range } from '../../range.ts';
import { amountUnder } from '../../materials/materialKeys.ts';
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
    const materials = module.elements.flatMap((element) => element.materials);
    const [concrete, steel] = [amountUnder(materials, 'concrete:'), amountUnder(materials, 'steel:')];
    const amounts = { concrete, steel, form: null, area };
    return sanityHints(module.technology, amounts, module.slabSystem)
      .filter(({ position }) => position !== 'within')
      .map(({ measure, value, band }) => ({ module: module.name, measure, value, band }));
  });
}
