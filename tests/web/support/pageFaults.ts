/** Of these one is reached by Tab, and the others from it by the arrows. */
const roving =
  '[role=group], [role=radiogroup], [role=menu], [role=listbox], [role=tablist], .MuiAutocomplete-root';
const filled = '[fill^="url("], [mask^="url("], [clip-path^="url("]';
const reference = /url\(#([^)]*)\)/;

/** What no screen may have, whatever it shows: controls that Tab passes over, and fillings that are not there. */
export function pageFaults(): string[] {
  // A part that is shown alone has not what the screen around it brings.
  if (document.querySelector('main') === null) return [];
  const passedOver = [...document.querySelectorAll('button[tabindex="-1"], a[href][tabindex="-1"]')]
    .filter((control) => control.closest(roving) === null && !control.matches(':disabled, .Mui-disabled'))
    .map((control) => `Tab passes over ${control.getAttribute('aria-label') ?? control.textContent}`);
  const unfilled = [...document.querySelectorAll(filled)].flatMap((shape) =>
    [...shape.attributes].flatMap(({ value }) => {
      const id = reference.exec(value)?.[1];
      return id === undefined || document.getElementById(id) !== null ? [] : [`there is no #${id}`];
    }),
  );
  return [...new Set([...passedOver, ...unfilled])];
}
