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

/** True when `path` is `ancestor` or lies inside it. */
export function isPathWithin(path: ConfigPath, ancestor: ConfigPath): boolean {
  return ancestor.every((part, index) => path[index] === part);
}
