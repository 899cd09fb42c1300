import {
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import type { SchemaRows } from './cost.ts';

/**
 * The lengths of the introspection lists, by field name: exact for lists of the schema itself; for lists of a type the
 * average over types that have any; for arguments the average over all fields, because whoever asks for arguments walks
 * all fields of a type.
 */
export function schemaRows(schema: GraphQLSchema): SchemaRows {
  const types = Object.values(schema.getTypeMap());
  const withFields = types.filter((type) => isObjectType(type) || isInterfaceType(type));
  const fields = withFields.map((type) => Object.values(type.getFields()));
  return {
    types: types.length,
    directives: schema.getDirectives().length,
    fields: average(fields),
    args: mean(fields.flat().map(({ args }) => args.length)),
    interfaces: average(withFields.map((type) => type.getInterfaces())),
    inputFields: average(types.filter(isInputObjectType).map((type) => Object.keys(type.getFields()))),
    enumValues: average(types.filter(isEnumType).map((type) => type.getValues())),
    possibleTypes: average(types.filter(isAbstractType).map((type) => schema.getPossibleTypes(type))),
  };
}

const average = (lists: readonly (readonly unknown[])[]) =>
  mean(lists.map(({ length }) => length).filter((length) => length > 0));

const mean = (lengths: readonly number[]) =>
  lengths.length === 0 ? 1 : lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
