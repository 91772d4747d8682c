import { setTimeout } from 'node:timers/promises';
import type { TransformResult, ViteDevServer } from 'vite';

/** Milliseconds that a document waits for its modules: those of the first start are bundled for longer. */
const PATIENCE = 150;

/** Lists modules with all that they import (not what they import late), by the addresses that they have in a browser. */
export type ListModules = (starts: readonly string[]) => Promise<string[]>;

/**
 * Makes the lister of a server, which has them ready when it has listed them: a browser that is told of all asks for them at once, and not for
 * those that it finds in each as it comes.
 */
export function createModuleLister({ config, environments: { client } }: ViteDevServer): ListModules {
  const known = new WeakMap<TransformResult, readonly string[]>();

  const listImports = async (url: string): Promise<readonly string[] | undefined> => {
    const id = toId(url, config.base);
    // What is wrong with a module is told when the browser asks for it.
    const result = await client.transformRequest(id).catch(() => null);
    if (result === null) return undefined;
    const imports = known.get(result) ?? findImports(result.code);
    known.set(result, imports);
    const module = await client.moduleGraph.getModuleByUrl(id);
    const ids = new Set([...(module?.importedModules ?? [])].map((one) => one.url));
    return imports.filter((one) => ids.has(toId(one, config.base)));
  };

  return async (starts) => {
    const asked = new Set<string>();
    const ready = new Set<string>();
    const follow = async (url: string): Promise<void> => {
      if (asked.has(url)) return;
      asked.add(url);
      const imports = await listImports(url);
      if (imports === undefined) return;
      ready.add(url);
      await Promise.all(imports.map(follow));
    };
    await Promise.race([Promise.all(starts.map(follow)), setTimeout(PATIENCE, undefined, { ref: false })]);
    // One that is still being made would keep one of the six connections that a browser has.
    return [...new Set([...starts, ...ready])];
  };
}

/** A list of more names is not followed: a text of nothing but these words would be searched through from each. */
const IMPORT = /\b(?:import|export)\b(?:[\s\w$*{][^'"();]{0,1000}?\bfrom)?\s*["'](\/[^"'\n]+)["']/g;

/** The addresses of imports in a module as it is sent; a text that looks like one may be among them. */
function findImports(code: string): readonly string[] {
  return [...code.matchAll(IMPORT)].flatMap(([, url]) => url ?? []);
}

/** What Vite calls the module at an address: `/@id/__x00__virtual:a` -> `\0virtual:a` */
function toId(url: string, base: string): string {
  const path = url.startsWith(base) ? `/${url.slice(base.length)}` : url;
  return path
    .replace(/^\/@id\//, '')
    .replace(/^__x00__/, '\0')
    .replace(/\?import$/, '');
}
