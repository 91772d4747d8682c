/** True for an address on another host: `https://x.org`, `//x.org`. A path, a hash and `mailto:` are not. */
export function isExternal(href: string): boolean {
  return /^(?:https?:)?\/\//i.test(href);
}
