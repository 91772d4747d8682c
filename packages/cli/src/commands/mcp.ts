import type { CommandContext } from '../command.ts';
import { openPlace } from '../project/open-place.ts';

/** Answers agents on standard input and output by the Model Context Protocol, from a built site, until the input ends. */
export async function mcp({ folder, options }: CommandContext): Promise<number> {
  const files = openPlace(folder, options.outDir);
  const { serveSite } = await import('../mcp/serve-site.ts');
  await serveSite(files);
  return 0;
}
