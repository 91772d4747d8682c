import { cac } from 'cac';
import type { CAC } from 'cac';
import manifest from '../package.json' with { type: 'json' };
import { COMMANDS } from './command-list.ts';
import type { Command } from './command.ts';
import { describeHelp } from './options/describe-help.ts';
import { describeOption } from './options/describe-option.ts';

/** What the command line asked for. */
export interface Invocation {
  command: Command;
  folder: string;
  hasFolder: boolean;
  folders?: string[];
  second?: string;
  options: Readonly<Record<string, unknown>>;
}

/** The command line of `octavo`: `onCommand` is called once, with the command that `parse` met. */
export function createCli(onCommand: (invocation: Invocation) => Promise<number>): CAC {
  const cli = cac('octavo');
  for (const command of COMMANDS) {
    const second = command.second === undefined ? '' : ` [${command.second}]`;
    const entry = cli.command(`${command.name} [${command.argument ?? 'folder'}]${second}`, command.description);
    for (const name of command.options) {
      const { flag, description } = describeOption(command.name, name);
      entry.option(flag, description);
    }
    // Options come last, whatever stands before them.
    entry.action((typed: string | string[] | undefined, ...rest: unknown[]) => {
      const folder = typeof typed === 'string' ? typed : undefined;
      const other = command.second === undefined ? undefined : rest[0];
      const options = rest[command.second === undefined ? 0 : 1] as Record<string, unknown>;
      return onCommand({
        command,
        folder: folder ?? '.',
        hasFolder: folder !== undefined,
        ...(Array.isArray(typed) && { folders: typed }),
        ...(typeof other === 'string' && { second: other }),
        options,
      });
    });
  }
  cli.help((sections) => describeHelp(sections, cli.matchedCommand?.description));
  cli.version(manifest.version);
  return cli;
}
