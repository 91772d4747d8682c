import { THEME_NAMES } from '@octavo/core/internal';
import { FAMILIAR_CLASS_SELECTORS, FAMILIAR_COMPONENTS, FAMILIAR_ID_SELECTORS, FAMILIAR_PARTS } from './familiar-names.ts';

/** Names of the hosted original, and the selectors of what has them here. */
export interface PartNames {
  ids: Readonly<Record<string, string>>;
  classes: Readonly<Record<string, string>>;
  /** By the attribute that tells them: its values, and what has them. */
  values: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Names of themes, with which some ids end: `navbar-transition-maple`. */
  themes: readonly string[];
}

/** The text of a script that gives the parts of a page the names by which authors' scripts look for them, and those that come later too. */
export function createNamingScript(): string {
  const { dark: _mode, ...classes } = FAMILIAR_CLASS_SELECTORS;
  const names: PartNames = {
    ids: FAMILIAR_ID_SELECTORS,
    classes,
    values: { 'data-component-name': FAMILIAR_COMPONENTS, 'data-component-part': FAMILIAR_PARTS },
    themes: THEME_NAMES,
  };
  return `(${followParts.toString()})(${nameParts.toString()},${findParts.toString()},${JSON.stringify(names)});\n`;
}

/**
 * Runs in the browser, by itself: it may name nothing from outside. An id that an author's heading has, and an element that has an id, stay
 * as they are.
 */
export function nameParts({ ids, classes, values }: PartNames): void {
  for (const [id, selector] of Object.entries(ids)) {
    const element = document.getElementById(id) === null ? document.querySelector(`${selector}:not([id])`) : null;
    if (element !== null) element.id = id;
  }
  for (const [name, selector] of Object.entries(classes)) {
    for (const element of document.querySelectorAll(selector)) element.classList.add(name);
  }
  for (const [attribute, parts] of Object.entries(values)) {
    for (const [part, selector] of Object.entries(parts)) {
      for (const element of document.querySelectorAll(selector)) element.setAttribute(attribute, part);
    }
  }
}

/** As `nameParts`: runs by itself. An element has one id: by its other names it is found where nothing has them. */
export function findParts({ ids, themes }: PartNames): void {
  const find = document.getElementById.bind(document);
  const ending = new RegExp(`-(?:${themes.join('|')})$`);
  document.getElementById = (id) => {
    const name = String(id).replace(ending, '');
    return find(id) ?? (Object.hasOwn(ids, name) ? document.querySelector<HTMLElement>(ids[name] ?? '') : null);
  };
}

/** As `nameParts`: runs by itself. Before the next frame what an update has brought has its names. */
function followParts(name: (names: PartNames) => void, find: (names: PartNames) => void, names: PartNames): void {
  let isWaiting = false;
  name(names);
  find(names);
  new MutationObserver(() => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      name(names);
    });
  }).observe(document.body, { childList: true, subtree: true });
}
