import type { ModelNote, ModelReason } from '#domain/takeoff/buildingModel.ts';

const maxNotes = 200;

/** Notes on a file while it is read: equal ones once, with their count. */
export class ReadNotes {
  readonly #notes = new Map<string, ModelNote>();

  add(reason: ModelReason, subject: string, volumes?: { stated: number; measured: number }): void {
    const key = `${reason} ${subject}`;
    const known = this.#notes.get(key);
    if (known === undefined && this.#notes.size >= maxNotes) return;
    const { count, stated = 0, measured = 0 } = known ?? { count: 0 };
    const sums = volumes && { stated: stated + volumes.stated, measured: measured + volumes.measured };
    this.#notes.set(key, { reason, subject, count: count + 1, ...sums });
  }

  get list(): ModelNote[] {
    return [...this.#notes.values()];
  }
}
