import { KindCode } from './kindCode.ts';
import type { ItemGraph } from './itemGraph.ts';
import { ModelFault } from './modelFault.ts';

const [quote, open, close, end, hash, equals, slash, star, comma] = Array.from("'();#=/*,", (sign) =>
  sign.charCodeAt(0),
);
const zero = 48;
const blank = 32;
const isBlank = (byte: number) => byte <= blank;
const isDigit = (byte: number) => byte >= 48 && byte <= 57;
const isLetter = (byte: number) => (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122);
const isKeyword = (byte: number) => isLetter(byte) || byte === 95 || isDigit(byte);

/** The state within a statement: nothing, `#`, digits, `=`, a keyword, `(…)`; or another one, such as `ENDSEC`. */
type Place = 'start' | 'hash' | 'digits' | 'equals' | 'keyword' | 'body' | 'complete' | 'other';

/**
 * Checks the statements of a STEP file (ISO 10303-21) chunk by chunk: texts are closed, brackets match, values are
 * separated by commas, and every numbered line is `#12=KIND(…);` with at least as many arguments as its kind needs
 * (`least`). The library does not end on a line that is not.
 */
export class StepStatements {
  #place: Place = 'start';
  #depth = 0;
  #inText = false;
  #inComment = false;
  #before = 0;
  /** The last byte in brackets that is no blank. */
  #last: number | undefined;
  readonly #least: ReadonlyMap<number, number>;
  readonly #kind = new KindCode();
  #commas = 0;
  readonly #graph: ItemGraph | null;
  /** The number of the line, and the argument from which its references are collected. */
  #line = 0;
  #collectFrom = Infinity;
  /** A reference being read. */
  #reference: number | null = null;

  constructor(least: ReadonlyMap<number, number>, graph: ItemGraph | null = null) {
    this.#least = least;
    this.#graph = graph;
  }

  /** @throws ModelFault where a statement is broken. */
  take(bytes: Uint8Array): void {
    for (const byte of bytes) this.#before = this.#step(byte);
  }

  /** @throws ModelFault where the file ends within a statement. */
  finish(): void {
    if (this.#inText || this.#inComment || this.#depth !== 0 || this.#place !== 'start') broken();
  }

  /** @returns what the next byte comes after: a comment counts as a blank. */
  #step(byte: number): number {
    if (this.#inText) {
      if (byte !== quote) return byte;
      this.#inText = false;
      this.#last = quote;
      return byte;
    }
    if (this.#inComment) {
      if (byte !== slash || this.#before !== star) return byte;
      this.#inComment = false;
      return blank;
    }
    if (byte === star && this.#before === slash) {
      this.#inComment = true;
      return blank;
    }
    // A reference without its number.
    if (this.#before === hash && !isDigit(byte)) broken();
    if (this.#depth > 0 && !isBlank(byte) && byte !== slash) {
      this.#follow(byte);
      if (this.#commas >= this.#collectFrom) this.#collect(byte);
      this.#last = byte;
    }
    if (byte === quote) {
      if (this.#depth === 0 && this.#place !== 'other') broken();
      this.#inText = true;
    } else if (byte === open) this.#open();
    else if (byte === close) this.#close();
    else if (byte === comma && this.#depth === 1) this.#commas += 1;
    else if (byte === end) this.#end();
    else if (this.#depth === 0 && !isBlank(byte) && byte !== slash) this.#place = this.#next(byte);
    return byte;
  }

  #open(): void {
    if (this.#depth === 0 && this.#place !== 'keyword' && this.#place !== 'other') broken();
    if (this.#place === 'keyword') {
      this.#place = 'body';
      this.#commas = 0;
      this.#collectFrom = this.#graph?.begin(this.#line, this.#kind.value) ?? Infinity;
    }
    this.#depth += 1;
    this.#last = open;
  }

  /**
   * A value is followed by a comma or the end of its list; a text, reference or list never follows a value directly.
   */
  #follow(byte: number): void {
    const last = this.#last;
    if (byte === comma || byte === close) return;
    if (last === open || last === comma) return;
    // A quote in a text is written twice.
    if (last === quote && byte === quote && this.#before === quote) return;
    if (last === quote || last === close || byte === quote || byte === hash) broken();
    if (byte === open && !isLetter(last ?? 0)) broken();
  }

  #collect(byte: number): void {
    if (byte === hash) this.#reference = 0;
    else if (this.#reference !== null && isDigit(byte)) this.#reference = this.#reference * 10 + byte - zero;
    else if (this.#reference !== null) {
      this.#graph?.refer(this.#reference);
      this.#reference = null;
    }
  }

  #close(): void {
    this.#depth -= 1;
    if (this.#depth < 0) broken();
    if (this.#depth !== 0 || this.#place !== 'body') return;
    this.#place = 'complete';
    this.#graph?.end();
    if (this.#commas + 1 < (this.#least.get(this.#kind.value) ?? 0)) broken();
  }

  #end(): void {
    if (this.#depth !== 0 || (this.#place !== 'complete' && this.#place !== 'other')) broken();
    this.#place = 'start';
  }

  /** The next state for a byte outside brackets. */
  #next(byte: number): Place {
    switch (this.#place) {
      case 'start':
        this.#line = 0;
        return byte === hash ? 'hash' : isKeyword(byte) ? 'other' : broken();
      case 'hash':
      case 'digits':
        if (isDigit(byte)) this.#line = this.#line * 10 + byte - zero;
        else if (this.#place === 'hash') broken();
        return isDigit(byte) ? 'digits' : byte === equals ? 'equals' : broken();
      case 'equals':
      case 'keyword':
        if (this.#place === 'equals') this.#kind.start();
        this.#kind.add(byte);
        return isKeyword(byte) ? 'keyword' : broken();
      case 'other':
        // Two words in a row: the end of the first statement is missing.
        if (isBlank(this.#before) && isKeyword(byte)) broken();
        return byte === equals || byte === hash ? broken() : 'other';
      default:
        return broken();
    }
  }
}

function broken(): never {
  throw new ModelFault('damaged');
}
