/** The path from the content root that a `$ref` means in a file; undefined where it leads out: (`../b.json`, `nav/a.json`) -> `b.json`. */
export function resolveRef(reference: string, from: string): string | undefined {
  const path = reference.trim().replace(/\?.*$/, '').replaceAll('\\', '/');
  if (path === '' || /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(path)) return undefined;
  const segments = path.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const segment of path.split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment !== '..') segments.push(segment);
    else if (segments.pop() === undefined) return undefined;
  }
  return segments.join('/');
}
