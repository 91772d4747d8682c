import { useEffect, useRef } from 'react';
import { findTagAttribute } from '@octavo/theme/internal';

/** Keeps the document's meta tags true to the page and the site; in another app's document only the description. */
export function useMetaTags(tags: Record<string, string>, { isLoading, isEmbedded }: { isLoading: boolean; isEmbedded: boolean }): void {
  const shown = useRef<string[]>(undefined);
  const text = JSON.stringify(tags);
  useEffect(() => {
    if (isLoading) return;
    const wanted: Record<string, string> = JSON.parse(text);
    const isOurs = (name: string): boolean => !isEmbedded || name === 'description';
    const names = Object.keys(wanted).filter(isOurs);
    // Of the tags that a document begins with, these two are not on every page.
    const gone = (shown.current ?? ['description', 'robots']).filter((name) => isOurs(name) && !names.includes(name));
    for (const name of gone) findTag(name)?.remove();
    for (const name of names) {
      const tag = findTag(name) ?? createTag(name);
      if (tag.content !== wanted[name]) tag.content = wanted[name] ?? '';
    }
    shown.current = names;
  }, [text, isLoading, isEmbedded]);
}

/** The document's tag of a name. */
export function findTag(name: string): HTMLMetaElement | null {
  return document.head.querySelector<HTMLMetaElement>(`meta[${findTagAttribute(name)}=${JSON.stringify(name)}]`);
}

/** Adds a tag of a name, still empty. */
export function createTag(name: string): HTMLMetaElement {
  const tag = document.createElement('meta');
  tag.setAttribute(findTagAttribute(name), name);
  return document.head.appendChild(tag);
}
