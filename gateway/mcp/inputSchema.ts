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

/** What a tool takes, out of the variables of its operation: the types are those of the schema, and so are its texts. */
export function inputSchema(schema: GraphQLSchema, variables: readonly VariableDefinitionNode[]) {
  const fields = variables.map(({ variable, type, defaultValue, description }) => {
    const given = typeFromAST(schema, type) as GraphQLInputType;
    const isRequired = isNonNullType(given) && defaultValue === undefined;
    return [variable.name.value, described(asked(given, isRequired), description?.value)];
  });
  return z.strictObject(Object.fromEntries(fields) as Record<string, z.ZodType>);
}

/** A value as JSON has it; one that is not required may be null or left out. */
function asked(type: GraphQLInputType, isRequired = isNonNullType(type)): z.ZodType {
  const value = valueOf(isNonNullType(type) ? type.ofType : type);
  return isRequired ? value : value.nullish();
}

function valueOf(type: GraphQLInputType): z.ZodType {
  if (isListType(type)) return z.array(asked(type.ofType));
  if (isEnumType(type)) {
    const names = type
      .getValues()
      .flatMap(({ name, deprecationReason }) => (deprecationReason ? [] : [name]));
    return z.enum(names);
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).map((field) => {
      return [field.name, described(asked(field.type, isRequiredInputField(field)), field.description)];
    });
    const object = z.strictObject(Object.fromEntries(fields) as Record<string, z.ZodType>);
    return described(object, type.description);
  }
  const scalars: Record<string, z.ZodType> = { Int: z.int(), Float: z.number(), Boolean: z.boolean() };
  return scalars[String(type)] ?? z.string();
}

const described = (schema: z.ZodType, text: string | null | undefined): z.ZodType =>
  text == null ? schema : schema.describe(text);
