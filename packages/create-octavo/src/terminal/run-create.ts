import { parseArgs } from 'node:util';
import { DiskError } from '@octavo/vite/internal/setup';
import { askQuestions, defaultAnswers } from './ask-questions.ts';
import type { GivenOptions } from './ask-questions.ts';
import { describeResult } from './describe-result.ts';
import { InitError } from '../init-error.ts';
import { initSite } from '../init-site.ts';

/** Where `npm create octavo` writes. */
export interface CreateTerminal {
  print(text: string): void;
  printError(text: string): void;
  /** True when somebody is there to answer. */
  isInteractive: boolean;
}

const HELP = `npm create octavo [folder] -- [options]

Creates a documentation site, or adds one to the Vite app in the folder.

  --name <name>     Name of the site
  --site <address>  Its public address
  --no-api          Do not create an API reference
  --embedded        Embed the docs in a React app and its router
  --no-plugin       Do not change the app or its Vite config
  --yes             Skip all questions
  --help            Display this message`;

/** Runs `create-octavo` with the arguments of its command line; resolves to the exit code. */
export async function runCreate(argv: string[], terminal: CreateTerminal = createTerminal()): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        site: { type: 'string' },
        'no-api': { type: 'boolean' },
        embedded: { type: 'boolean' },
        'no-plugin': { type: 'boolean' },
        yes: { type: 'boolean', short: 'y' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help === true) {
      terminal.print(HELP);
      return 0;
    }
    const given: GivenOptions = {
      ...(positionals[0] !== undefined && { folder: positionals[0] }),
      ...(values.name !== undefined && { name: values.name }),
      ...(values.site !== undefined && { site: values.site }),
      ...(values['no-api'] === true && { withApi: false }),
      ...(values.embedded === true && { mode: 'embedded' as const }),
      ...(values['no-plugin'] === true && { mode: 'apart' as const }),
    };
    return await createFrom(given, terminal, values.yes === true || !terminal.isInteractive);
  } catch (error) {
    if (isUsage(error)) {
      // Node goes on about arguments that begin with a dash.
      const [what = ''] = error.message.split(/\.? (?=To specify)|\.?$/);
      terminal.printError(`error ${what}.\n  \`npm create octavo -- --help\` explains the options.`);
      return 2;
    }
    if (!isMistake(error)) throw error;
    terminal.printError(`error ${error.message}${'hint' in error ? `\n  ${String(error.hint)}` : ''}`);
    return 1;
  }
}

/** Asks what was not given, unless it is quiet, and begins the site. */
export async function createFrom(given: GivenOptions, terminal: Pick<CreateTerminal, 'print'>, isQuiet: boolean): Promise<number> {
  const options = isQuiet ? defaultAnswers(given) : await askQuestions(given);
  if (options === undefined) return 1;
  terminal.print(`\n${describeResult(await initSite(options))}\n`);
  return 0;
}

/** Of the person at the keyboard, or what the disk refuses: no stack. */
function isMistake(error: unknown): error is Error {
  return error instanceof InitError || error instanceof DiskError;
}

function isUsage(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

function createTerminal(): CreateTerminal {
  return {
    print: (text) => void process.stdout.write(`${text}\n`),
    printError: (text) => void process.stderr.write(`${text}\n`),
    isInteractive: process.stdin.isTTY && process.stdout.isTTY && !process.env['CI'],
  };
}
