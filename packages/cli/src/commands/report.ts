import { openChecker } from '../check/open-checker.ts';
import type { CommandContext } from '../command.ts';
import { formatReport } from '../report/format-report.ts';

/** Reports what of a site runs as it did before, what differs and what does not run; 0 whatever it finds. */
export async function report({ folder, options, terminal }: CommandContext): Promise<number> {
  const checker = await openChecker(folder, options);
  try {
    const found = await checker.report();
    terminal.print(options.json ? JSON.stringify(found, null, 2) : formatReport(found, terminal.colors));
    return 0;
  } finally {
    await checker.close();
  }
}
