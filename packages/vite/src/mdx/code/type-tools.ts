/** Where the libraries lie that know the types of code, which the site's owner has installed; absolute paths. */
export interface TypeTools {
  /** The module `twoslash/core`. */
  twoslash: string;
  /** TypeScript up to 6: what comes later has no such interface. */
  typescript: string;
  /** The folder from which code imports packages. */
  root: string;
  /** What is installed, for the keys of caches. */
  versions: string;
}

/** Whether a text may have a fence whose types are to be shown. */
export function mayHaveTypes(text: string): boolean {
  return /^.*(?:```|~~~).*\btwoslash\b/m.test(text);
}
