import type { CustomTypeOptions } from 'i18next';

type Texts = CustomTypeOptions['resources'];

/** The keys of a namespace that begin with `Prefix`. */
type KeyWith<Namespace extends keyof Texts, Prefix extends string> = Extract<
  keyof Texts[Namespace],
  `${Prefix}${string}`
>;

/**
 * A key made of a prefix and a name that is plain text to the compiler, because the service or the domain gives it.
 * The compiler checks that the namespace has keys with the prefix; that every name has its text is up to tests.
 */
export const keyWith = <Namespace extends keyof Texts, const Prefix extends string>(
  _namespace: Namespace,
  prefix: [KeyWith<Namespace, Prefix>] extends [never] ? never : Prefix,
  name: string,
) => `${prefix}${name}` as KeyWith<Namespace, Prefix>;

/** A key only known at run time; the compiler takes it for a common one, because it cannot check which it is. */
export const uncheckedKey = (key: string) => key as 'cancel';
