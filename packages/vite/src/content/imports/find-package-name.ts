import validate from 'validate-npm-package-name';

/**
 * The package that an import names: `nextra/components` -> `nextra`, `@scope/name/part` -> `@scope/name`. Undefined where npm has no package
 * of such a name: a module of Node's (`fs`, `node:fs`), an alias (`@/parts`, `~/parts`, `#parts`), an address. npm takes `a/b` for a
 * repository of someone's, so that a specifier as it stands is never to be installed.
 */
export function findPackageName(specifier: string): string | undefined {
  const parts = specifier.replace(/[?#].*$/, '').split('/');
  const name = parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
  return validate(name).validForNewPackages ? name : undefined;
}
