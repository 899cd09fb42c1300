import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, isInputObjectType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { allTags, type Selected, type Tag } from '../support/graphqlTags.ts';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'), { assumeValid: true });
const tags = allTags();
const byName = new Map(tags.map((tag) => [tag.name, tag]));

/** What a document selects, with all it spreads. */
const selectedBy = ({ fields, spreads }: Tag): Selected[] => [
  ...fields,
  ...spreads.flatMap((name) => {
    const spread = byName.get(name);
    return spread === undefined ? [] : selectedBy(spread);
  }),
];

/** Its revision is that of the foundation, whose drawer reads it when it opens. */
const notOfOption = 'saveFoundation';

/** They raise the revision of a project without being told one. */
const alsoRaising = ['moveProject', 'transferOwnership'];

/** Types whose revision the mutation raises, as far as it asks for them. */
function raisedBy({ fields }: Tag): string[] {
  const called = fields.filter(({ type }) => type === 'Mutation').map(({ field }) => field);
  return called.flatMap((name) => {
    const { type, args } = schema.getMutationType()!.getFields()[name]!;
    const [payload, input] = [getNamedType(type), getNamedType(args[0]?.type)];
    if (name === notOfOption || !isObjectType(payload) || !isInputObjectType(input)) return [];
    const isRaising = (field: string) =>
      alsoRaising.includes(name) || ('revision' in input.getFields() && `${field}Id` in input.getFields());
    return fields
      .filter((each) => each.type === payload.name && isRaising(each.field))
      .map(({ field }) => getNamedType(payload.getFields()[field]!.type))
      .filter((each) => isObjectType(each) && 'revision' in each.getFields())
      .map((each) => each.name);
  });
}

test.each(
  tags
    .filter((tag) => tag.kind === 'mutation' && raisedBy(tag).length > 0)
    .map((tag) => [tag.name, tag] as const),
)(
  '%s reads the revision it raises: else the next change would be taken for somebody else’s',
  (_name, tag) => {
    const read = selectedBy(tag).filter(({ field }) => field === 'revision');
    expect(read.map(({ type }) => type)).toEqual(expect.arrayContaining(raisedBy(tag)));
  },
);
