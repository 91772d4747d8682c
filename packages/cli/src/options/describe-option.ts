import { OPTIONS } from './parse-options.ts';
import type { CommandOptions, OptionHelp } from './parse-options.ts';

/** An option as the help of a command shows it: with `build`, `--host` names a platform. */
export function describeOption(command: string, name: keyof CommandOptions): OptionHelp {
  const { flag, description, with: others } = OPTIONS[name];
  return others?.[command] ?? { flag, description };
}

/** What an option means with all of its commands, in one line of a list. */
export function summarizeOption(name: keyof CommandOptions): string {
  const { flag, description, with: others = {} } = OPTIONS[name];
  const added = Object.entries(others).map(
    ([command, one]) => `With \`${command}\`${one.flag === flag ? '' : `, \`${one.flag}\``}: ${one.description}`,
  );
  return [description, ...added].join('. ');
}
