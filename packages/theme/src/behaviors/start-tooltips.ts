import { listen } from './listen.ts';

const OPENS = [
  ['pointerenter', true],
  ['pointerleave', false],
  ['focus', true],
  ['blur', false],
] as const;

/** Words with an explanation, a native popover that a press shows: the mouse and the keyboard's focus show it too. */
export function startTooltips(root: ParentNode): () => void {
  const ends = OPENS.map(([type, isOpen]) =>
    listen(root, [type, '.octavo-tooltip'], (tip, event) => {
      if (isMeant(tip, event, isOpen)) show(tip, isOpen);
    }),
  );
  // It may come after the pointer.
  for (const tip of root.querySelectorAll('.octavo-tooltip:hover, .octavo-tooltip:has(:focus-visible)')) show(tip, true);
  return () => ends.forEach((end) => end());
}

function isMeant(tip: Element, event: PointerEvent | FocusEvent, isOpen: boolean): boolean {
  const { target, relatedTarget } = event;
  if ('pointerType' in event) return event.pointerType === 'mouse' && target === tip;
  return isOpen ? (target as Element).matches(':focus-visible') : !tip.contains(relatedTarget as Node | null);
}

function show(tip: Element, isOpen: boolean): void {
  const bubble = tip.querySelector<HTMLElement>('[popover]');
  if (bubble && bubble.matches(':popover-open') !== isOpen) bubble.togglePopover(isOpen);
}
