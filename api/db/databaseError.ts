/** The SQLSTATE of a database error, else undefined. */
export function databaseErrorCode(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined;
}

/** Whether a write was refused by this unique index (or, without a name, by any). */
export function isUniqueViolation(error: unknown, index?: string): boolean {
  if (databaseErrorCode(error) !== '23505') return false;
  return index === undefined || (error as { constraint?: string }).constraint === index;
}

/** For `catch`: throws `refusal` where this unique index (or, without a name, any) refused a write, else the error. */
export const refusedAsTaken =
  (refusal: () => Error, index?: string) =>
  (error: unknown): never => {
    throw isUniqueViolation(error, index) ? refusal() : error;
  };
