/** A fault a form shows: its field, the field's label, and the text. */
export type FormFault = { field: HTMLElement; label: string; text: string };

const shownFaults = '[aria-invalid="true"]:not([aria-hidden="true"]), .Mui-error[role="alert"]';
/** What a fault is named after beside its own field: the nearest list or part of the form. */
const named = ['[role="group"][aria-label]', '[role="group"][aria-labelledby]', 'table[aria-label]'].join();
const focusable = 'input, button, [tabindex="0"]';
const textOf = (id: string | undefined) =>
  id ? document.getElementById(id)?.firstChild?.textContent?.trim() : '';

/** Faults in the order of the page; those of a whole list lead to the list's first field or button. */
export function formFaults(form: HTMLElement): FormFault[] {
  return [...form.querySelectorAll<HTMLElement>(shownFaults)].flatMap((shown) => {
    const isOfList = shown.getAttribute('role') === 'alert';
    const field = isOfList ? shown.parentElement?.querySelector<HTMLElement>(focusable) : shown;
    if (!field) return [];
    const group = (isOfList ? shown : field).closest(named);
    const around = group && form.contains(group) ? nameOf(group) : '';
    const own = isOfList ? '' : labelOf(field);
    return [
      {
        field,
        label: [around, own].filter(Boolean).join(' · '),
        text: (isOfList ? shown.textContent : textOfAll(field.getAttribute('aria-describedby'))) ?? '',
      },
    ];
  });
}

const nameOf = (group: Element) =>
  group.getAttribute('aria-label') ?? textOf(group.getAttribute('aria-labelledby') ?? undefined);

const textOfAll = (ids: string | null) =>
  (ids ?? '')
    .split(' ')
    .map((id) => (id ? document.getElementById(id)?.textContent : ''))
    .join(' ')
    .trim();

/** The first node of a label is its text: the asterisk of required fields follows. */
function labelOf(field: HTMLElement): string {
  const written = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  const label = written ? field.labels?.[0]?.firstChild?.textContent : undefined;
  return (
    field.getAttribute('aria-label') ??
    label?.trim() ??
    textOf(field.getAttribute('aria-labelledby')?.split(' ')[0]) ??
    ''
  );
}
