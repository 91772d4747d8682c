import type { Pluggable, PluggableList, Plugin, Processor } from 'unified';
import { guard } from './extension-error.ts';
import type { ExtensionModule } from './extension-module.ts';

/** The same plugins of unified; whatever one of them throws names the extension. A message that it ends a file with stays a message. */
export function guardPlugins(plugins: PluggableList, module: ExtensionModule): PluggableList {
  return plugins.map((entry): Pluggable => {
    if (typeof entry === 'function') return guardPlugin(entry, module);
    if (Array.isArray(entry)) {
      const [plugin, ...options] = entry;
      return [guardPlugin(plugin, module), ...options];
    }
    return { ...entry, ...(entry.plugins && { plugins: guardPlugins(entry.plugins, module) }) };
  });
}

function guardPlugin(plugin: Plugin<unknown[]>, module: ExtensionModule): Plugin<unknown[]> {
  const attach = guard(plugin, module);
  return function attachGuarded(this: Processor, ...options: unknown[]) {
    const transform = attach.apply(this, options);
    if (typeof transform !== 'function') return transform;
    // With a third parameter it answers by a callback.
    if (transform.length > 2) return transform;
    return guard(transform, module);
  };
}
