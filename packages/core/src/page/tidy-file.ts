/** A number that only orders: `01-`, `2. `, `3_`. Of `2026-11-22-notes` and `7.0-changes` the numbers are the name. */
const ORDER = /^(\d{1,4})[-_. ]+(?=\D)/;

/**
 * The file that would have the address of a page in a folder whose names also say the order of its pages: numbers before names count for
 * nothing, and `README` is the page of its folder.
 *
 * `01-guide/02-start.md` -> `guide/start.md`, `guide/README.md` -> `guide/index.md`, `CHANGELOG.md` -> `changelog.md`
 */
export function tidyFile(file: string): string {
  const [name = '', ...folders] = file.split('/').toReversed();
  const [, stem = name, extension = ''] = /^(.+)(\.mdx?)$/i.exec(name) ?? [];
  const plain = /^readme$/i.test(stem) ? 'index' : withoutOrder(stem);
  const spelled = /^[A-Z_]+$/.test(plain) ? plain.toLowerCase().replaceAll('_', '-') : plain;
  return [...folders.toReversed().map(withoutOrder), spelled + extension].join('/');
}

/** The name of a file or folder without the number that orders it: `01-guide` -> `guide`. */
export function withoutOrder(name: string): string {
  return name.replace(ORDER, '');
}

/** The number with which the name of a file or folder begins; undefined where there is none. */
export function findOrder(name: string): number | undefined {
  const digits = ORDER.exec(name)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
