import type { GuardedOutput } from './guard-output.ts';
import type { OutputFile } from './output.ts';
import { readListed } from './read-listed.ts';

/** Takes note of what a function throws, by a key, until it no longer does. */
export type Follow = <Value>(key: string, run: () => Value | Promise<Value>) => () => Promise<Value>;

/** The same output; what goes wrong with it is noted wherever it is asked. */
export function followOutput(output: GuardedOutput, follow: Follow): GuardedOutput {
  const { module, name, list, find, prepare } = output;
  const key = `${module.url} ${name}`;
  const toFile = (file: OutputFile): OutputFile => ({ ...file, read: follow(`${key} ${file.href}`, file.read) });
  return {
    ...output,
    list: async (...given) => (await follow(key, () => readListed(list(...given)))()).map(toFile),
    ...(find && {
      async find(href) {
        const file = await follow(`${key} find`, () => find(href))();
        return file && toFile(file);
      },
    }),
    ...(prepare && { prepare: (...given) => follow(`${key} prepare`, () => prepare(...given))() }),
  };
}
