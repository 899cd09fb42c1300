import type { FactorSet } from '../factors/factorSet.ts';
import { currentFactorSet } from '../factors/factorSets.ts';
import { type Quantities, quantitiesOf } from '../materials/quantities.ts';
import type { FoundationData } from './foundation.ts';
import { foundationElements } from './foundationElements.ts';
import type { FoundationType } from './foundationType.ts';

/** The totals of a tower's foundation. */
export const foundationQuantities = (
  type: FoundationType,
  data: FoundationData,
  factorSet: FactorSet = currentFactorSet,
): Quantities => quantitiesOf(foundationElements(type, data), factorSet);
