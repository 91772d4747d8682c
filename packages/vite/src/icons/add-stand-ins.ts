import { createIconKey } from '@octavo/core/internal';
import type { IconData, IconMap } from '@octavo/theme';
import type { IconRequest } from './create-icon-resolver.ts';
import type { ResolvedIcons } from './resolve-icons.ts';

/** The icons with a dashed circle for each name that nothing has: in a list of labels, those without an icon would be out of line. */
export function addStandIns({ icons, missing }: ResolvedIcons<IconRequest>): IconMap {
  return { ...icons, ...Object.fromEntries(missing.map(({ name, type }) => [createIconKey(name.trim(), type), STAND_IN])) };
}

const STAND_IN: IconData = {
  viewBox: '0 0 16 16',
  body: '<circle cx="8" cy="8" r="5.5" fill="none" stroke="currentColor" stroke-width="1.5" stroke-dasharray="2.2 2.12" opacity=".6"/>',
};
