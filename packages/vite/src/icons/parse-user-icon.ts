import type { IconData } from '@octavo/theme';
import { padViewBox } from './pad-view-box.ts';

/**
 * Reads an icon of Font Awesome's JavaScript packages: `{ icon: [width, height, aliases, unicode, path] }`, with two paths for a duotone.
 *
 * It comes from a package of the user's, some of it uploaded by hand: a path that is more than numbers and letters of path commands is no
 * icon, so that nothing but shapes can reach a page.
 */
export function parseUserIcon(value: unknown): IconData | undefined {
  const icon = typeof value === 'object' && value !== null && 'icon' in value ? value.icon : undefined;
  if (!Array.isArray(icon)) return undefined;
  const [width, height, , , drawn]: unknown[] = icon;
  const paths: unknown[] = Array.isArray(drawn) ? drawn : [drawn];
  if (!isSize(width) || !isSize(height) || !paths.every(isPath)) return undefined;
  const shapes = paths.filter((path) => path !== '');
  if (shapes.length === 0) return undefined;
  // Of two paths the first is the second tone.
  const body = paths.map((path, index) =>
    path === '' ? '' : `<path fill="currentColor"${index === 0 && paths.length > 1 ? ' opacity=".4"' : ''} d="${path}"/>`,
  );
  return { viewBox: padViewBox(width, height), body: body.join('') };
}

function isSize(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && Number.isFinite(value);
}

function isPath(value: unknown): value is string {
  return typeof value === 'string' && /^[\d\s.,+\-aceghlmqstvz]*$/i.test(value);
}
