import { z } from 'zod';

/** The variables of a process. */
export type Environment = Record<string, string | undefined>;

/** A setting of the environment; a variable set to nothing counts as not set. */
export const setting = <Setting extends z.ZodType>(schema: Setting) =>
  z.preprocess((text) => (text === '' ? undefined : text), schema);

/** Origins of addresses, comma separated. */
export function originsIn(text: string, context: z.RefinementCtx): string[] {
  const addresses = text.split(/[\s,]+/).filter((address) => address !== '');
  return addresses.map((address) => {
    const url = URL.parse(address);
    if (url !== null && /^https?:$/.test(url.protocol)) return url.origin;
    context.addIssue({ code: 'custom', message: 'must be http(s) addresses, comma separated' });
    return '';
  });
}

/** Origins whose pages may call: those named, or `*` for all. */
export const corsOrigins = setting(z.string().default('')).transform((text, context) =>
  text.trim() === '*' ? ['*'] : originsIn(text, context),
);

/**
 * Reads the settings of a program from its environment.
 * @param known faults found already, a line each. @throws one Error that names every faulty variable.
 */
export function readEnvironment<Settings>(
  schema: z.ZodType<Settings>,
  env: Environment,
  known: readonly string[] = [],
): Settings {
  // In zod's own English, with the values that may be: elsewhere its messages are keys of texts.
  const { data, error } = schema.safeParse(env, { error: z.locales.en().localeError });
  const found = error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
  const faults = [...known, ...found];
  if (data === undefined || faults.length > 0) {
    throw new Error(`The environment is not usable:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }
  return data;
}
