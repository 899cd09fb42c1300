/** What the kills of one kind came to: `wrong` tells what was acknowledged and is not there, or is there by half. */
export class Findings {
  kills = 0;
  acknowledged = 0;
  readBack = 0;
  wrong: string[] = [];
  readonly kind: string;

  constructor(kind: string) {
    this.kind = kind;
  }

  /** Notes something read back after a kill: `found` has to be one of what `may` be there. */
  expect(what: string, found: unknown, may: readonly unknown[]): void {
    this.readBack += 1;
    if (!may.includes(found)) this.wrong.push(`${what}: ${String(found)} instead of ${may.join(' or ')}`);
  }

  line(): string {
    const { kind, kills, acknowledged, readBack, wrong } = this;
    return `| ${kind.padEnd(34)} | ${[kills, acknowledged, readBack, wrong.length].map((count) => String(count).padStart(6)).join(' | ')} |`;
  }
}

export const headings = `| killed in the middle of            |  kills | acknowledged | read back | lost or half |`;
