import { createFrom, InitError } from 'create-octavo';
import type { GivenOptions } from 'create-octavo';
import { disk } from '@octavo/vite/internal/disk';
import type { CommandContext } from '../command.ts';
import type { Tool } from '../migrate/tool.ts';
import { UserError } from '../terminal/user-error.ts';

/** Begins a site in a folder, or joins one to the Vite app there; 1 when it was called off. */
export async function init({ folder, hasFolder, options, terminal }: CommandContext): Promise<number> {
  const { name, site, api, embedded, plugin, yes } = options;
  const given: GivenOptions = {
    ...(hasFolder && { folder }),
    ...(name !== undefined && { name }),
    ...(site !== undefined && { site }),
    ...(!api && { withApi: false }),
    ...(embedded && { mode: 'embedded' }),
    ...(!plugin && { mode: 'apart' }),
  };
  const other = await findOther(folder);
  try {
    const code = await createFrom(given, terminal, yes || !terminal.isInteractive);
    if (other !== undefined && code === 0)
      terminal.print(`This folder also has a ${other.title} site: \`octavo migrate --from ${other.name}\` brings it over instead.`);
    return code;
  } catch (error) {
    if (error instanceof InitError) throw new UserError(error.message, error.hint);
    throw error;
  }
}

/** The tool whose site a folder has; a list of pages alone, as GitBook's, may be of no tool. */
async function findOther(folder: string): Promise<Tool | undefined> {
  if (!disk.isFolder(folder)) return undefined;
  const [{ openSource }, { TOOLS }] = await Promise.all([import('../migrate/source.ts'), import('../migrate/tools/tools.ts')]);
  const source = openSource(folder);
  return TOOLS.find(({ name, isOurFormat, detects }) => name !== 'gitbook' && isOurFormat !== true && detects(source));
}
