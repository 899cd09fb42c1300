import { createHash } from 'node:crypto';
import { Client } from 'pg';
import { databaseErrorCode } from '../databaseError.ts';

/** Most prepared statements per connection; each takes some of the server's memory. */
const maxNames = 500;

/** Statements on rows whose text does not grow with its input; others would need ever new names. */
const isFixed = (text: string) =>
  /^\s*(select|with|insert|update|delete)\b/.test(text) && !/\bin \(\$\d+, |\), \(\$\d+/.test(text);

/** PostgreSQL refuses a prepared statement whose columns a migration has changed. */
const isStale = (error: unknown) =>
  databaseErrorCode(error) === '0A000' && /cached plan/.test((error as Error).message);

/**
 * A connection that names its statements, so that PostgreSQL parses and plans each once. The texts have no request id,
 * because a text with one would never repeat.
 */
export class PreparedClient extends Client {
  readonly #names = new Map<string, string>();
  #keepsNames = true;
  #isInTransaction = false;

  // oxlint-disable-next-line typescript/no-explicit-any -- pg has ten forms of this call; all but one are passed on
  override query(...args: any[]): any {
    const [text, values, ...rest] = args;
    if (/^(start|begin|commit|rollback)\b(?! to)/.test(text))
      this.#isInTransaction = /^(start|begin)/.test(text);
    if (typeof text !== 'string' || !Array.isArray(values) || rest.length > 0)
      return super.query(...(args as [never]));
    const name = this.#nameOf(text);
    if (name === undefined) return super.query(text, values);
    const isAlone = !this.#isInTransaction;
    return super.query({ name, text, values }).catch((error: unknown) => {
      if (!isStale(error)) throw error;
      this.#keepsNames = false;
      if (!isAlone) throw error;
      return super.query(text, values);
    });
  }

  #nameOf(text: string): string | undefined {
    if (!this.#keepsNames) return undefined;
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= maxNames || !isFixed(text)) return known;
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    this.#names.set(text, name);
    return name;
  }
}
