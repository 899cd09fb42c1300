import { type WireName, wireName } from '#domain/wireNames.ts';
import type { z } from 'zod';

type WireShape<Shape> = {
  [Name in keyof Shape as Name extends string ? WireName<Name> : Name]: Shape[Name];
};

/** The fields of a domain schema under /v1's names; their contents stay. */
export const wireShape = <Shape extends z.core.$ZodShape>(shape: Shape): WireShape<Shape> =>
  Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [wireName(name), field]),
  ) as WireShape<Shape>;
