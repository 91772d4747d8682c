import type { Context } from '../context.ts';
import { ICON_CREDITS_FILE, renderIconCredits } from '../icons/render-icon-credits.ts';
import type { OutputFile } from './bundle.ts';

/** The file that names the authors of the icons which the site uses; none where it uses none. */
export function listIconCredits({ icons, prefix }: Context): OutputFile[] {
  const content = renderIconCredits(icons.usedSets());
  return content === undefined ? [] : [{ fileName: prefix + ICON_CREDITS_FILE, content }];
}
