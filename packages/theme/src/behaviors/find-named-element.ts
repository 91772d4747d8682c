/** Marks an element that a hash may name by the slug of its title, where no element has that id. */
export const SLUG_ATTRIBUTE = 'data-octavo-slug';

/** The element with the id that a hash (`#a%20b`) names, else the first whose title has that slug. */
export function findNamedElement(hash: string): HTMLElement | undefined {
  const name = decodeHash(hash);
  if (name === '') return undefined;
  return document.getElementById(name) ?? document.querySelector<HTMLElement>(`[${SLUG_ATTRIBUTE}="${CSS.escape(name)}"]`) ?? undefined;
}

/** `#a%20b` -> `a b` */
export function decodeHash(hash: string): string {
  const text = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a lone `%`: the id as it stands
  }
}
