import { act, fireEvent, waitFor } from '@testing-library/react';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { clearDrafts, draftPrefix } from '../../../web/session/drafts.ts';
import { type show, timesRefreshed } from './controls.ts';
import { frameLook, layers, looksOf, nameOf, readScreen } from './readScreen.ts';
import { watchDownloads } from './watchDownloads.ts';

declare const window: Window & typeof globalThis & { happyDOM: { setViewport(size: object): void } };

/** Writes the texts anew instead of comparing them. Read what changed in them before you commit it. */
const isUpdate = process.env.UPDATE_SHOWN === 'on';

/** Where the texts are. */
export const folder = 'tests/web/everyScreen/shown';

/**
 * How often a screen is read alike, each time 10 ms later, to count as shown: as its text says, or otherwise. Not how
 * long: a slow machine loads slowly what a press opens.
 */
const readAlike = { asWritten: 2, otherwise: isUpdate ? 50 : 2 };

/** A screen that was opened: its requests so far, how the texts of its answers are told apart, and its mutations. */
export type Shown = Pick<Awaited<ReturnType<typeof show>>, 'requests' | 'router' | 'namePlaces'> & {
  isWaited?: () => boolean;
  answerMutations?: () => void;
  failMutations?: () => void;
  refuseMutations?: () => void;
  faultMutations?: () => void;
};

type Files = ReturnType<typeof watchDownloads>;

const pause = (milliseconds: number) => act(() => new Promise((done) => setTimeout(done, milliseconds)));

/** Ids and keys are others on every run. */
const lasting = (text: string) =>
  text
    .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '<uuid>')
    .replaceAll(/client:[\w-]+:\w+/g, '<connection>')
    // That of a project, from the real service.
    .replaceAll(/\bAQ[\w-]{21}(?![\w-])/g, '<id>')
    .replaceAll(/\b(?!\w+(?:Mutation|Query)\b)[\w+-]{40,}={0,2}/g, '<id>');

type State = {
  frame: string;
  layers: string[][];
  toasts: string[];
  way: string;
  calls: string[];
  files: string[];
  drafts: string[];
  refreshed: number;
};

/** A file by its name and, where that is a text, its lines. */
const linesOfFile = ({ name, type, read = '' }: Files[number]) => [
  `⇩ ${name} (${type})`,
  ...(/^PK|^%PDF|\0/.test(read) ? [] : read.split(/[\r\n]+/))
    .filter((line) => line !== '')
    .map((line) => `⇩   ${line}`),
];

/** Names of what was typed and not saved, which a form takes up when it opens again. */
const draftsKept = () =>
  Object.keys(sessionStorage).flatMap((key) =>
    key.startsWith(draftPrefix) ? [key.slice(draftPrefix.length)] : [],
  );

/** What is on the screen, where it has gone, and what it asked, sent or handed over since. */
function stateOf(shown: Shown, from = 0, files: Files = []): State {
  const { layers: all, toasts, frame } = readScreen();
  const named = (lines: readonly string[]) => lines.map(shown.namePlaces).map(lasting);
  const { pathname, search } = shown.router.state.location;
  const calls = shown.requests
    .slice(from)
    .map(([name, variables]) => lasting(`> ${name} ${JSON.stringify(variables)}`));
  return {
    frame: `(frame) ${frame.join(' · ')}`,
    layers: all.map(named),
    toasts: named(toasts),
    way: lasting(pathname + search),
    calls: [...new Set(calls)].toSorted(),
    files: named(files.flatMap(linesOfFile)),
    drafts: named(draftsKept()),
    refreshed: timesRefreshed(),
  };
}

const textOf = ({ frame, layers: all, toasts, calls }: State) => [frame, ...all.flat(), ...toasts, ...calls];

const placeOf = ({ frame, layers: all, toasts, way }: State) => JSON.stringify([frame, all, toasts, way]);

/** Lines that others have too, each as often as there, and those that they lack. */
function parted(lines: readonly string[], others: readonly string[]): { kept: string[]; lacking: string[] } {
  const left = [...others];
  const [kept, lacking]: [string[], string[]] = [[], []];
  for (const line of lines) {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    (at >= 0 ? kept : lacking).push(line);
  }
  return { kept, lacking };
}

/** Lines of `after` that `before` lacks, with a plus, and those gone, with a minus. */
const linesChanged = (before: readonly string[], after: readonly string[]): string[] => [
  ...parted(before, after).lacking.map((line) => `- ${line}`),
  ...parted(after, before).lacking.map((line) => `+ ${line}`),
];

/** The first line that stands elsewhere among those that both have, as when rows are sorted. */
function lineMoved(before: readonly string[], after: readonly string[]): string[] {
  const was = parted(before, after).kept;
  const moved = parted(after, before).kept.find((line, at) => line !== was[at]);
  return moved === undefined ? [] : [`↕ ${moved}`];
}

/**
 * What a press changed: of another screen only its address, what it asks, and the toast it begins with. A change that is
 * sent is not answered, so that it shows what waits for it.
 */
function changeOf(before: State, after: State): string[] {
  const refreshes = after.refreshed > before.refreshed ? ['↻ other screens ask again'] : [];
  const drafts = linesChanged(before.drafts, after.drafts).map((line) => `✎ ${line}`);
  const toasts = linesChanged(before.toasts, after.toasts);
  const said = [...toasts, ...after.calls, ...after.files, ...drafts, ...refreshes];
  if (after.way.split('?')[0] !== before.way.split('?')[0]) return [`→ ${after.way}`, ...said];
  const way = after.way === before.way ? [] : [`→ ${after.way}`];
  const shut = before.layers.length > after.layers.length ? ['× closes'] : [];
  const changed = after.layers.flatMap((lines, at) => {
    const was = before.layers[at] ?? [];
    return [...linesChanged(was, lines), ...lineMoved(was, lines)];
  });
  return [...shut, ...changed, ...way, ...said];
}

const isMutation = (call: string) => /^> \w+Mutation /.test(call);

/** Reads until it is as expected, or else until nothing moves any more; `goesOn` where another screen may follow. */
async function settled(
  read: () => string[],
  expected: readonly string[] | undefined,
  patience: number,
  goesOn = false,
): Promise<string[]> {
  const until = performance.now() + patience;
  const wanted = expected?.join('\n');
  let last = read().join('\n');
  let hasMoved = false;
  const moves = new MutationObserver(() => (hasMoved = true));
  moves.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  try {
    for (let alike = 0, turn = 0; ; turn++) {
      await pause(10);
      // Reading takes longer than all else. What was asked or handed over moves nothing: it is read now and then.
      const now = hasMoved || turn % 5 === 0 ? read().join('\n') : last;
      hasMoved = false;
      alike = now === last ? alike + 1 : 0;
      last = now;
      const isAsWritten = now === wanted;
      const isOpen = wanted === undefined || isUpdate;
      const isThere = isAsWritten || (isOpen && document.querySelector('h1') !== null);
      // What a press opens for the first time is on its way while nothing has changed.
      const patiently = readAlike.otherwise * (!isUpdate ? 1 : now === '' ? 4 : goesOn ? 2 : 1);
      const isStill = alike >= (isAsWritten ? readAlike.asWritten : patiently);
      if ((isStill && isThere) || performance.now() > until) return now === '' ? [] : now.split('\n');
    }
  } finally {
    moves.disconnect();
  }
}

const pressable =
  'button, th [role=button], [role=menuitem], [role=tab], [role=option], [role=combobox], summary, input:is([type=checkbox], [type=radio])';

/** Switches and toggle buttons. */
const turnable = '[role=switch], [aria-pressed]';

/** Buttons that shut what they are in. */
const leaves = /^(Fechar|Cancelar|Close)$/;

/** Controls of the topmost layer that can be pressed, one of each name; beside a tab of the address only what it shows. */
function controls(way: string): Map<string, HTMLElement> {
  const top = layers().at(-1);
  const layer = (way.includes('?tab=') && top?.querySelector('[role=tabpanel]')) || top;
  const all = [...(layer?.querySelectorAll<HTMLElement>(pressable) ?? [])];
  const free = all.filter((each) => !each.matches(':disabled, [aria-disabled=true], [aria-hidden=true] *'));
  // The last of a list of choices stands for the others.
  const isAnother = (each: HTMLElement) =>
    each.matches('[role=option]') && each !== free.findLast((other) => other.matches('[role=option]'));
  const named = free.filter((each) => !isAnother(each)).map((each) => [nameOf(each), each] as const);
  const isPressed = (name: string) => name !== '' && !leaves.test(name);
  // The first of a name is the one that is pressed.
  return new Map(named.filter(([name]) => isPressed(name)).toReversed());
}

const pressOn = (control: HTMLElement) =>
  act(
    () => void (control.matches('[role=combobox]') ? fireEvent.mouseDown(control) : fireEvent.click(control)),
  );

const typed =
  'input:is([type=text], [type=email], [type=password], [type=date], [type=url], [type=tel], [type=search]), textarea';

/** What is typed into the field at a place of its form: a number, address or text of its own, with a space after it. */
function textFor(field: HTMLInputElement | HTMLTextAreaElement, number: number): string {
  // A new password is typed twice alike; a day long ago is a birthday too.
  const kind = field.getAttribute('autocomplete');
  if (field.type === 'password') return kind === 'current-password' ? 'senha-atual-1 ' : 'senha-segura-1 ';
  if (field.type === 'date') return '1990-05-07';
  if (kind === 'postal-code') return '04094-050';
  if (field.name === 'companyNumber') return '11.222.333/0001-81';
  if (field.type === 'email') return `${number}@example.com`;
  if (field.type === 'url') return `https://example.com/${number}`;
  return isNumber(field) ? String(number) : `Texto ${number} `;
}

/**
 * How a form is filled: the last of all that is chosen, or the first, with every switch as it was not, every box ticked
 * and without the texts that may be left out; the last again without the numbers that may be left out.
 */
const fillings = ['emptied', 'filled', 'filled otherwise', 'without numbers'] as const;
type Filling = (typeof fillings)[number];

/** Empties or fills every field of a form or dialog. */
function fill(form: HTMLElement, how: Filling): void {
  const isOtherwise = how === 'filled otherwise';
  // What is typed comes last: another kind of foundation, say, has other fields.
  const choices = 'div[role=combobox]:not([aria-disabled=true])';
  for (const choice of how === 'emptied' ? [] : form.querySelectorAll(choices)) {
    act(() => void fireEvent.mouseDown(choice));
    const options = [...document.querySelectorAll('[role=listbox] [role=option]')];
    const chosen = options.at(isOtherwise ? 0 : -1);
    if (chosen !== undefined) act(() => void fireEvent.click(chosen));
  }
  const switches = 'input[type=checkbox]:not(:disabled):not([aria-hidden=true])';
  const turned = [...form.querySelectorAll<HTMLInputElement>(switches)].filter(
    (each) => isOtherwise && (each.matches('[role=switch]') || !each.checked),
  );
  for (const each of turned) act(() => void fireEvent.click(each));
  const all = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typed)];
  const isTyped = (field: (typeof all)[number]) =>
    !field.disabled && !field.readOnly && !field.matches('[role=combobox], [aria-hidden=true]');
  all.filter(isTyped).forEach((field, at) => {
    const isLeftOut = isNumber(field)
      ? how === 'without numbers' && !field.required
      : isOtherwise && !field.required && field.type.startsWith('text') && !field.inputMode;
    const value = how === 'emptied' || isLeftOut ? '' : textFor(field, at + (isOtherwise ? 21 : 11));
    act(() => void fireEvent.change(field, { target: { value } }));
    act(() => void fireEvent.blur(field));
  });
}

const isNumber = ({ inputMode }: HTMLElement) => /^(decimal|numeric)$/.test(inputMode);

/** Whether a form can be filled in this way otherwise than in those before it. */
function canBeFilled(form: HTMLFormElement, how: Filling): boolean {
  if (how === 'filled otherwise')
    return form.querySelector('div[role=combobox], input[type=checkbox]') !== null;
  if (how !== 'without numbers') return true;
  const fields = [...form.querySelectorAll<HTMLInputElement>('input:not(:disabled):not([readonly])')];
  return fields.some((field) => isNumber(field) && !field.required);
}

const formsOnTop = () => [...(layers().at(-1)?.querySelectorAll('form') ?? [])];

/** Ways of sending each form of the topmost layer that was not there before; again, with what is in it. */
const sendings = (before: readonly HTMLFormElement[] = []): Map<string, (isAgain?: boolean) => void> =>
  new Map(
    formsOnTop().flatMap((form, at) =>
      (before.includes(form) ? [] : fillings)
        .filter((how) => canBeFilled(form, how))
        .map((how) => [
          `(${how}${at === 0 ? '' : ` ${at + 1}`})`,
          (isAgain = false) => {
            if (!isAgain) fill(form, how);
            act(() => void fireEvent.submit(form));
          },
        ]),
    ),
  );

/**
 * Reads a screen, presses each control, sends each form emptied and filled, and in what that opens each again; returns
 * what it says and what changes.
 */
async function walk(
  name: string,
  open: () => Promise<Shown>,
  expected: ReadonlyMap<string, readonly string[]>,
  files: Files,
  {
    deepest = 3,
    isLooked = true,
    beside,
    isPressedElsewhere = () => false,
    isPressedBefore = () => false,
    again,
  }: {
    deepest?: number;
    isLooked?: boolean;
    beside?: readonly string[];
    /** Whether a way of presses is not gone. */
    isPressedElsewhere?: (heading: string) => boolean;
    /** Whether a way of presses was gone before, on other answers or a wider screen. */
    isPressedBefore?: (heading: string) => boolean;
    /** What presses opened on the answers before these; of those the text has what differs, under `what`. */
    again?: { what: string; opened: ReadonlyMap<string, readonly string[]> };
  } = {},
) {
  const sections = new Map<string, string[]>();
  let placed = '';
  // Once something else is shown there is no use in waiting long for the rest.
  let isAsWritten = true;
  const headingOf = (way: readonly string[]) => way.join(' › ') || name;
  const isAgain = (way: readonly string[]) => again?.opened.has(headingOf(way)) === true;
  const sectionOf = (way: readonly string[]) =>
    isAgain(way) ? `${headingOf(way)}, ${again?.what}` : headingOf(way);
  const waysOn = (way: readonly string[]) =>
    [...[...controls(placed).keys()].toReversed(), ...sendings().keys()].map((each) => [...way, each]);
  /** The screen as it is open, what has been pressed in it, and what it was before each press. */
  let opened: { shown: Shown; way: readonly string[]; before: readonly State[] } | undefined;
  const asWritten = async (
    heading: string,
    read: () => string[],
    goesOn = false,
    text = expected.get(heading),
  ) => {
    const lines = await settled(read, text, isAsWritten ? 20_000 : 1000, goesOn);
    isAsWritten &&= text === undefined || lines.join('\n') === text.join('\n');
    return lines;
  };
  const pressed = (way: readonly string[]) =>
    waitFor(() => {
      const last = way.at(-1)!;
      const control = controls(placed).get(last);
      const found = sendings().get(last) ?? (control && (() => pressOn(control)));
      if (found === undefined) throw new Error(`${headingOf(way)}: there is no ${last}`);
      return found;
    });
  /** Buttons that shut a dialog, each pressed once; Escape shuts it after that. */
  const pressedToShut = new Set<string>();
  /** Shuts the topmost layer, by a button not yet pressed or by Escape; what neither shuts at once may ask first. */
  const shutTop = async (isBack: () => boolean): Promise<void> => {
    const left = layers().length;
    const top = layers().at(-1)!;
    // A dialog goes by and by; one that asks first stays, under its question.
    const isGone = async () => {
      for (let turn = 0; turn < 30 && !isBack() && layers().length === left; turn++) await pause(10);
      return isBack() || layers().length !== left;
    };
    const title = top.querySelector('h2')?.textContent ?? '';
    const buttons = [...top.querySelectorAll<HTMLElement>('button:not(:disabled)')];
    for (const button of buttons.filter((each) => leaves.test(nameOf(each)))) {
      const heading = `${title} › ${nameOf(button)}`;
      if (pressedToShut.has(heading)) continue;
      pressedToShut.add(heading);
      pressOn(button);
      if (await isGone()) return;
      sections.set(heading, ['(stays open)']);
    }
    act(() => void fireEvent.keyDown(top, { key: 'Escape' }));
    await isGone();
  };
  /** Shuts what the last presses opened; whether the screen is then as it was when only `way` had been pressed. */
  const goBack = async (way: readonly string[]): Promise<boolean> => {
    if (opened === undefined || headingOf(opened.way.slice(0, way.length)) !== headingOf(way)) return false;
    const { shown, before } = opened;
    const was = before[way.length];
    const isBack = () => was === undefined || placeOf(stateOf(shown)) === placeOf(was);
    for (let left = layers().length; !isBack() && left > 1; left--) {
      await shutTop(isBack);
      if (layers().length > left) return false;
    }
    if (!isBack()) return false;
    opened = { shown, way, before: before.slice(0, way.length) };
    return true;
  };
  /** Opens the screen anew unless it can be brought to the last press; says what that one changed. */
  const follow = async (way: readonly string[]): Promise<{ change: string[]; on: string[][] }> => {
    const last = way.at(-1);
    if (last === undefined) {
      const shown = await open();
      placed = stateOf(shown).way;
      const text = () => textOf(stateOf(shown));
      opened = { shown, way, before: [] };
      const read = () => (beside ? linesChanged(beside, text()) : text());
      const change = await asWritten(name, read);
      // What is drawn once the screen has rest was there the first time.
      const known = isUpdate ? sections.get(name)?.join('\n') : undefined;
      const isWhole = () => known === undefined || read().join('\n') === known;
      for (let turn = 0; turn < 500 && !isWhole(); turn++) await pause(10);
      return { change, on: waysOn(way) };
    }
    if (!(await goBack(way.slice(0, -1)))) {
      // The screen of the next press opens empty, not with what an earlier press typed.
      clearDrafts();
      await follow(way.slice(0, -1));
    }
    const { shown, before: earlier } = opened!;
    const press = await pressed(way);
    const from = shown.requests.length;
    const fromFile = files.length;
    const before = stateOf(shown, from);
    const known = again?.opened.get(headingOf(way));
    const read = () => {
      const now = changeOf(before, stateOf(shown, from, files.slice(fromFile)));
      return known === undefined ? now : linesChanged(known, now);
    };
    const there = layers();
    const forms = formsOnTop();
    press();
    opened = { shown, way, before: [...earlier, before] };
    // Where the text has nothing, it opens as before.
    const text = expected.get(sectionOf(way)) ?? (known !== undefined && !isUpdate ? [] : undefined);
    const change = await asWritten(sectionOf(way), read, false, text);
    const top = layers().at(-1);
    if (change.some(isMutation)) return { change, on: [] };
    // A dialog takes the place of the menu it was chosen in.
    if (layers().length > 1 && !there.includes(top!)) return { change, on: waysOn(way) };
    // A form that opens within the screen.
    const staysOnScreen =
      there.length === 1 && layers().length === 1 && !change.some((line) => line.startsWith('→'));
    const opens = staysOnScreen ? [...sendings(forms).keys()] : [];
    return { change, on: opens.map((each) => [...way, each]) };
  };
  /**
   * Types into what a press opened, shuts it and presses again: what it says then, where that is something else than at
   * first. What asks before it shuts is left as it is.
   */
  const reopened = async (way: readonly string[], first: readonly string[]): Promise<void> => {
    fill(layers().at(-1)!, 'filled');
    if (!(await goBack(way.slice(0, -1)))) return void (opened = undefined);
    const { shown, before } = opened!;
    const was = stateOf(shown, Infinity);
    (await pressed(way))();
    opened = { shown, way, before: [...before, was] };
    const heading = headingOf([...way, 'reopened']);
    const asAtFirst = first.filter((line) => !line.startsWith('> '));
    const read = () => changeOf(was, stateOf(shown, Infinity));
    const lines = await settled(read, expected.get(heading) ?? asAtFirst, isAsWritten ? 20_000 : 1000);
    if (lines.join('\n') === asAtFirst.join('\n')) return;
    sections.set(heading, lines);
    opened = undefined;
  };
  /**
   * Lets a change that is waited for fail, refuses what is sent once more where it names a revision, and has it succeed
   * at last; says what comes of each.
   */
  const answer = async (way: readonly string[], change: readonly string[]): Promise<void> => {
    const last = way.at(-1);
    const { shown } = opened!;
    // What opening sends has been answered by then.
    const isPressed = last !== undefined && !/^\((filled otherwise|without numbers)/.test(last);
    if (isPressed && shown.failMutations !== undefined) {
      const waiting = stateOf(shown);
      act(shown.failMutations);
      const failed = headingOf([...way, 'failed']);
      sections.set(failed, await asWritten(failed, () => changeOf(waiting, stateOf(shown, Infinity))));
      // What was typed stays, and can be sent once more; else the form is gone.
      const sendAgain = async (heading: string): Promise<boolean> => {
        const send = sendings().get(last);
        if (send === undefined) {
          opened = undefined;
          await follow(way);
          return false;
        }
        const from = shown.requests.length;
        send(true);
        for (let turn = 0; turn < 300 && !shown.isWaited?.(); turn++) await pause(10);
        const sent = change.filter(isMutation).join('\n');
        const sentAgain = stateOf(shown, from).calls.filter(isMutation);
        if (sentAgain.join('\n') !== sent) sections.get(heading)!.push('(again)', ...sentAgain);
        return true;
      };
      // Each part that is refused is told beside it.
      if ((await sendAgain(failed)) && shown.faultMutations !== undefined) {
        const whole = stateOf(shown);
        act(shown.faultMutations);
        const faulty = headingOf([...way, 'refused in all parts']);
        // Each field stands there twice, before and after.
        const told = () => changeOf(whole, stateOf(shown, Infinity)).filter((line) => !line.startsWith('- '));
        sections.set(faulty, await asWritten(faulty, told));
        await sendAgain(faulty);
      }
    }
    // Somebody else saved meanwhile.
    const { shown: refused } = opened ?? { shown };
    const isOfRevision = change.some((each) => isMutation(each) && each.includes('"revision":'));
    if (isPressed && isOfRevision && refused.refuseMutations !== undefined) {
      const waiting = stateOf(refused);
      const from = refused.requests.length;
      act(refused.refuseMutations);
      const heading = headingOf([...way, 'refused']);
      sections.set(heading, await asWritten(heading, () => changeOf(waiting, stateOf(refused, from)), true));
      opened = undefined;
      await follow(way);
    }
    const now = opened?.shown ?? shown;
    const before = stateOf(now);
    act(() => now.answerMutations?.());
    const answered = headingOf([...way, 'answered']);
    const lines = await asWritten(answered, () => changeOf(before, stateOf(now, Infinity)), true);
    if (lines.length > 0) sections.set(answered, lines);
    opened = undefined;
  };
  /** What was deleted stays hidden until it is undone. */
  const undo = () => {
    const buttons = [...document.querySelectorAll('button')].filter(
      ({ textContent }) => textContent === 'Desfazer',
    );
    act(() => buttons.forEach((button) => fireEvent.click(button)));
    if (buttons.length > 0) opened = undefined;
  };
  const left: string[][] = [[]];
  for (let way = left.shift(); way !== undefined; way = left.shift()) {
    const { change, on } = await follow(way);
    // What opens as before is not written again.
    if (change.length > 0 || !isAgain(way)) sections.set(sectionOf(way), change);
    // What is opened anew, and of what was open only what a switch of the screen or a form within it changed.
    const hasFormWithin = on.length > 0 && layers().length === 1;
    const isTurned =
      way.length === 1 && (hasFormWithin || controls(placed).get(way[0]!)?.matches(turnable) === true);
    if (isLooked && (way.length === 0 || on.length > 0 || isTurned)) {
      const looks = `${headingOf(way)}, looks`;
      const others = isTurned ? sections.get(`${name}, looks`)! : [];
      const read = () =>
        [...(way.length === 0 ? [frameLook()] : []), ...layers().slice(-1).flatMap(looksOf)].filter(
          (line) => !others.includes(line),
        );
      const now = read();
      const wanted = expected.get(looks) ?? (isTurned && !isUpdate ? [] : undefined);
      const isAsExpected = now.join('\n') === wanted?.join('\n');
      const lines = isAsExpected ? now : await asWritten(looks, read, false, wanted);
      if (lines.length > 0 || !isTurned) sections.set(looks, lines);
    }
    if (opened !== undefined && change.some(isMutation)) await answer(way, change);
    undo();
    const isTypedInto =
      !hasFormWithin && way.length > 0 && on.length > 0 && layers().at(-1)!.querySelector(typed) !== null;
    if (isTypedInto && opened !== undefined) await reopened(way, change);
    const isLeft = (each: readonly string[]) =>
      !isPressedElsewhere(headingOf(each)) && !isPressedBefore(headingOf(each));
    if (way.length < deepest) left.unshift(...on.filter(isLeft));
  }
  return sections;
}

const write = (sections: ReadonlyMap<string, readonly string[]>) =>
  [...sections].map(([heading, lines]) => [`=== ${heading}`, ...lines, ''].join('\n')).join('\n');

function parse(text: string): Map<string, string[]> {
  const parts = text.split(/^=== /m).slice(1);
  return new Map(
    parts.map((part) => {
      const [heading = '', ...lines] = part.trimEnd().split('\n');
      return [heading, lines];
    }),
  );
}

/** A way of presses without what depends on the answer: other rows and figures open alike. */
const alike = (heading: string) => heading.replaceAll(/#\d+/g, '').replaceAll(/\d[\d.,]*/g, '#');

/** Whether a press opens what it asks for. */
const opensByAsking = ([heading, lines]: readonly [string, readonly string[]]) =>
  !/\(filled|› refused$/.test(heading) &&
  lines.some((line) => /^> \w+Query /.test(line)) &&
  lines.some((line) => line.startsWith('+')) &&
  !lines.some((line) => line.startsWith('→') || isMutation(line));

/** The presses that lead to a way of presses, and that way. */
const waysTo = (heading: string) =>
  heading.split(' › ').map((_, at, all) => all.slice(0, at + 1).join(' › '));

/** How wide the screens are: on paper and desk, and on a phone. */
const [wide, narrow] = [1440, 390];

/**
 * What a screen and each press say now, and what its text has, by the presses; an update makes both the same. Of `others`,
 * ways to open it on other answers, what the screen says and what can be pressed only there; of a phone, only what it
 * says otherwise and what can be pressed only there. The ways in `isPressedElsewhere` are not gone. What presses ask for
 * is asked for again as `openAgain` answers, and the text has what it says otherwise then.
 */
export async function saidAndWritten(
  name: string,
  open: () => Promise<Shown>,
  others: Readonly<Record<string, () => Promise<Shown>>> = {},
  isPressedElsewhere: (heading: string) => boolean = () => false,
  openAgain?: () => Promise<Shown>,
) {
  const path = `${folder}/${name}.txt`;
  const written = existsSync(path) ? parse(readFileSync(path, 'utf8')) : new Map<string, string[]>();
  const files = watchDownloads();
  window.happyDOM.setViewport({ width: wide });
  const said = await walk(name, open, written, files, { isPressedElsewhere });
  const beside = said.get(name)!;
  const gone = new Set([...said.keys()].map(alike));
  // What a press asks for may be answered otherwise, too.
  const asking = [...said].flatMap((section) => (opensByAsking(section) ? waysTo(section[0]) : []));
  const openedAgain = new Map(asking.map((heading) => [heading, said.get(heading) ?? []]));
  const add = async (what: string, openAlso: () => Promise<Shown>, how: object) => {
    const isPressedBefore = (heading: string) => gone.has(alike(heading));
    const options = { deepest: 2, isPressedElsewhere, isPressedBefore, ...how };
    const sections = await walk(`${name}, ${what}`, openAlso, written, files, options);
    for (const section of sections) said.set(...section);
    for (const heading of sections.keys()) gone.add(alike(heading));
  };
  for (const [what, openOther] of Object.entries(others)) await add(what, openOther, { isLooked: false });
  if (openAgain !== undefined && openedAgain.size > 0) {
    const what = 'answered otherwise, with every right';
    const isPressedBefore = (heading: string) => gone.has(alike(heading)) && !openedAgain.has(heading);
    const again = { what, opened: openedAgain };
    // The screen itself was seen so, but for what its rights bring.
    const without = said.get(`${name}, answered otherwise`);
    await add(what, openAgain, { isLooked: false, beside: without, isPressedBefore, again });
  }
  window.happyDOM.setViewport({ width: narrow });
  try {
    await add('on a phone', open, { beside });
  } finally {
    window.happyDOM.setViewport({ width: wide });
  }
  if (isUpdate) writeFileSync(path, write(said));
  return [Object.fromEntries(said), Object.fromEntries(isUpdate ? said : written)];
}
