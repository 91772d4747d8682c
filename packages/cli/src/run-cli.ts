import { COMMANDS } from './command-list.ts';
import { createCli } from './create-cli.ts';
import { OPTIONS, parseOptions } from './options/parse-options.ts';
import { spellFlags } from './options/spell-flags.ts';
import { createTerminal } from './terminal/terminal.ts';
import type { Terminal } from './terminal/terminal.ts';
import { UserError } from './terminal/user-error.ts';

/** The exit code of a command line that could not be followed. */
const FAILED = 2;

/**
 * Runs one command line (`['dev', 'docs', '--port', '4000']`) to its end and resolves to the exit code: 0 only when all is good, 1 for what
 * is wrong with the site, 2 where the command could not be followed.
 * Never rejects: what went wrong is on the terminal.
 */
export async function runCli(argv: readonly string[], terminal: Terminal = createTerminal()): Promise<number> {
  try {
    const cli = createCli(async ({ command, options, ...given }) => {
      const context = { ...given, options: parseOptions(options), terminal };
      return (await command.load())(context);
    });
    const spelled = spellFlags(spellHelp(argv));
    const [command = '-'] = spelled;
    // The help of a command that is not there would be that of all.
    if (!command.startsWith('-') && !COMMANDS.some(({ name }) => name === command)) throw await unknownCommand(command);
    const { args, options } = cli.parse(['node', 'octavo', ...spelled], { run: false });
    if (options['help'] === true || options['version'] === true) return 0;
    if (cli.matchedCommand) {
      await checkFlags(options, cli.matchedCommand.name);
      return await cli.runMatchedCommand();
    }
    if (args[0] !== undefined) throw await unknownCommand(args[0]);
    const flag = Object.keys(options).find((name) => name !== '--');
    if (flag !== undefined)
      throw new UserError(`\`${toFlag(flag)}\` needs a command.`, '`octavo --help` shows the commands and their options.');
    cli.outputHelp();
    return FAILED;
  } catch (error) {
    const { findDiagnostics, formatError } = await import('./terminal/format-error.ts');
    terminal.printError(await formatError(error, terminal.colors));
    return findDiagnostics(error) === undefined ? FAILED : 1;
  }
}

/** `help build` -> `build --help` */
function spellHelp(argv: readonly string[]): readonly string[] {
  return argv[0] === 'help' ? [...argv.slice(1), '--help'] : argv;
}

/** An option that the command does not take is answered with the nearest one that it does. */
async function checkFlags(options: Readonly<Record<string, unknown>>, name: string): Promise<void> {
  const known = (COMMANDS.find((command) => command.name === name)?.options ?? []).map((option) => flagName(OPTIONS[option].flag));
  const unknown = Object.keys(options).find((option) => option !== '--' && !known.includes(option));
  if (unknown === undefined) return;
  const nearest = await findMeant(unknown, known);
  const hint = nearest === undefined ? `Its options are ${known.map(toFlag).join(', ')}.` : `Did you mean \`${toFlag(nearest)}\`?`;
  throw new UserError(`Unknown option \`${toFlag(unknown)}\` of \`octavo ${name}\`.`, `${hint} \`octavo ${name} --help\` explains them.`);
}

/** The name of an option as it is parsed: `--extension <module>` -> `extension`, `--no-api` -> `api`, `--dry-run` -> `dryRun` */
function flagName(flag: string): string {
  return flag
    .replace(/^--(?:no-)?/, '')
    .replace(/ .*/, '')
    .replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** `dryRun` -> `--dry-run`, `api` -> `--no-api`; what is no option of ours as it was written. */
function toFlag(option: string): string {
  const known = Object.entries(OPTIONS)
    .find(([name]) => name === option)?.[1]
    .flag.replace(/ .*/, '');
  return known ?? (option.length === 1 ? `-${option}` : `--${option}`);
}

async function unknownCommand(name: string): Promise<UserError> {
  const names = COMMANDS.map((command) => command.name);
  const nearest = await findMeant(name, names);
  const hint = nearest === undefined ? `The commands are ${names.join(', ')}.` : `Did you mean \`octavo ${nearest}\`?`;
  return new UserError(`Unknown command \`${name}\`.`, `${hint} \`octavo --help\` shows them all.`);
}

/** The only name that begins as the typed one, else the nearest. */
async function findMeant(typed: string, names: readonly string[]): Promise<string | undefined> {
  const { findNearest } = await import('@octavo/core/internal');
  const [longer, ...others] = typed.length < 3 ? [] : names.filter((name) => name.startsWith(typed));
  return others.length === 0 && longer !== undefined ? longer : findNearest(typed, names);
}
