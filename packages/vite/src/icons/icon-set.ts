import type { IconData } from '@octavo/theme';
import type { IconSetSource } from './icon-sets.ts';
import { padViewBox } from './pad-view-box.ts';

/** An Iconify JSON file, as far as we read it. */
export interface IconifyJson {
  width?: number;
  height?: number;
  icons: Record<string, IconifyIcon>;
  /** Other names of the same drawings. */
  aliases?: Record<string, { parent: string }>;
}

interface IconifyIcon {
  body: string;
  left?: number;
  top?: number;
  width?: number;
  height?: number;
}

/** The icons of one set. */
export interface IconSet {
  find(name: string): IconData | undefined;
  names(): string[];
}

/** Makes a set of a file's content. */
export function createIconSet(json: IconifyJson, { suffix = '', isTight = false }: IconSetSource): IconSet {
  return {
    find(name) {
      const key = name + suffix;
      const parent = own(json.aliases, key)?.parent ?? key;
      const icon = own(json.icons, parent);
      if (icon === undefined) return undefined;
      const { left = 0, top = 0, width = json.width ?? 16, height = json.height ?? 16, body } = icon;
      return { viewBox: isTight ? padViewBox(width, height) : `${left} ${top} ${width} ${height}`, body };
    },
    names: () => [...Object.keys(json.icons), ...Object.keys(json.aliases ?? {})].map((name) => name.slice(0, name.length - suffix.length)),
  };
}

/** Keeps of a package's file what belongs to a set. */
export function trimIconSet(
  { width, height, icons, aliases = {} }: IconifyJson,
  { suffix = '', except, only }: IconSetSource,
): IconifyJson {
  const isOfSet = (name: string): boolean =>
    name.endsWith(suffix) && except?.test(name) !== true && (only === undefined || only.includes(name));
  const keep = <T>(entries: Record<string, T>): [string, T][] => Object.entries(entries).filter(([name]) => isOfSet(name));
  const kept = keep(icons).map(([name, { body, ...box }]) => [name, { body, ...pickBox(box) }]);
  const names = keep(aliases).filter(([, { parent }]) => isOfSet(parent));
  return {
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    icons: Object.fromEntries(kept),
    ...(names.length > 0 && { aliases: Object.fromEntries(names.map(([name, { parent }]) => [name, { parent }])) }),
  };
}

function pickBox(icon: Omit<IconifyIcon, 'body'>): Omit<IconifyIcon, 'body'> {
  const keys = ['left', 'top', 'width', 'height'] as const;
  return Object.fromEntries(keys.flatMap((key) => (icon[key] === undefined ? [] : [[key, icon[key]]])));
}

function own<T>(entries: Record<string, T> | undefined, name: string): T | undefined {
  return entries !== undefined && Object.hasOwn(entries, name) ? entries[name] : undefined;
}
