// The function is sent as its own text, and takes nothing along.
// oxlint-disable unicorn/consistent-function-scoping

/**
 * Shows what the reader chose on another page before the first paint: the tab, the view, and no banner that was dismissed. It works on
 * the document while it is parsed, and ends before React hydrates it, which finds the same choice and keeps it.
 *
 * `createRestoreScript` sends this function's own text to documents: it must name nothing outside itself.
 */
export function restoreState(): void {
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

  const restoreTabs = (panels: Element, index: number): void => {
    const list = panels.previousElementSibling;
    for (const [at, panel] of [...panels.children].entries()) panel.toggleAttribute('hidden', at !== index);
    for (const [at, tab] of [...(list?.querySelectorAll('[role=tab]') ?? [])].entries()) {
      tab.setAttribute('aria-selected', String(at === index));
      tab.setAttribute('tabindex', at === index ? '0' : '-1');
    }
    const select = list?.querySelector('select');
    if (select) select.value = String(index);
  };
  const restore = (): void => {
    for (const element of document.querySelectorAll('[data-octavo-choice]')) {
      const keys = element.getAttribute('data-octavo-choice')?.split('\n') ?? [];
      const index = keys.indexOf(String(chosen.find((label) => keys.includes(String(label)))));
      if (index < 0) continue;
      const own = element.getAttribute('data-octavo-own');
      const radios = element.querySelectorAll<HTMLInputElement>(':scope > label > input');
      if (own !== null) element.toggleAttribute('hidden', Number(own) !== index);
      else if (radios.length === 0) restoreTabs(element, index);
      for (const [at, radio] of radios.entries()) radio.checked = at === index;
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
