import { type ElementChanges, scaledStructure } from '#domain/comparison/sides/scaledStructure.ts';
import type { Messages } from '#domain/texts/messages.ts';
import { hasInfill, middleWallRatio, usualInfill } from '#domain/usual/usualInfill.ts';
import type { structureFormValues_version$key } from '#relay/structureFormValues_version.graphql.ts';
import { readableStructure } from '../../../editors/moduleEditor/values/readableStructure.ts';
import { structureFormValues } from '../../../editors/moduleEditor/values/structureFormValues.ts';
import { structureInput } from '../../../editors/moduleEditor/values/structureInput.ts';

/** The quantities of a version with some elements changed, as a mutation takes them; null where it has none of those. */
export function changedStructure(version: structureFormValues_version$key, changes: ElementChanges) {
  const values = structureFormValues(version);
  if (values.technology === '') return null;
  const changed = scaledStructure(readableStructure(values.technology, values), changes);
  return changed && structureInput(values.technology, changed);
}

/** The quantities of a version with usual infill for its floors of `area` m²; null where it has infill already. */
export function structureWithInfill(
  version: structureFormValues_version$key,
  area: number,
  messages: Messages,
) {
  const values = structureFormValues(version);
  if (values.technology === '') return null;
  const structure = readableStructure(values.technology, values);
  const otherMaterials = structure.otherMaterials ?? [];
  if (hasInfill(otherMaterials)) return null;
  return structureInput(values.technology, {
    ...structure,
    otherMaterials: [...otherMaterials, ...usualInfill(area, middleWallRatio, messages)],
  });
}
