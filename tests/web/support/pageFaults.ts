/** Of these one is reached by Tab, and the others from it by the arrows. */
const roving =
  '[role=group], [role=radiogroup], [role=menu], [role=listbox], [role=tablist], .MuiAutocomplete-root';
const filled = '[fill^="url("], [mask^="url("], [clip-path^="url("]';
const reference = /url\(#([^)]*)\)/;

/** What stands for something that is said. */
const mustSpeak = '.MuiAlert-root, h1, h2, h3, h4, h5, h6, li, dt, figcaption, caption, legend';
const content = ':is(img, svg, input, button, .MuiSkeleton-root):not(.MuiAlert-icon *, .MuiAlert-action *)';

/**
 * What no screen may have, whatever it shows: controls that Tab passes over, fillings that are not there, and notices,
 * headings, list items and captions without a word.
 */
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
  const silent = [...document.querySelectorAll(mustSpeak)]
    .filter((each) => each.textContent.trim() === '' && each.querySelector(content) === null)
    .map(({ tagName, className }) => `nothing stands in ${tagName.toLowerCase()}.${className}`);
  return [...new Set([...passedOver, ...unfilled, ...silent])];
}
