import { createFrom, InitError } from 'create-octavo';
import type { GivenOptions } from 'create-octavo';
import type { CommandContext } from '../command.ts';
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
  try {
    return await createFrom(given, terminal, yes || !terminal.isInteractive);
  } catch (error) {
    if (error instanceof InitError) throw new UserError(error.message, error.hint);
    throw error;
  }
}
