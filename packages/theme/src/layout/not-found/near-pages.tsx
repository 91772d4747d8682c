import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { findNearPages } from './find-near-pages.ts';
import type { NearPage } from './find-near-pages.ts';

/** Leads to the pages that are most like the address on the screen; nothing where none is. */
export function NearPages({ base }: { base: string }): ReactElement | null {
  const [pages, setPages] = useState<readonly NearPage[]>([]);
  useEffect(() => {
    let isShown = true;
    void findNearPages(location.pathname, { base, read: readText }).then((found) => isShown && setPages(found));
    return () => {
      isShown = false;
    };
  }, [base]);
  if (pages.length === 0) return null;
  return (
    <div className="octavo-prose octavo-not-found-links">
      <ul>
        {pages.map(({ title, path }) => (
          <li key={path}>
            <a href={path}>{title}</a> <code>{decode(path)}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** As people write it: `/%C3%BC` -> `/ü`. An author's own list may have what is no encoding. */
function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path; // shown as it stands
  }
}

/** Without the list there is nothing to offer: the page says what it says. */
async function readText(path: string): Promise<string> {
  const response = await fetch(path).catch(() => undefined);
  return response?.ok === true ? response.text() : '';
}
