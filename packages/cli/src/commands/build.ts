import path from 'node:path';
import type { CommandContext } from '../command.ts';
import { createViteConfig } from '../project/create-vite-config.ts';
import type { ViteTask } from '../project/create-vite-config.ts';
import { findSiteApi } from '../find-site-api.ts';
import { formatPath } from '../terminal/format-path.ts';
import { formatDuration, formatSummary } from '../terminal/format-summary.ts';

/** Writes a site as static files; 1 when it has errors or warnings under `--strict`. */
export async function build(context: CommandContext): Promise<number> {
  return runBuild(context, {});
}

/** Writes a site, or a part of it for other machines; of `shards` what those made. */
export async function runBuild({ folder, options, terminal }: CommandContext, task: Pick<ViteTask, 'shards'>): Promise<number> {
  const { colors } = terminal;
  const config = await createViteConfig(folder, options, { command: 'build', ...task });
  const { createBuilder } = await import('vite');
  const builder = await createBuilder(config, null);
  await builder.buildApp();

  const outDir = path.resolve(builder.config.root, builder.config.build.outDir);
  if (options.shard) {
    const { index, count } = options.shard;
    const place = colors.cyan(formatPath(outDir));
    terminal.print(`\n  ${colors.bold(colors.green('Octavo'))}  built shard ${index}/${count} in ${place}, for \`octavo join\`\n`);
    return 0;
  }
  const summary = findSiteApi(builder.config.plugins).summary();
  terminal.print(
    `\n  ${colors.bold(colors.green('Octavo'))}  built ${colors.cyan(formatPath(outDir))} in ${formatDuration(performance.now())}`,
  );
  terminal.print(`  ${formatSummary(summary)}\n`);
  // A vite.config of the user's own may use octavo() without `strict`.
  const isGood = !options.strict || (summary.errors === 0 && summary.warnings === 0);
  if (!isGood) terminal.printError(`${colors.red('error')} The site has problems.`);
  else if (summary.errors > 0)
    terminal.printError(`${colors.red('error')} The site is built despite the errors above; \`--strict\` makes the build fail.`);
  return isGood ? 0 : 1;
}
