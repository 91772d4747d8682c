/** The key of an icon's drawing in a map: `('github', 'brands')` -> `brands/github`, `('rocket')` -> `rocket`. */
export function createIconKey(name: string, type?: string): string {
  return type === undefined || type === '' ? name : `${type}/${name}`;
}
