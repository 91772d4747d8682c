/** Marks an element that a hash may name by the slug of its title, where no element has that id. */
export const SLUG_ATTRIBUTE = 'data-octavo-slug';

/** The element that a hash (`#a%20b`) names: the one with that id, else the first whose title has that slug. */
export function findHashTarget(hash: string): HTMLElement | undefined {
  const name = decodeHash(hash.replace(/^#/, ''));
  if (name === '') return undefined;
  return document.getElementById(name) ?? document.querySelector<HTMLElement>(`[${SLUG_ATTRIBUTE}="${CSS.escape(name)}"]`) ?? undefined;
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash; // a lone `%`: the id as it stands
  }
}
