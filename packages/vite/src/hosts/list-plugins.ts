import type { Plugin, PluginOption } from 'vite';

/** The plugins of a config that Vite has not resolved yet, whatever they are nested in. */
export async function listPlugins(option: PluginOption): Promise<Plugin[]> {
  const value = await option;
  if (!value) return [];
  if (!Array.isArray(value)) return [value];
  return (await Promise.all(value.map((entry: PluginOption) => listPlugins(entry)))).flat();
}
