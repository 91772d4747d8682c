/** Where a value stands in a config: keys and indices from the root. */
export type ConfigPath = readonly (string | number)[];

/** `['navigation', 2, 'pages', 0]` -> `navigation[2].pages[0]`; a key that is no word is quoted: `metadata["og:image"]`. */
export function formatConfigPath(path: ConfigPath): string {
  let formatted = '';
  for (const part of path) {
    if (typeof part === 'number') formatted += `[${part}]`;
    else if (!/^[\w$-]+$/.test(part)) formatted += `[${JSON.stringify(part)}]`;
    else formatted += formatted === '' ? part : `.${part}`;
  }
  return formatted;
}

/** `['tabs', 3, 'url']` -> `tabs[].url`: the same for every entry of a list. */
export function patternOfPath(path: ConfigPath): string {
  return formatConfigPath(path).replace(/\[\d+\]/g, '[]');
}

/** Makes what says whether a path is one of some, or lies inside one. */
export function createPathFinder(paths: readonly ConfigPath[]): (path: ConfigPath) => boolean {
  const known = new Set(paths.map((path) => JSON.stringify(path)));
  if (known.size === 0) return () => false;
  return (path) => known.has('[]') || path.some((_, index) => known.has(JSON.stringify(path.slice(0, index + 1))));
}
