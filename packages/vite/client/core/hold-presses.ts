import { asksForSearch } from '@octavo/theme/internal/behaviors';
import { BEHAVIORS } from './behavior-list.ts';
import { findCore } from './core-script.ts';
import { endAll, listenTo } from './listen-to.ts';
import { whenTakenOver } from './when-taken-over.ts';

/** What browsers answer by themselves, and the script in the document's head. */
const NATIVE =
  'a[href],summary,label,select,option,textarea,input:not([type=submit],[type=button],[type=reset],[type=image]),[contenteditable],[popovertarget],[data-octavo-mode-toggle]';

/** Keys that move in a row of controls. */
const MOVES = /^(Arrow|Home|End|Page)/;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Holds what a reader presses while the page's program is still to come, and carries it out once it is there: presses one after the other, and
 * what was typed and chosen, which the program's state does not know of. What answers without the program is not held.
 */
export function holdPresses(): void {
  const held: { event: Event; carryOut: () => void }[] = [];
  const fields = new Map<Field, Pick<HTMLInputElement, 'value' | 'checked'>>();
  // On a page without a program of its own the script's behaviours answer until it is there.
  const answered = findCore() ? [NATIVE, ...Object.values(BEHAVIORS).flatMap((needs) => ('at' in needs ? needs.at : []))].join() : NATIVE;
  let isSearchAsked = false;
  let isCarriedOut = false;

  const needsProgram = (target: EventTarget | null): target is Element =>
    target instanceof Element && target.closest('#octavo') !== null && target.closest(answered) === null;
  const hold = (event: Event, carryOut: () => void): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push({ event, carryOut });
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
    if (isCarriedOut || !event.isTrusted || !needsProgram(target)) return;
    isSearchAsked ||= target.closest('.octavo-search-button') !== null;
    repeat(event);
  };
  const onKey = (event: KeyboardEvent): void => {
    const { key, target, isTrusted, ctrlKey, metaKey, altKey } = event;
    if (isCarriedOut || !isTrusted || !(target instanceof Element) || document.querySelector('.octavo-search-button') === null) return;
    const isTyped = isSearchAsked && !ctrlKey && !metaKey && !altKey && (key.length === 1 || key === 'Backspace');
    isSearchAsked ||= asksForSearch(event);
    if (isTyped || asksForSearch(event) || (MOVES.test(key) && target.closest('[role=tab]') && needsProgram(target))) repeat(event);
  };
  const onField = ({ target }: Event): void => {
    if (isField(target)) fields.set(target, { value: target.value, checked: 'checked' in target && target.checked });
  };
  const onSubmit = (event: SubmitEvent): void => {
    const { target, submitter, isTrusted } = event;
    if (!isCarriedOut && isTrusted && target instanceof HTMLFormElement && needsProgram(target))
      hold(event, () => target.isConnected && target.requestSubmit(submitter));
  };

  const ends = [
    listenTo(window, ['click'], onPress, true),
    listenTo(window, ['keydown'], onKey, true),
    listenTo(window, ['input', 'change'], onField, true),
    listenTo(window, ['submit'], onSubmit, true),
  ];
  void whenTakenOver().then(async () => {
    for (const [field, typed] of fields) if (field.isConnected) enter(field, typed);
    // A press may depend on what the last one has changed.
    for (let next = held.shift(); next; next = held.shift()) {
      // What comes of it, as a form that is sent, comes at once.
      isCarriedOut = true;
      next.carryOut();
      isCarriedOut = false;
      // Typed letters stay together, lest they are late for the field that the first of them opens.
      if (next.event.type !== 'keydown') await new Promise((resolve) => setTimeout(resolve));
    }
    endAll(ends);
  });
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
