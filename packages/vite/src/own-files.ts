/** True in Octavo's own workspace, where packages are TypeScript sources; false when published. */
export const IS_SOURCE: boolean = new URL(import.meta.url).pathname.endsWith('.ts');

/** The address of a module of this package that runs apart: `mdx/compile-worker` of the sources, packed beside all others. */
export function findProgram(source: string): URL {
  return new URL(IS_SOURCE ? `./${source}.ts` : `./${nameProgram(source)}.js`, import.meta.url);
}

/** What such a module is called in the published package. */
export function nameProgram(source: string): string {
  return source.replaceAll('/', '-');
}

/** The address of a file that the published package alone holds: `icons/lucide.json.br` */
export function packedFile(name: string): URL {
  return new URL(`./${name}`, import.meta.url);
}
