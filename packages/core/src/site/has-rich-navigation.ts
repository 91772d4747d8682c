import type { Site } from './site.ts';
import { walkNavigation } from './walk-navigation.ts';

/** Says whether a site shows more of its parts than versions, tabs, anchors and plain groups: then it needs the rules for it. */
export function hasRichNavigation({ config, sections }: Site): boolean {
  if (config.banner !== undefined || config.divisions.length > 0 || config.globals.length > 0) return true;
  return sections.some(({ navigation }) => {
    for (const { item } of walkNavigation(navigation)) if (item.kind === 'group' && item.href !== undefined) return true;
    return false;
  });
}
