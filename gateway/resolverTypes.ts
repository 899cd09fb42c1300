import type { Resolvers, ResolversParentTypes } from './__generated__/resolverTypes.ts';

/** What the sources of the graph may hold in place of a value: it is called, or waited for, when its field is asked for. */
export type Lazy<T> = Fields<Pick<T, Required<T>>> & Partial<Fields<Pick<T, Exclude<keyof T, Required<T>>>>>;

type Fields<T> = { [Key in keyof T]: T[Key] | ((...given: never[]) => T[Key] | Promise<T[Key]>) };

/** The members that are never null; a payload leaves the others out where it is refused. */
type Required<T> = { [Key in keyof T]-?: null extends T[Key] ? never : Key }[keyof T];

/** What a field may give at once. */
export type Settled<T> = Exclude<Awaited<T>, Error | null | undefined>;

type ResultOf<Field> = Field extends (...given: never[]) => infer Result ? Awaited<Result> : never;
type Read<Member> = Member extends (...given: never[]) => infer Result ? Awaited<Result> : Member;

/** What fields are read from: the source or, where it stands for a row of `/v1`, that row alone. */
type Readable<Source> = Source extends { row: infer Row extends object } ? Row : Source;

/** The fields that it has no member for, or none of the field's type. */
type Unread<Asked, Source> = UnreadOf<Asked, Readable<Source>>;

/** The names that a source has a member of; an object that may have any has none, as the roots' has. */
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
 * The resolvers of a type: one for each field that can't be read from the source, or its row, by its own name, others
 * where they are wanted. A missing one and a misspelt one are errors of the compiler.
 */
export type ResolversOf<Name extends keyof Resolvers & keyof ResolversParentTypes> = Pick<
  NonNullable<Resolvers[Name]>,
  Unread<NonNullable<Resolvers[Name]>, ResolversParentTypes[Name]>
> &
  Partial<NonNullable<Resolvers[Name]>>;

type Unions = 'StructureInputData' | 'FoundationInputData';

/** Scalars that go through as they are. */
type Texts = 'BlockType' | 'Cep' | 'Link' | 'Month' | 'StateCode';

type Named = Exclude<
  keyof Resolvers & keyof ResolversParentTypes,
  'DateTime' | 'Date' | Texts | 'Node' | Unions
>;

/** The types some of whose fields need a resolver. */
type Working = {
  [Name in Named]: [Unread<NonNullable<Resolvers[Name]>, ResolversParentTypes[Name]>] extends [never]
    ? never
    : Name;
}[Named];

/** All resolvers of the graph: a type that needs some and has none is an error of the compiler too. */
export type Registry = { [Name in Working]: ResolversOf<Name> } & {
  [Name in Exclude<Named, Working>]?: ResolversOf<Name>;
} & Omit<Resolvers, Named | Texts | 'Node' | Unions>;

/** The types whose source stands for a row. */
export type RowType = {
  [Name in Named]: ResolversParentTypes[Name] extends { row: object } ? Name : never;
}[Named];
