/** A user's file kept between the form of a new tower and the sheet of its first simulation. */
let held: { optionId: string; file: File } | null = null;

export const holdModel = (optionId: string, file: File): void => {
  held = { optionId, file };
};

/** The model that waits for the sheet of a simulation; null where none does. */
export const heldModel = (optionId: string): File | null => (held?.optionId === optionId ? held.file : null);

export const forgetHeldModel = (): void => {
  held = null;
};
