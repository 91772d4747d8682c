import { SEARCH_SIGN_PATHS } from './search-sign-paths.ts';
import type { SearchSignName } from './search-sign-paths.ts';

/** What stands in an element; what is false or undefined is left out. */
export type Part = Node | string | false | undefined;

/** Attributes, and listeners by the names of their events: `onclick`. False and undefined leave one out. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined | ((event: never) => void)>>;

/** Makes an element. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes,
  ...parts: readonly Part[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(key.slice(2), value as (event: Event) => void);
    else if (key.startsWith('aria-') || (value !== undefined && value !== false))
      made.setAttribute(key, value === true && !key.startsWith('aria-') ? '' : String(value));
  }
  made.append(...parts.filter((part) => part !== false && part !== undefined));
  return made;
}

/** Draws a sign of the layout. */
export function sign(name: SearchSignName): Node {
  const made = document.createElement('template');
  made.innerHTML = `<svg class="octavo-sign" viewBox="0 0 16 16" data-sign="${name}" aria-hidden="true"><path d="${SEARCH_SIGN_PATHS[name]}"/></svg>`;
  return made.content;
}
