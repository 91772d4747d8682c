import { readShards } from '@octavo/vite/internal';
import type { CommandContext } from '../command.ts';
import { UserError } from '../terminal/user-error.ts';
import { runBuild } from './build.ts';

/** Writes the site whose pages were compiled in shards, with the folder and the options that these were given. */
export async function join({ folders = [], options, ...context }: CommandContext): Promise<number> {
  const shards = readShards(folders);
  const command = shards.find(({ shard }) => shard !== undefined)?.shard?.command;
  if (command === undefined)
    throw new UserError(
      folders.length === 0
        ? '`octavo join` needs the folders of the shards.'
        : `No shards found in ${folders.map((one) => `\`${one}\``).join(', ')}.`,
      'Pass the folder that contains them: `octavo join shards`. `octavo build --shard 1/3` writes one.',
    );
  return runBuild({ ...context, folder: command.folder, options: { ...options, ...command } }, { shards });
}
