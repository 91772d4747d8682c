// The function is sent as its own text, and takes nothing along.
// oxlint-disable unicorn/consistent-function-scoping

/**
 * Shows what the reader chose on another page before the first paint: the tab, the view, and no banner that was dismissed. It works on
 * the document while it is parsed, and ends before React hydrates it, which finds the same choice and keeps it.
 *
 * `createRestoreScript` sends this function's own text to documents: it must name nothing outside itself. `show` is
 * `showChoice`.
 */
export function restoreState(show: (choice: Element, index: number) => void): void {
  const read = (key: string): unknown[] => {
    try {
      const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
      return Array.isArray(value) ? value : [];
    } catch {
      return []; // storage is blocked, or another program's
    }
  };
  const chosen = read('octavo-choices');
  const dismissed = read('octavo-dismissed');
  if (chosen.length + dismissed.length === 0) return;

  const restore = (): void => {
    for (const element of document.querySelectorAll('[data-octavo-choice]')) {
      const keys =
        element
          .getAttribute('data-octavo-choice')
          ?.split('\n')
          .map((names) => names.split('\t')) ?? [];
      const label = chosen.find((one) => keys.some((names) => names.includes(String(one))));
      const index = keys.findIndex((names) => names.includes(String(label)));
      if (index >= 0) show(element, index);
    }
    for (const banner of document.querySelectorAll('[data-octavo-dismiss]')) {
      if (dismissed.includes(banner.getAttribute('data-octavo-dismiss'))) banner.toggleAttribute('hidden', true);
    }
  };
  const observer = new MutationObserver(restore);
  observer.observe(document, { childList: true, subtree: true });
  const finish = (): void => {
    restore();
    observer.disconnect();
  };
  document.addEventListener('readystatechange', finish, { once: true });
}
