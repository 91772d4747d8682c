import { cac } from 'cac';
import type { CAC } from 'cac';
import manifest from '../package.json' with { type: 'json' };
import { COMMANDS } from './command-list.ts';
import type { Command } from './command.ts';
import { OPTIONS } from './parse-options.ts';

/** What the command line asked for. */
export interface Invocation {
  command: Command;
  folder: string;
  hasFolder: boolean;
  options: Readonly<Record<string, unknown>>;
}

/** The command line of `octavo`: `onCommand` is called once, with the command that `parse` met. */
export function createCli(onCommand: (invocation: Invocation) => Promise<number>): CAC {
  const cli = cac('octavo');
  for (const command of COMMANDS) {
    const entry = cli.command(`${command.name} [${command.argument ?? 'folder'}]`, command.description);
    for (const name of command.options) entry.option(OPTIONS[name].flag, OPTIONS[name].description);
    entry.action((folder: string | undefined, options: Record<string, unknown>) =>
      onCommand({ command, folder: folder ?? '.', hasFolder: folder !== undefined, options }),
    );
  }
  cli.help();
  cli.version(manifest.version);
  return cli;
}
