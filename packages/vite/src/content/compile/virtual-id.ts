const PUBLIC = 'virtual:octavo/';
const RESOLVED = `\0${PUBLIC}`;

/** `('page', '/a b')` -> `virtual:octavo/page/~2Fa~20b`: a key survives being decoded as a part of an address. */
export function toVirtualId(name: string, key?: string): string {
  return PUBLIC + name + (key === undefined ? '' : `/${encodeURIComponent(key).replaceAll('~', '%7E').replaceAll('%', '~')}`);
}

/** The id under which the bundler knows a virtual module; undefined when it is not ours. */
export function resolveVirtualId(specifier: string): string | undefined {
  return specifier.startsWith(PUBLIC) ? `\0${specifier}` : undefined;
}

/** The name and key of a resolved id; undefined when it is not ours. */
export function parseVirtualId(id: string): { name: string; key: string } | undefined {
  if (!id.startsWith(RESOLVED)) return undefined;
  const [name = '', key = ''] = id.slice(RESOLVED.length).replace(/\?.*$/, '').split('/');
  return { name, key: decodeURIComponent(key.replaceAll('~', '%')) };
}
