import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import pc from 'picocolors';

/** Where the commands write, and in which colours. */
export interface Terminal {
  /** Writes a line of output. */
  print(text: string): void;
  /** Writes a line of complaint. */
  printError(text: string): void;
  colors: ReturnType<typeof pc.createColors>;
  /** How wide it is, where it is no pipe. */
  columns?: number | undefined;
  /** True when a person looks at it: nothing opens a browser otherwise. */
  isInteractive: boolean;
  /** Asks a person for consent; a mere Enter is one. Absent where nobody can be asked. */
  confirm?(question: string): Promise<boolean>;
  /** True where GitHub Actions turns lines of output into notes on a change. */
  isAnnotated?: boolean;
}

/** The terminal of this process. `NO_COLOR` and `FORCE_COLOR` are honoured; a pipe gets plain text. */
export function createTerminal(): Terminal {
  process.stdout.on('error', endWithReader);
  return {
    print: (text) => void process.stdout.write(`${text}\n`),
    printError: (text) => void process.stderr.write(`${text}\n`),
    colors: pc.createColors(pc.isColorSupported),
    columns: process.stdout.columns,
    isInteractive: process.stdout.isTTY === true && !process.env['CI'],
    confirm,
    isAnnotated: process.env['GITHUB_ACTIONS'] === 'true',
  };
}

/** `octavo check | head` ends its reader early: nobody wants the rest. */
function endWithReader(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
}

async function confirm(question: string): Promise<boolean> {
  const asked = createInterface({ input: process.stdin, output: process.stdout });
  // The end of the input is no consent.
  const answer = await Promise.race([asked.question(`${question} (Y/n) `), once(asked, 'close').then(() => 'no')]);
  asked.close();
  return /^(?:y|yes)?$/i.test(answer.trim());
}
