import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** A program to run: its file, its arguments, and where. */
export interface Program {
  /** The program and its arguments. */
  command: readonly [file: string, ...args: string[]];
  cwd: string;
  /** What its environment has beside the user's. */
  env?: Record<string, string>;
}

/** Runs a program to its end and gives its standard output; rejects with all that it printed when it fails. */
export async function runProgram({ command, cwd, env }: Program): Promise<string> {
  const [file, ...args] = command;
  const running = promisify(execFile)(file, args, { cwd, env: userEnvironment(env), maxBuffer: 2 ** 26 });
  const { stdout } = await running.catch((error: Error & { stdout?: string; stderr?: string }) => {
    throw new Error(`${command.join(' ')} failed in ${cwd}:\n${error.stdout}${error.stderr}`, { cause: error });
  });
  return stdout;
}

/** The environment of a user's shell: nothing of the test runner's, and nothing of the pnpm that started it. */
export function userEnvironment(added: Record<string, string> = {}): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !FOREIGN.test(name) || OF_THE_MACHINE.test(name));
  return { ...Object.fromEntries(kept), NO_COLOR: '1', ...added };
}

const FOREIGN = /^(?:NODE|NODE_ENV|NODE_PATH|INIT_CWD|FORCE_COLOR|VITEST.*|p?npm_.*)$/i;

/** How npm reaches the registry is a matter of the machine. */
const OF_THE_MACHINE = /^npm_config_(?:cache|cafile|registry|userconfig|(?:https?_)?proxy|noproxy)$/i;
