/** JSON text that grows from left to right, with places that are filled later. */
export class AnswerText {
  text = '';
  #before: (string | AnswerText)[] | undefined;

  /** Leaves a place to be filled when what belongs there is known; what follows is written on. */
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
