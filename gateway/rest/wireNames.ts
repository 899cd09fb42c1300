import { type CamelCase, camelCase, snakeCase } from '#domain/nameCase.ts';

/** What /v1 spells otherwise than in snake_case. */
const wireNames = {
  postalCode: 'cep',
  averageBeamSpan: 'avg_beam_span',
  averageSlabSpan: 'avg_slab_span',
  isReference: 'active',
  dwellings: 'housing_units_count',
} as const;

type WireNames = typeof wireNames;
type InsideNames = { [Name in keyof WireNames as WireNames[Name]]: Name };

/** What a field of /v1 is called inside, and in the graph. */
export type InsideName<Name extends string> = Name extends keyof InsideNames
  ? InsideNames[Name]
  : CamelCase<Name>;

const sentNames = new Map<string, string>(Object.entries(wireNames));
const insideNames = new Map<string, string>(Object.entries(wireNames).map(([name, sent]) => [sent, name]));

/** What a field that is called so inside is by /v1. */
export const wireName = (name: string) => sentNames.get(name) ?? snakeCase(name);

/** What a field of /v1 is called inside. */
export const insideName = (name: string) => insideNames.get(name) ?? camelCase(name);

/** A body for /v1, of fields that are called so inside; what the fields hold stays as it is. */
export const wireBody = (body: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [wireName(name), value]));
