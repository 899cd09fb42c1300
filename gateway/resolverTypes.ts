import type { Resolvers, ResolversParentTypes } from './__generated__/resolverTypes.ts';

/** A source may have a function or a promise in place of a value, resolved when its field is selected. */
export type Lazy<T> = Fields<Pick<T, Required<T>>> & Partial<Fields<Pick<T, Exclude<keyof T, Required<T>>>>>;

type Fields<T> = { [Key in keyof T]: T[Key] | ((...given: never[]) => T[Key] | Promise<T[Key]>) };

/** The members that are never null; a refused payload leaves the others out. */
type Required<T> = { [Key in keyof T]-?: null extends T[Key] ? never : Key }[keyof T];

/** A resolved value of a field. */
export type Settled<T> = Exclude<Awaited<T>, Error | null | undefined>;

type ResultOf<Field> = Field extends (...given: never[]) => infer Result ? Awaited<Result> : never;
type Read<Member> = Member extends (...given: never[]) => infer Result ? Awaited<Result> : Member;

/** What fields are read from: the source or, where it stands for a row of `/v1`, that row alone. */
type Readable<Source> = Source extends { row: infer Row extends object } ? Row : Source;

/** The fields that the source has no member for, or none of the field's type. */
type Unread<Asked, Source> = UnreadOf<Asked, Readable<Source>>;

/** The names of a source's members; a source with an index signature has none, like the roots'. */
type MembersOf<Source> = string extends keyof Source ? never : keyof Source;

type UnreadOf<Asked, Source> = {
  [Name in keyof Asked]-?: Name extends `__${string}`
    ? never
    : Name extends MembersOf<Source>
      ? [Read<Source[Name]>] extends [ResultOf<Exclude<Asked[Name], { resolve: unknown }>>]
        ? never
        : Name
      : Name;
}[keyof Asked];

/**
 * The resolvers of a type: one for each field that cannot be read from the source, or its row, by its own name; others
 * are optional. The compiler reports missing and misspelt ones.
 */
export type ResolversOf<Name extends keyof Resolvers & keyof ResolversParentTypes> = Pick<
  NonNullable<Resolvers[Name]>,
  Unread<NonNullable<Resolvers[Name]>, ResolversParentTypes[Name]>
> &
  Partial<NonNullable<Resolvers[Name]>>;

type Unions = 'StructureInputData' | 'FoundationInputData';

/** Scalars that are passed through. */
type Texts = 'BlockType' | 'Cep' | 'Link' | 'Month' | 'StateCode';

type Named = Exclude<
  keyof Resolvers & keyof ResolversParentTypes,
  'DateTime' | 'Date' | Texts | 'Node' | Unions
>;

/** Types with fields that need a resolver. */
type Working = {
  [Name in Named]: [Unread<NonNullable<Resolvers[Name]>, ResolversParentTypes[Name]>] extends [never]
    ? never
    : Name;
}[Named];

/** All resolvers of the graph: the compiler also reports a type that needs some and has none. */
export type Registry = { [Name in Working]: ResolversOf<Name> } & {
  [Name in Exclude<Named, Working>]?: ResolversOf<Name>;
} & Omit<Resolvers, Named | Texts | 'Node' | Unions>;

/** The types whose source stands for a row. */
export type RowType = {
  [Name in Named]: ResolversParentTypes[Name] extends { row: object } ? Name : never;
}[Named];
