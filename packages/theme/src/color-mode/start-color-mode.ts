import type { Config } from '@octavo/core';

/** What is shown: never "system", which is resolved to one of the two. */
export type ColorMode = 'light' | 'dark';

/** What a reader can choose. */
export type ColorModeChoice = ColorMode | 'system';

/**
 * Keeps two attributes on an element. `data-octavo-chosen-mode` is the reader's choice, else the config's default, else `system`;
 * `data-octavo-mode` is the mode that follows from it, live. A click on anything with `data-octavo-mode-toggle` goes on to the next choice, in
 * an order where the first click changes what is seen. What would be chosen anyway is not kept. A hidden toggle forces the default. The event `octavo:mode` on the window brings other rules (`detail`: a `modeToggle`). Returns a function that stops all of it.
 *
 * On the root of a document of ours the class `dark` says the same, as authors' own styles and scripts expect.
 *
 * `createColorModeScript` sends this function's own text to documents, to run before the first paint: it must name nothing outside itself.
 */
export function startColorMode(modeToggle: Config['modeToggle'], target: HTMLElement): () => void {
  let rules = modeToggle;
  const key = 'octavo-mode';
  const attribute = 'data-octavo-mode';
  const chosenAttribute = 'data-octavo-chosen-mode';
  if (target.hasAttribute(attribute)) return () => undefined;
  const end = new AbortController();
  const until = { signal: end.signal };
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
  const findFirst = (): ColorModeChoice => rules.default ?? 'system';
  const findChosen = (): ColorModeChoice =>
    !rules.isHidden && (choice === 'light' || choice === 'dark' || choice === 'system') ? choice : findFirst();
  const resolve = (chosen: ColorModeChoice): ColorMode => (chosen === 'system' ? (system.matches ? 'dark' : 'light') : chosen);
  const apply = (): void => {
    const chosen = findChosen();
    const mode = resolve(chosen);
    target.setAttribute(attribute, mode);
    target.setAttribute(chosenAttribute, chosen);
    if (target === document.documentElement) target.classList.toggle('dark', mode === 'dark');
  };
  const onClick = ({ target: clicked }: Event): void => {
    if (!(clicked instanceof Element && clicked.closest('[data-octavo-mode-toggle]'))) return;
    const first = findFirst();
    const seen = resolve(first);
    const order: ColorModeChoice[] = [first, seen === 'dark' ? 'light' : 'dark', first === 'system' ? seen : 'system'];
    const next = order[(order.indexOf(findChosen()) + 1) % 3] ?? first;
    choice = next === first ? null : next;
    writeChoice();
    apply();
  };
  const onStorage = (event: StorageEvent): void => {
    if ((event.key ?? key) !== key) return;
    choice = readChoice();
    apply();
  };
  const onRules = (event: Event): void => {
    if (event instanceof CustomEvent) rules = event.detail;
    apply();
  };
  apply();
  addEventListener('octavo:mode', onRules, until);
  system.addEventListener('change', apply, until);
  addEventListener('storage', onStorage, until);
  document.addEventListener('click', onClick, until);
  return () => {
    end.abort();
    target.removeAttribute(attribute);
    target.removeAttribute(chosenAttribute);
  };
}
