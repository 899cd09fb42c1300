import { type WireName, wireName } from '#domain/wireNames.ts';
import type { z } from 'zod';

type WireShape<Shape> = {
  [Name in keyof Shape as Name extends string ? WireName<Name> : Name]: Shape[Name];
};

/** The fields of a schema of the domain as /v1 spells their names; what the fields hold stays as it is. */
export const wireShape = <Shape extends z.core.$ZodShape>(shape: Shape): WireShape<Shape> =>
  Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [wireName(name), field]),
  ) as WireShape<Shape>;
