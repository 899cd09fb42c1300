import {
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  typeFromAST,
  type VariableDefinitionNode,
} from 'graphql';
import { z } from 'zod';

/** The input of a tool, from the variables of its operation: types and descriptions are those of the schema. */
export function inputSchema(schema: GraphQLSchema, variables: readonly VariableDefinitionNode[]) {
  const fields = variables.map(({ variable, type, defaultValue, description }) => {
    const given = typeFromAST(schema, type) as GraphQLInputType;
    const isRequired = isNonNullType(given) && defaultValue === undefined;
    const name = variable.name.value;
    return [name, described(asked(name, given, isRequired), description?.value)] as const;
  });
  return objectOf('The tool', Object.fromEntries(fields));
}

/** A value in JSON; an optional one may be null or left out. */
function asked(name: string, type: GraphQLInputType, isRequired = isNonNullType(type)): z.ZodType {
  const value = valueOf(name, isNonNullType(type) ? type.ofType : type);
  return isRequired ? value : value.nullish();
}

function valueOf(name: string, type: GraphQLInputType): z.ZodType {
  if (isListType(type))
    return z.array(asked(`An item of ${name}`, type.ofType), { error: faultOf(name, 'a list') });
  if (isEnumType(type)) {
    const names = type
      .getValues()
      .flatMap(({ name: each, deprecationReason }) => (deprecationReason ? [] : [each]));
    return z.enum(names, { error: faultOf(name, `one of ${names.join(', ')}`) });
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).map((field) => {
      const value = asked(field.name, field.type, isRequiredInputField(field));
      return [field.name, described(value, field.description)] as const;
    });
    return described(objectOf(name, Object.fromEntries(fields)), type.description);
  }
  const scalars: Record<string, z.ZodType> = {
    Int: z.int({ error: faultOf(name, 'a whole number') }),
    Float: z.number({ error: faultOf(name, 'a number') }),
    Boolean: z.boolean({ error: faultOf(name, 'true or false') }),
  };
  return scalars[String(type)] ?? z.string({ error: faultOf(name, 'text') });
}

function objectOf(name: string, fields: Readonly<Record<string, z.ZodType>>) {
  const names = Object.keys(fields).join(', ') || 'none';
  return z.strictObject(fields, { error: faultOf(name, `an object with the fields ${names}`, names) });
}

type Issue = { code?: string | undefined; input?: unknown; keys?: readonly string[] };

/**
 * Describes a fault in English by field name: elsewhere schemas give text keys, which are useless to a model. The
 * protocol's library adds the place.
 */
const faultOf =
  (name: string, wanted: string, fields = '') =>
  ({ code, input, keys = [] }: Issue): string => {
    if (code === 'unrecognized_keys')
      return `${name} has no field ${keys.join(', ')}; the fields are: ${fields}`;
    return `${name} ${input === undefined || input === null ? 'is required:' : 'has to be'} ${wanted}`;
  };

const described = (schema: z.ZodType, text: string | null | undefined): z.ZodType =>
  text == null ? schema : schema.describe(text);
