import type { Range } from '../range.ts';
import { z } from 'zod';
import { blockTypes } from '../factors/blockTypes.ts';
import { finite, positive } from '../fields.ts';
import { fakRange, fbkRange, fgkRange, listLimits } from '../limits.ts';
import { encodeMessage, type MessageKey } from '../texts/messages.ts';
import { type Assumed, assumedMark, withMark } from './assumedMark.ts';
import { steelRows } from './concrete/concreteElement.ts';
import { type Dialect, withoutEmpty } from './dialect.ts';
import { type GroutPosition, groutPositions } from './groutPositions.ts';
import { missingMessage, rows } from './rows.ts';
import type { SteelMass } from './steel/steelMass.ts';

/** Grout of one strength: fgk MPa, volume m³ per floor. */
export type GroutVolume = { fgk: number; volume: number };
/** Grout of one position and the steel inside it. */
export type GroutElement = { position: GroutPosition; volumes: GroutVolume[]; steel?: SteelMass[] };
/** Mortar of one strength: fak MPa, volume m³ per floor. */
export type MortarVolume = { fak: number; volume: number };
/** Blocks of one type and strength: fbk MPa, quantity per floor. */
export type BlockCount = Assumed & { type: string; fbk: number; quantity: number };

function strength(dialect: Dialect, range: Range, message: MessageKey) {
  const refused = encodeMessage(message, { min: range.min, max: range.max });
  return dialect.number(finite().gte(range.min, refused).lte(range.max, refused));
}

const volume = (dialect: Dialect) => dialect.number(positive('structure.volume.positive'));

function groutElementSchema(dialect: Dialect) {
  return dialect
    .object({
      position: z.enum(groutPositions, { error: encodeMessage('structure.grout.position') }),
      volumes: rows<GroutVolume>({
        row: dialect.object({
          fgk: strength(dialect, fgkRange, 'structure.fgk.range'),
          volume: volume(dialect),
        }),
        identity: ({ fgk }) => fgk,
        field: 'fgk',
        duplicate: 'structure.fgk.duplicate',
        max: listLimits.volumes,
      }),
      steel: steelRows(dialect).optional(),
    })
    .transform(({ steel, ...grout }): GroutElement => (steel ? { ...grout, steel } : grout));
}

/** Each position at most once. */
const groutRows = (dialect: Dialect) =>
  rows<GroutElement>({
    row: groutElementSchema(dialect),
    identity: ({ position }) => position,
    field: 'position',
    duplicate: 'structure.grout.duplicate',
    max: groutPositions.length,
  });

const mortarRows = (dialect: Dialect) =>
  rows<MortarVolume>({
    row: dialect.object({ fak: strength(dialect, fakRange, 'structure.fak.range'), volume: volume(dialect) }),
    identity: ({ fak }) => fak,
    field: 'fak',
    duplicate: 'structure.fak.duplicate',
    max: listLimits.volumes,
  });

/** Required; no type twice with the same strength. */
const blockRows = (dialect: Dialect, missing: MessageKey) =>
  rows<BlockCount>({
    row: dialect
      .object({
        type: z.enum(blockTypes, { error: encodeMessage('structure.block.type') }),
        fbk: strength(dialect, fbkRange, 'structure.fbk.range'),
        quantity: dialect.number(positive('structure.block.quantity')),
        assumed: assumedMark,
      })
      .transform(({ assumed, ...row }): BlockCount => withMark(row, assumed)),
    identity: ({ type, fbk }) => `${type}:${fbk}`,
    field: 'fbk',
    duplicate: 'structure.block.duplicate',
    max: listLimits.blocks,
    missing,
  });

/** Grout, mortar and blocks; `missing` is the message where they are left out. */
export const masonryPartsSchema = (dialect: Dialect, missing: MessageKey) =>
  dialect
    .object(
      {
        grout: dialect.optionalList(groutRows(dialect)).optional(),
        mortar: dialect.optionalList(mortarRows(dialect)).optional(),
        blocks: blockRows(dialect, missing),
      },
      missingMessage(missing),
    )
    .transform(withoutEmpty);
