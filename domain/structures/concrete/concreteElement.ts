import { listLimits } from '../../limits.ts';
import type { MessageKey } from '../../texts/messages.ts';
import { type ConcreteVolume, effectiveFck } from './concreteVolume.ts';
import { concreteVolumeSchema } from './concreteVolumeSchema.ts';
import type { Dialect } from '../dialect.ts';
import { missingMessage, rows } from '../rows.ts';
import { effectiveCa, type SteelMass } from '../steel/steelMass.ts';
import { steelMassSchema } from '../steel/steelMassSchema.ts';

/** Concrete and steel of one element, per floor. */
export type ConcreteElement = { volumes: ConcreteVolume[]; steel?: SteelMass[] };

/** Steel of one element: no class twice. */
export const steelRows = (dialect: Dialect) =>
  dialect.optionalList(
    rows<SteelMass>({
      row: steelMassSchema(dialect),
      identity: effectiveCa,
      field: 'ca',
      duplicate: 'structure.ca.duplicate',
      max: listLimits.steel,
    }),
  );

/** Concrete of one element: no strength twice. */
export const volumeRows = (dialect: Dialect) =>
  rows<ConcreteVolume>({
    row: concreteVolumeSchema(dialect),
    identity: effectiveFck,
    field: 'fck',
    duplicate: 'structure.fck.duplicate',
    max: listLimits.volumes,
  });

/** No strength and no class twice; `missing` is the message where the element is left out. */
export function concreteElementSchema(dialect: Dialect, missing: MessageKey) {
  return dialect
    .object(
      {
        volumes: volumeRows(dialect),
        steel: steelRows(dialect).optional(),
      },
      missingMessage(missing),
    )
    .transform(({ volumes, steel }): ConcreteElement => (steel ? { volumes, steel } : { volumes }));
}
