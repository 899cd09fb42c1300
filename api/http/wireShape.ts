import { snakeCase } from '#domain/nameCase.ts';
import type { z } from 'zod';

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name;

type WireShape<Shape> = {
  [Name in keyof Shape as Name extends string ? SnakeCase<Name> : Name]: Shape[Name];
};

/** The fields of a schema of the domain as /v1 spells their names; what the fields hold stays as it is. */
export const wireShape = <Shape extends z.core.$ZodShape>(shape: Shape): WireShape<Shape> =>
  Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [snakeCase(name), field]),
  ) as WireShape<Shape>;
