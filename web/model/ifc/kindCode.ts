const polynomial = 0xedb88320;

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let code = byte;
  for (let bit = 0; bit < 8; bit += 1) code = code & 1 ? (code >>> 1) ^ polynomial : code >>> 1;
  return code;
});

/** The code by which the library knows a kind of line, byte by byte of its name: CRC-32 (ISO 3309). */
export class KindCode {
  #sum = -1;

  start(): void {
    this.#sum = -1;
  }

  add(byte: number): void {
    this.#sum = table[(this.#sum ^ byte) & 255]! ^ (this.#sum >>> 8);
  }

  get value(): number {
    return ~this.#sum >>> 0;
  }
}
