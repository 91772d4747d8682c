import type { IconResolver } from '../icons/create-icon-resolver.ts';
import { ICON_CREDITS_FILE, renderIconCredits } from '../icons/render-icon-credits.ts';
import type { Output, OutputFile } from './output.ts';

/** The file that names the authors of the icons which the site uses; none where it uses none. */
export function createIconCreditsOutput(icons: IconResolver): Output {
  const list = (): OutputFile[] => {
    const content = renderIconCredits(icons.usedSets());
    return content === undefined ? [] : [{ href: `/${ICON_CREDITS_FILE}`, type: 'text/plain', read: () => content }];
  };
  // In dev, icons are found as pages are opened.
  return { name: 'icon credits', list, find: (href) => list().find((file) => file.href === href) };
}
