import { isExternalUrl } from '@octavo/core/internal';
import { isIconName } from './is-icon-name.ts';

/** Says whether the text of an `icon` is the path of a file of the site's. */
export function isIconFile(name: string): boolean {
  return !isExternalUrl(name) && (/^\.{0,2}\//.test(name) || (/^[^\s<]+\.\w+$/.test(name) && !isIconName(name)));
}
