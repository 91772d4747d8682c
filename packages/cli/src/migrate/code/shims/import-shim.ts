import manifest from '../../../../package.json' with { type: 'json' };
import type { CollectedCode } from '../collected-code.ts';
import { writeImport } from '../write-import.ts';
import type { ModuleImport } from '../read-script.ts';
import { NEXTRA_THEME_CONFIG } from './nextra-shims.ts';
import type { Shim } from './shim.ts';

/**
 * Imports what stands for names of the old framework. A component that nothing stands for shows what it holds; undefined for a name that is none,
 * whose use cannot be told.
 */
export function importShim(shim: Shim, one: ModuleImport, code: CollectedCode): string | undefined {
  const { names } = one;
  const exported = new Set(
    [...shim.code.matchAll(/^export (default\b|(?:async )?(?:const|function) ([\w$]+))/gm)].map(([, word, name]) => name ?? word ?? ''),
  );
  const known = names.filter(({ name }) => exported.has(name));
  const others = names.filter(({ name }) => !exported.has(name));
  if (others.some(({ name, local }) => !/^[A-Z]/.test(name === 'default' ? local : name))) return undefined;
  for (const { name, local } of known) {
    const partial = PARTIAL[name === 'default' ? local : name];
    if (partial !== undefined) code.differs.add(partial);
  }
  const lines: string[] = [];
  if (known.length > 0) {
    const target = `snippets/own/shims/${shim.name}.jsx`;
    code.files.set(target, shim.code);
    // Of a site that asks for it, it has what it was told.
    if (shim.code.includes(NEXTRA_THEME_CONFIG)) code.files.set(NEXTRA_THEME_CONFIG, 'export default {};\n');
    // Installed beside Octavo, which a site can have in a place of its own.
    if (shim.code.includes("'@octavo/theme'")) code.packages.set('@octavo/theme', `^${manifest.version}`);
    lines.push(writeImport({ one: { ...one, names: known }, address: `/${target}` }));
  }
  for (const { name, local } of others) {
    const own = name === 'default' ? local : name;
    const target = `snippets/own/shims/${shim.name}-${own}.jsx`;
    code.files.set(
      target,
      `// Stands for \`${own}\` of ${shim.written}, which Octavo does not have.\nexport default ({ children }) => <>{children}</>;\n`,
    );
    code.stubs.add(`\`${own}\` of ${shim.written}`);
    lines.push(writeImport({ one: { ...one, names: [{ name: 'default', local }] }, address: `/${target}` }));
  }
  return lines.join('\n');
}

/** What of ours says less than the name of the old framework did. */
const PARTIAL: Readonly<Record<string, string>> = {
  useDoc:
    '`useDoc()` tells of a page what Octavo knows; its own fields of frontmatter are empty: read them with `useFrontmatter()` of @octavo/theme.',
  useDocusaurusContext:
    '`useDocusaurusContext()` tells the name and the base of the site; other fields of the old config are empty: write their values there.',
};
