import path from 'node:path';
import { disk } from '@octavo/vite/internal/disk';
import { preview as startPreview } from 'vite';
import type { Plugin } from 'vite';
import type { CommandContext } from '../command.ts';
import { createViteConfig } from '../project/create-vite-config.ts';
import { formatPath } from '../terminal/format-path.ts';
import { formatServer } from '../terminal/format-server.ts';
import { UserError } from '../terminal/user-error.ts';
import { waitForInterrupt } from '../terminal/wait-for-interrupt.ts';

/** Serves the built files until Ctrl-C, as a host would that knows nothing but files. */
export async function preview({ folder, options, terminal }: CommandContext): Promise<number> {
  const open = options.open && terminal.isInteractive;
  const config = await createViteConfig(folder, { ...options, open }, { command: 'serve', isPreview: true });
  const server = await startPreview({ ...config, plugins: [requireBuild(), ...(config.plugins ?? [])] });
  const { root, build } = server.config;
  const summary = formatPath(path.resolve(root, build.outDir));
  terminal.print(formatServer({ title: 'preview', urls: server.resolvedUrls, milliseconds: performance.now(), summary }, terminal.colors));
  await waitForInterrupt();
  await server.close();
  return 0;
}

/** Stops before a server that has nothing to serve. */
function requireBuild(): Plugin {
  return {
    name: 'octavo:require-build',
    configurePreviewServer({ config: { root, build } }) {
      const folder = path.resolve(root, build.outDir);
      if (!disk.exists(folder))
        throw new UserError(
          `Nothing to preview: ${folder} does not exist.`,
          'Run `octavo build` first, with the same folder and --outDir.',
        );
    },
  };
}
