import type { VariableValues } from './selection.ts';
import type { OwnContext } from '../context.ts';

/** JSON text that grows from left to right, with places that are filled later. */
export class AnswerText {
  text = '';
  #before: (string | AnswerText)[] | undefined;

  /** Leaves a place to be filled later; text goes on behind it. */
  later(): AnswerText {
    const place = new AnswerText();
    (this.#before ??= []).push(this.text, place);
    this.text = '';
    return place;
  }

  /** The whole; every place must have been filled. */
  toString(): string {
    if (this.#before === undefined) return this.text;
    let text = '';
    for (const part of this.#before) text += typeof part === 'string' ? part : part.toString();
    return text + this.text;
  }
}

/** Writes an available value into an answer. @throws where the executor would report an error. */
export type Write = (value: unknown, run: Run, out: AnswerText) => void;

/**
 * One run of a compiled operation. It ends at the first error: answers with errors are left to the executor, which
 * repeats the operation over what was already read.
 */
export class Run {
  readonly context: OwnContext;
  readonly variables: VariableValues;
  /** Arguments that depend on variables, by the number of their field, which is the same wherever the field occurs. */
  readonly madeArguments: unknown[] = [];
  readonly #answer = new AnswerText();
  readonly #end = Promise.withResolvers<string | undefined>();
  #waiting = 1;

  constructor(context: OwnContext, variables: VariableValues) {
    this.context = context;
    this.variables = variables;
  }

  /** The text of `data`; undefined when the executor has to answer. */
  start(source: unknown, write: Write): Promise<string | undefined> {
    this.#write(source, write, this.#answer);
    return this.#end.promise;
  }

  /** Writes the value of a promise when it resolves. */
  await(promise: PromiseLike<unknown>, out: AnswerText, write: Write): void {
    const place = out.later();
    this.#waiting += 1;
    promise.then(
      (value) => this.#write(value, write, place),
      () => this.#end.resolve(undefined),
    );
  }

  #write(value: unknown, write: Write, out: AnswerText): void {
    try {
      write(value, this, out);
    } catch {
      this.#end.resolve(undefined);
      return;
    }
    this.#waiting -= 1;
    if (this.#waiting === 0) this.#end.resolve(this.#answer.toString());
  }
}
