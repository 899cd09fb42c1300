const ends = ['pointerup', 'pointercancel', 'dragend'] as const;
let pressed = false;

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => (pressed = true), true);
  for (const end of ends) window.addEventListener(end, () => (pressed = false), true);
}

/**
 * Runs when no pointer is held down. Pressing a button takes the focus from a field; an error that then appeared under
 * the field would move the button away before the press ends, and the click would be lost.
 */
export function afterPointer(run: () => void): void {
  if (!pressed) return run();
  const listening = new AbortController();
  const onRelease = () => {
    listening.abort();
    // After the click, which follows the release.
    setTimeout(run);
  };
  for (const end of ends)
    window.addEventListener(end, onRelease, { capture: true, signal: listening.signal });
}
