import { keepLetters, listHashLetters } from '@octavo/core/browser';
import { decodeHash, findNamedElement, SLUG_ATTRIBUTE } from './find-named-element.ts';

/**
 * The element that a hash (`#a%20b`) names: the one with that id, else the first whose title has that slug, else the first heading, and then
 * the first element, whose id or slug has the same letters and digits, since other tools leave other signs in their ids (`task-trigger` and
 * `tasktrigger`) and `&` as a word (`q-and-a`).
 */
export function findHashTarget(hash: string): HTMLElement | undefined {
  const name = decodeHash(hash);
  return name === '' ? undefined : (findNamedElement(hash) ?? findSpelling(name));
}

function findSpelling(name: string): HTMLElement | undefined {
  for (const letters of listHashLetters(name)) {
    const find = (selector: string): HTMLElement | undefined =>
      [...document.querySelectorAll<HTMLElement>(selector)].find(
        (element) => keepLetters(element.id) === letters || keepLetters(element.getAttribute(SLUG_ATTRIBUTE) ?? '') === letters,
      );
    const found = find('.octavo :is(h1, h2, h3, h4, h5, h6)[id]') ?? find(`.octavo-article :is([id], [${SLUG_ATTRIBUTE}])`);
    if (found !== undefined) return found;
  }
  return listHashLetters(name).length === 0 ? undefined : findCountedFromTwo(name);
}

/** Where the second of its kind is `setup-2`, and here `setup-1`. */
function findCountedFromTwo(name: string): HTMLElement | undefined {
  const [, title, number] = /^(.+)-([2-9])$/.exec(name) ?? [];
  return title === undefined ? undefined : (document.getElementById(`${title}-${Number(number) - 1}`) ?? undefined);
}
