import type { KeyboardEvent } from 'react';

/** Ctrl+Enter or Cmd+Enter anywhere in a form, or in what holds one, submits it. */
export function submitKeys(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  const place = event.currentTarget;
  // React passes on key events of dialogs opened from here; those are not meant for this form.
  if (!(event.target instanceof Node) || !place.contains(event.target)) return;
  event.preventDefault();
  const form = place instanceof HTMLFormElement ? place : place.querySelector('form');
  form?.requestSubmit();
}
