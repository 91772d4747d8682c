import { isExternalUrl } from '@octavo/core/internal';
import { isMarkup, readTitleText } from '../../evaluate/markup.ts';
import type { FolderMeta, MetaEntry } from '../../meta-tree.ts';
import { asObject } from '../../read-value.ts';

/** Reads what a `_meta` file exports: names with titles, separators, links, menus. */
export function toMeta(value: unknown): FolderMeta {
  const entries = Object.entries(asObject(value)).flatMap(([name, said]): MetaEntry[] => {
    if (name === '*') return [];
    if (typeof said === 'string' || isMarkup(said)) {
      const own = readTitleText(said);
      return [{ name, ...(own !== undefined && own !== '' && { label: own }) }];
    }
    const { title, type, href, display, items, theme } = asObject(said);
    const label = readTitleText(title);
    if (type === 'separator') return [{ separator: label ?? '' }];
    if (typeof href === 'string') return label === undefined ? [] : [{ label, url: href }];
    if (type === 'menu') return listMenu(items);
    const hidden = display === 'hidden';
    const isExpanded = asObject(theme)['collapsed'] === false;
    const inner = items === undefined ? undefined : toMeta(items);
    return [
      {
        name,
        ...(label !== undefined && { label }),
        ...(hidden && { isHidden: true }),
        ...((inner !== undefined || isExpanded) && { meta: { ...inner, ...(isExpanded && { isExpanded }) } }),
      },
    ];
  });
  return entries.length === 0 ? {} : { entries };
}

function listMenu(items: unknown): MetaEntry[] {
  return Object.values(asObject(items)).flatMap((one): MetaEntry[] => {
    const { title, href } = asObject(one);
    const label = readTitleText(title);
    return label !== undefined && typeof href === 'string' && isExternalUrl(href) ? [{ label, url: href }] : [];
  });
}
