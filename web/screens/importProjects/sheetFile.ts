/** The service takes no more. */
export const maxSheetMegabytes = 5;

/** Why a file cannot be sent at all, before anything is read; null when it can. */
export function sheetFault({ name, size }: { name: string; size: number }): 'type' | 'size' | 'empty' | null {
  if (!/\.(csv|xlsx)$/i.test(name)) return 'type';
  if (size === 0) return 'empty';
  return size > maxSheetMegabytes * 1024 * 1024 ? 'size' : null;
}

/** The same for a service that reads CSV only. */
export const plainSheetFault = (file: { name: string; size: number }) =>
  /\.csv$/i.test(file.name) ? sheetFault(file) : 'plainType';

/** The file as the mutation takes it. @throws when the browser may no longer read it. */
export async function readBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  // Whole files would be too many arguments for one call.
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}
