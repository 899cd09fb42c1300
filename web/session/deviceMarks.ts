const key = 'deviceMarks';
const most = 5;

/** What earlier log-ins on this device were given, newest first: they let its owners in while others guess. */
export function deviceMarks(): string[] {
  return (localStorage.getItem(key) ?? '').split(',').filter(Boolean);
}

/** Keeps what a log-in was given; it stays when the session ends. */
export function keepDeviceMark(mark: string | null | undefined): void {
  if (!mark) return;
  const others = deviceMarks().filter((kept) => kept !== mark);
  localStorage.setItem(key, [mark, ...others].slice(0, most).join());
}
