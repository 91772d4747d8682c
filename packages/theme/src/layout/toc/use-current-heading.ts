import { useEffect, useState } from 'react';
import type { TocEntry } from '../../data/page-data.ts';
import { findCurrentHeading } from './find-current-heading.ts';

/** The share of the window's height from its top within which a heading becomes the current one. */
const READING_LINE = 0.3;

/** The id of the heading that the reader is at; undefined until the page is in the browser. */
export function useCurrentHeading(toc: TocEntry[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const elements = toc.map((entry) => document.getElementById(entry.id)).filter((element) => element !== null);
    const update = (): void => {
      const shown = elements.filter((element) => element.closest('[hidden]') === null);
      const tops = shown.map((element) => ({ id: element.id, top: element.getBoundingClientRect().top }));
      setCurrent(findCurrentHeading(tops, innerHeight * READING_LINE));
    };
    // A heading near the page's end never reaches the line: the one that the address names counts until the next scroll.
    const onHash = (): void => {
      const named = elements.find((element) => `#${element.id}` === decodeHash(location.hash));
      if (named !== undefined) requestAnimationFrame(() => setCurrent(named.id));
    };
    const observer = new IntersectionObserver(update, { rootMargin: `0px 0px -${(1 - READING_LINE) * 100}% 0px`, threshold: [0, 1] });
    for (const element of elements) observer.observe(element);
    addEventListener('hashchange', onHash);
    return () => {
      observer.disconnect();
      removeEventListener('hashchange', onHash);
    };
  }, [toc]);
  return current;
}

/** A hash that is not valid percent-encoding names no heading; it comes back as it is. */
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
