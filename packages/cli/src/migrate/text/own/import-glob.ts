import path from 'node:path';
import type { OldSource } from '../../source.ts';

const GLOB = /\bimport\.meta\.glob\s*(?:<(?:[^<>]|<[^<>]*>)*>\s*)?\(\s*(["'`])([^"'`\n]+)\1\s*(?:,\s*(\{[^{}]*\})\s*)?,?\s*\)/g;

/** Puts the files that `import.meta.glob('./*.png')` finds into a module: an object of what they export, or of functions that give it. */
export function fillGlobs(module: string, file: string, source: OldSource): string {
  const imports: string[] = [];
  const filled = module.replaceAll(GLOB, (_, _quote: string, pattern: string, options = '') => {
    const folder = path.posix.dirname(file);
    const absolute = pattern.startsWith('/') ? pattern.slice(1) : path.posix.join(folder, pattern);
    const matches = toPattern(absolute);
    const entries = source.files.flatMap((one) => {
      if (!matches.test(one)) return [];
      const name = `__glob_${imports.length}`;
      imports.push(`import * as ${name} from ${JSON.stringify(`/${one}`)};`);
      const key = pattern.startsWith('/') ? `/${one}` : relative(folder, one);
      const given = /\bimport:\s*["']default["']/.test(options) ? `${name}.default` : name;
      return [`${JSON.stringify(key)}: ${/\beager:\s*true/.test(options) ? given : `() => ${given}`}`];
    });
    return `({ ${entries.join(', ')} })`;
  });
  return [...imports, filled].join('\n');
}

function relative(folder: string, file: string): string {
  const written = path.posix.relative(folder, file);
  return written.startsWith('.') ? written : `./${written}`;
}

/** What names of files match `a/**\/*.{png,jpg}`. */
export function toPattern(glob: string): RegExp {
  const written = glob
    .replaceAll(/[.+^$()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('**/', '\u0001')
    .replaceAll('*', '[^/]*')
    .replaceAll('\u0001', '(?:.*/)?')
    .replaceAll(/\{([^{}]*)\}/g, (_, list: string) => `(?:${list.replaceAll(',', '|')})`);
  return new RegExp(`^${written}$`);
}
