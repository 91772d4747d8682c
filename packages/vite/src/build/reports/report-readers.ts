import type { Logger } from 'vite';
import type { PageReader } from '../../mdx/create-compiler.ts';

/** Prints how many of the files that were compiled the native compiler has read, and why it has read no more. Nothing where it was not asked for. */
export function reportReaders(readers: ReadonlyMap<PageReader, number>, logger: Pick<Logger, 'info'>): void {
  const count = (reader: PageReader): number => readers.get(reader) ?? 0;
  if (count('reference for plugins') > 0) logger.info('The native compiler was not used: an extension has remark or rehype plugins.');
  else if (readers.size > 0)
    logger.info(`The native compiler compiled ${count('native')} files, and the reference compiler ${count('reference')}.`);
}
