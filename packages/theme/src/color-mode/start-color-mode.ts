import type { Config } from '@octavo/core';

/** What is shown: never "system", which is resolved to one of the two. */
export type ColorMode = 'light' | 'dark';

/**
 * Keeps `data-octavo-mode` on an element: the reader's choice, else the config's default, else the system, followed live. A click on
 * anything with `data-octavo-mode-toggle` changes the choice; choosing what would be shown anyway forgets it. A hidden toggle
 * forces the default. The event `octavo:mode` on the window brings other rules (`detail`: a `modeToggle`). Returns a function that stops all of it.
 *
 * On the root of a document of ours the class `dark` says the same, as authors' own styles and scripts expect.
 *
 * `createColorModeScript` sends this function's own text to documents, to run before the first paint: it must name nothing outside itself.
 */
export function startColorMode(modeToggle: Config['modeToggle'], target: HTMLElement): () => void {
  let rules = modeToggle;
  const key = 'octavo-mode';
  const attribute = 'data-octavo-mode';
  if (target.hasAttribute(attribute)) return () => undefined;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const readChoice = (): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage is blocked: the choice lasts as long as the page
    }
  };
  const writeChoice = (): void => {
    try {
      if (choice === null) localStorage.removeItem(key);
      else localStorage.setItem(key, choice);
    } catch {
      return; // storage is blocked, as above
    }
  };
  let choice = readChoice();
  const fallback = (): ColorMode => rules.default ?? (system.matches ? 'dark' : 'light');
  const apply = (): void => {
    const isChosen = !rules.isHidden && (choice === 'light' || choice === 'dark');
    const mode = isChosen && choice !== null ? choice : fallback();
    target.setAttribute(attribute, mode);
    if (target === document.documentElement) target.classList.toggle('dark', mode === 'dark');
  };
  const onClick = (event: Event): void => {
    if (!(event.target instanceof Element) || event.target.closest('[data-octavo-mode-toggle]') === null) return;
    const next = target.getAttribute(attribute) === 'dark' ? 'light' : 'dark';
    choice = next === fallback() ? null : next;
    writeChoice();
    apply();
  };
  const onStorage = (event: StorageEvent): void => {
    if (event.key !== key && event.key !== null) return;
    choice = readChoice();
    apply();
  };
  const onRules = (event: Event): void => {
    if (event instanceof CustomEvent) rules = event.detail;
    apply();
  };
  apply();
  addEventListener('octavo:mode', onRules);
  system.addEventListener('change', apply);
  addEventListener('storage', onStorage);
  document.addEventListener('click', onClick);
  return () => {
    removeEventListener('octavo:mode', onRules);
    system.removeEventListener('change', apply);
    removeEventListener('storage', onStorage);
    document.removeEventListener('click', onClick);
    target.removeAttribute(attribute);
  };
}
