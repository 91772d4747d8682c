import { keepText, readKeptList } from '@octavo/core/browser';
import { findWithin } from './find-within.ts';
import { listen } from './listen.ts';

const KEY = 'octavo-dismissed';
const LIMIT = 20;
const NAME = 'data-octavo-dismiss';

/** Banners that the reader dismisses: each stays away until its words, which `data-octavo-dismiss` holds, change. */
export function startBanners(root: ParentNode): () => void {
  const dismissed = readKeptList(KEY);
  for (const banner of findWithin(root, `[${NAME}]`))
    if (dismissed.includes(banner.getAttribute(NAME) ?? '')) banner.setAttribute('hidden', '');
  return listen(root, ['click', '.octavo-banner-close'], (button, event) => {
    event.preventDefault();
    const name = button.parentElement?.getAttribute(NAME) ?? '';
    keepText(KEY, JSON.stringify([...readKeptList(KEY).filter((other) => other !== name), name].slice(-LIMIT)));
    button.parentElement?.setAttribute('hidden', '');
  });
}
