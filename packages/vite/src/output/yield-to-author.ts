import type { Output, OutputFile } from './output.ts';
import { readListed } from '../extension/read-listed.ts';

/** The same output without the files that the author has written: `robots.txt` in the content root or in the public folder wins. */
export function yieldToAuthor(output: Output, isAuthored: (href: string) => boolean): Output {
  const { list, find } = output;
  const isOurs = (file: OutputFile | undefined): file is OutputFile => file !== undefined && !isAuthored(file.href);
  return {
    ...output,
    list: async (site, source) => (await readListed(list(site, source))).filter(isOurs),
    ...(find && {
      async find(href) {
        const found = await find(href);
        return isOurs(found) ? found : undefined;
      },
    }),
  };
}
