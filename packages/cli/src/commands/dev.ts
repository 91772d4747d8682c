import type { CommandContext } from '../command.ts';
import { createViteConfig } from '../project/create-vite-config.ts';
import { findSiteApi } from '../find-site-api.ts';
import { formatDiagnostics } from '../terminal/format-diagnostics.ts';
import { formatServer } from '../terminal/format-server.ts';
import { formatSummary } from '../terminal/format-summary.ts';
import { outliveRefusals } from '../terminal/outlive-refusals.ts';
import { waitForInterrupt } from '../terminal/wait-for-interrupt.ts';

/** How many problems are shown at the start; `octavo check` lists them all. */
const SHOWN = 10;

/** Serves a site until Ctrl-C. */
export async function dev({ folder, options, terminal }: CommandContext): Promise<number> {
  const open = options.open && terminal.isInteractive;
  const config = await createViteConfig(folder, { ...options, open }, { command: 'serve' });
  const { createServer } = await import('vite');
  const letGo = outliveRefusals(terminal);
  const server = await createServer(config);
  await server.listen();
  const api = findSiteApi(server.config.plugins);
  const found = api.diagnostics().filter(({ severity }) => severity !== 'info');
  if (found.length > 0)
    terminal.printError(`\n${formatDiagnostics(found, { colors: terminal.colors, columns: terminal.columns, limit: SHOWN })}`);
  const report = {
    title: 'ready',
    urls: server.resolvedUrls,
    milliseconds: performance.now(),
    summary: `${formatSummary(api.summary())} so far`,
  };
  terminal.print(formatServer(report, terminal.colors));
  await waitForInterrupt();
  await server.close();
  letGo();
  return 0;
}
