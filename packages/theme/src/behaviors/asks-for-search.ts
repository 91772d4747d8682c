/** Whether a key asks for the search: `Ctrl K` and `⌘ K`, and `/` where nobody is typing. */
export function asksForSearch({ key, metaKey, ctrlKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() === 'k') return metaKey !== ctrlKey && !altKey && !shiftKey;
  return key === '/' && !metaKey && !ctrlKey && !altKey && !isTyping(target);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.closest('input,textarea,select,[role=textbox]') !== null);
}
