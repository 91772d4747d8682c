import { findCore, readSetting, standsIn } from './core-script.ts';

/** Whether the page is to be shown in another version or language than its document has: what the address says, or where the reader was last. */
export function needsVersion(): boolean {
  const url = new URL(location.href);
  const hasPlaces = readSetting('places') !== '';
  const isNamed = url.searchParams.has('version');
  if (hasPlaces && (isNamed || url.searchParams.has('language'))) return true;
  // A page of one version is shown in it, and the address does not say so.
  if (isNamed) {
    url.searchParams.delete('version');
    history.replaceState(history.state, '', url);
  }
  const last = hasPlaces ? read() : null;
  return last !== null && last !== readSetting('version') && standsIn(findCore(), last);
}

/** Remembers in which version the reader went on. */
export function keepVersion(): void {
  const version = readSetting('version');
  try {
    if (version !== '') localStorage.setItem(keyOf(), version);
  } catch {
    return; // storage is blocked: the version counts as long as links carry it
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(keyOf());
  } catch {
    return null; // as above
  }
}

/** Each site remembers its own; the site's program has the same key. */
function keyOf(): string {
  return `octavo-version:${readSetting('base').replace(/(.)\/$/, '$1')}`;
}
