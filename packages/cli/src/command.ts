import type { CommandOptions } from './options/parse-options.ts';
import type { Terminal } from './terminal/terminal.ts';

/** What a command is given. */
export interface CommandContext {
  /** The folder as typed, relative to the current one; of `explain` the code. */
  folder: string;
  /** Whether it was typed; else it is the current one. */
  hasFolder: boolean;
  /** All arguments as typed, of a command that takes any number. */
  folders?: string[];
  /** The second argument as typed, of a command that takes two. */
  second?: string;
  options: CommandOptions;
  terminal: Terminal;
}

/** A command's work; resolves to the exit code of the process when everything is done. */
export type RunCommand = (context: CommandContext) => Promise<number>;

/** A command as `--help` shows it. Its code is loaded when it runs. */
export interface Command {
  name: string;
  description: string;
  /** What it takes beside options; with `...` before it, any number of them. Default: `folder`. */
  argument?: string;
  /** A second one, of a command that takes two. */
  second?: string;
  /** Names of the options it takes, from `OPTIONS`. */
  options: (keyof CommandOptions)[];
  load: () => Promise<RunCommand>;
}
