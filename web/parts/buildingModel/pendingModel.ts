/** A user's file, between the form of a new tower and the sheet of its first simulation. */
let pending: { optionId: string; file: File } | null = null;

export const setPendingModel = (optionId: string, file: File): void => {
  pending = { optionId, file };
};

/** The file to be read into the sheet of a simulation; null without one. */
export const pendingModel = (optionId: string): File | null =>
  pending?.optionId === optionId ? pending.file : null;

export const clearPendingModel = (): void => {
  pending = null;
};
