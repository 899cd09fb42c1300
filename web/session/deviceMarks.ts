const key = 'deviceMarks';
const most = 5;

/** Marks from earlier log-ins on this device, newest first: they let its owners in while others guess. */
export function deviceMarks(): string[] {
  return (localStorage.getItem(key) ?? '').split(',').filter(Boolean);
}

/** Stores a log-in's mark, which outlives the session. */
export function keepDeviceMark(mark: string | null | undefined): void {
  if (!mark) return;
  const others = deviceMarks().filter((kept) => kept !== mark);
  localStorage.setItem(key, [mark, ...others].slice(0, most).join());
}
