import { readFileSync } from 'node:fs';
import {
  assertObjectType,
  buildSchema,
  getNamedType,
  type GraphQLField,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'), { assumeValid: true });

export type Field = GraphQLField<unknown, unknown>;
/** The fields of a type of the graph. */
export const fieldsOf = (type: string) => Object.values(assertObjectType(schema.getType(type)).getFields());

/** Not what is another on every run, nor files, public prices, nor what stands in a list's `nodes` too. */
export const isAsked = ({ name, type, args, deprecationReason }: Field) =>
  deprecationReason == null &&
  !args.some(isRequiredArgument) &&
  !['DateTime', 'Link'].includes(getNamedType(type).name) &&
  !/^(email|revision|edges|pageInfo|export|lcax|priceSet)$/.test(name);

const isListed = ({ type }: Field) => String(type).startsWith('[');

/** The same with times. */
export const isAskedOrTime = (field: Field) =>
  isAsked(field) || (getNamedType(field.type).name === 'DateTime' && field.args.length === 0);

/** A field with all below it that is `asked`; other things of the graph, and an item that comes again, by their names. */
export function selected(
  field: Field,
  given: string,
  above: readonly string[],
  seen: Set<string>,
  asked = isAsked,
): string {
  const type = getNamedType(field.type);
  const takesLosses = field.args.some(({ name }) => name === 'withLosses');
  const named = `${field.name}${takesLosses ? given : ''}`;
  if (isLeafType(type)) return named;
  if (!isObjectType(type)) return `${named} { __typename }`;
  const all = Object.values(type.getFields()).filter(asked);
  const hasId = all.some(({ name }) => name === 'id');
  const isElsewhere = type.name === 'FactorSet' || type.getInterfaces().some(({ name }) => name === 'Node');
  const isNamed = isElsewhere || (hasId && seen.has(type.name));
  seen.add(type.name);
  // What the sums of a tower, a project and a comparison are made of is asked for below, of each option.
  const isSum = type.name === 'Quantities' && /^(Project|Unit|Comparison)$/.test(above[0]!);
  const inside = isNamed
    ? all.filter(({ name }) => /^(id|name|version)$/.test(name))
    : all.filter((each) => !above.includes(getNamedType(each.type).name) && !(isSum && isListed(each)));
  const below = [...above, type.name];
  return `${named} { ${inside.map((each) => selected(each, given, below, seen, asked)).join(' ')} }`;
}
