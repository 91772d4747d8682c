import { SHOWN_CREDENTIALS } from '@octavo/openapi/internal';
import { asksForSearch } from '@octavo/theme/internal/behaviors';
import { BEHAVIORS } from './behavior-list.ts';
import { findCore, readSetting } from './core-script.ts';
import { endAll, listenTo } from './listen-to.ts';
import { READY, LIVE, whenRootMatches } from './when-root-matches.ts';

/** What browsers answer by themselves, and the script in the document's head. */
const NATIVE =
  'a[href],summary,label,select,option,textarea,input:not([type=submit],[type=button],[type=reset],[type=image]),[contenteditable],[popovertarget],[data-octavo-mode-toggle]';

/** Keys that move in a row of controls. */
const MOVES = /^(Arrow|Home|End|Page)/;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const SEARCH = BEHAVIORS.search.at;

/** The script's own search, which would be ended by the program. */
const DIALOG = 'dialog';

/** What of a page is seen to need its program, whatever the reader does. */
const SEEN = '[aria-busy=true]:not([hidden] *,details:not([open]) *),.octavo-try-it[data-open]';

let isHolding = false;

/**
 * Holds what a reader presses while the page's program is still to come, and carries it out once it is there: presses one after the other, and
 * what was typed and chosen, which the program's state does not know of. What answers without the program is not held.
 *
 * `wakeProgram` brings the program of a page whose parts sleep: once a reader comes near one of them, or follows an address into one. What is
 * returned ends that.
 */
export function holdPresses(wakeProgram?: () => unknown): () => void {
  const noted = document.octavoPresses ?? [];
  document.octavoPresses = undefined;
  const at = wakeProgram && readSetting('sleeping');
  // The reader may have gone on to a page without such parts.
  if (isHolding || at === '') return () => undefined;
  isHolding = true;
  let isAwake = at === undefined;
  const held: { event: Event; carryOut: () => void }[] = [];
  const fields = new Map<Field, Pick<HTMLInputElement, 'value' | 'checked'>>();
  // On a page without a program of its own the script's behaviours answer until it is there.
  const answered = findCore()
    ? [NATIVE, DIALOG, ...Object.values(BEHAVIORS).flatMap((needs) => ('at' in needs ? needs.at : []))].join()
    : NATIVE;
  let isSearchAsked = false;
  let isCarriedOut = false;

  const needsProgram = (target: EventTarget | null): target is Element =>
    target instanceof Element &&
    target.closest((!isAwake && at) || '#octavo') !== null &&
    // The search is the program's from when it is on its way.
    (target.closest(answered) === null || (isAwake && target.closest(SEARCH) !== null));
  const wake = (): void => {
    if (isAwake) return;
    isAwake = true;
    wakeProgram?.();
  };
  const onNear = (event: Event): void => {
    const { target } = event;
    if (isAwake || !at || !(target instanceof Element) || !target.closest(at) || target.closest(DIALOG)) return;
    // A finger that scrolls wants nothing.
    if (!(event instanceof PointerEvent && event.pointerType === 'touch') || target.closest('summary,button,select,input,textarea')) wake();
  };
  const onHash = (): void => {
    // What the address names may be made by the program.
    if (location.hash.length > 1 && document.querySelector(':target') === null) wake();
  };
  const hold = (event: Event, carryOut: () => void): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push({ event, carryOut });
    wake();
  };
  const repeat = (event: Event): void => {
    const { target, type } = event;
    hold(
      event,
      () =>
        void (target instanceof Element && target.isConnected && target.dispatchEvent(Reflect.construct(event.constructor, [type, event]))),
    );
  };
  const onPress = (event: Event): void => {
    const { target } = event;
    if (isCarriedOut || !needsProgram(target)) return;
    isSearchAsked ||= target.closest(SEARCH) !== null;
    repeat(event);
  };
  const onKey = (event: KeyboardEvent): void => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (!isAwake || isCarriedOut || !(target instanceof Element) || document.querySelector(SEARCH) === null) return;
    const isTyped = isSearchAsked && !ctrlKey && !metaKey && !altKey && (key.length === 1 || key === 'Backspace');
    isSearchAsked ||= asksForSearch(event);
    if (isTyped || asksForSearch(event) || (MOVES.test(key) && target.closest('[role=tab]') && needsProgram(target))) repeat(event);
  };
  const onField = ({ target }: Event): void => {
    if (isField(target)) fields.set(target, { value: target.value, checked: 'checked' in target && target.checked });
  };
  const onSubmit = (event: SubmitEvent): void => {
    const { target, submitter } = event;
    if (!isCarriedOut && target instanceof HTMLFormElement && needsProgram(target))
      hold(event, () => target.isConnected && target.requestSubmit(submitter));
  };

  const ends = [
    listenTo(window, ['click'], onPress, true),
    listenTo(window, ['keydown'], onKey, true),
    listenTo(window, ['input', 'change'], onField, true),
    listenTo(window, ['submit'], onSubmit, true),
    listenTo(window, ['pointerover', 'focusin', 'click'], onNear, true),
    listenTo(window, ['hashchange'], onHash),
  ];
  for (const event of noted) {
    if (event instanceof KeyboardEvent) onKey(event);
    else if (event.type === 'click') onPress(event);
    else onField(event);
  }
  if (at && (showsCredentials() || document.querySelector(`:is(${at}) :is(${SEEN})`))) wake();
  onHash();
  const end = (): void => {
    isHolding = false;
    endAll(ends);
  };
  // At once: what is done now changes the program's state, which would write its own values into the fields.
  void whenRootMatches(LIVE).then(async () => {
    for (const [field, typed] of fields) if (field.isConnected) enter(field, typed);
    await whenRootMatches(READY);
    // A press may depend on what the last one has changed.
    for (let next = held.shift(); next; next = held.shift()) {
      // What comes of it, as a form that is sent, comes at once.
      isCarriedOut = true;
      next.carryOut();
      isCarriedOut = false;
      // Typed letters stay together, lest they are late for the field that the first of them opens.
      if (next.event.type !== 'keydown') await new Promise((resolve) => setTimeout(resolve));
    }
    end();
  });
  return () => {
    if (!isAwake) end();
  };
}

/** Whether samples have the reader's credentials, on all pages until the tab is closed. */
function showsCredentials(): boolean | undefined {
  try {
    return SHOWN_CREDENTIALS in sessionStorage;
  } catch {
    return undefined; // storage is blocked
  }
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof Element && target.matches('input,textarea,select');
}

/** Enters what a field holds as if it were done now. */
function enter(field: Field, { value, checked }: Pick<HTMLInputElement, 'value' | 'checked'>): void {
  const tell = (type: string): boolean => field.dispatchEvent(new Event(type, { bubbles: true }));
  // React takes over the part that is told of something first, with the value that it finds; of that one it takes no notice later.
  tell('input');
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    if (checked === field.defaultChecked) return;
    field.checked = !checked;
    return field.click();
  }
  if (field instanceof HTMLSelectElement) field.value = value;
  else if (field.type !== 'file') {
    if (value === field.defaultValue) return;
    const { selectionStart, selectionEnd } = field;
    field.value = value === '' ? ' ' : '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  }
  tell('input');
  tell('change');
}
