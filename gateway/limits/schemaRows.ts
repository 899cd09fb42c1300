import {
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import type { UsualRows } from './cost.ts';

/**
 * How long the lists of introspection are, by the name of their field: those of the schema itself as they are, those of
 * a type or field on average over the ones that have any.
 */
export function schemaRows(schema: GraphQLSchema): UsualRows {
  const types = Object.values(schema.getTypeMap());
  const withFields = types.filter((type) => isObjectType(type) || isInterfaceType(type));
  const fields = withFields.map((type) => Object.values(type.getFields()));
  return {
    types: types.length,
    directives: schema.getDirectives().length,
    fields: average(fields),
    args: average(fields.flat().map(({ args }) => args)),
    interfaces: average(withFields.map((type) => type.getInterfaces())),
    inputFields: average(types.filter(isInputObjectType).map((type) => Object.keys(type.getFields()))),
    enumValues: average(types.filter(isEnumType).map((type) => type.getValues())),
    possibleTypes: average(types.filter(isAbstractType).map((type) => schema.getPossibleTypes(type))),
  };
}

function average(lists: readonly (readonly unknown[])[]): number {
  const lengths = lists.map(({ length }) => length).filter((length) => length > 0);
  return lengths.length === 0 ? 1 : lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
}
