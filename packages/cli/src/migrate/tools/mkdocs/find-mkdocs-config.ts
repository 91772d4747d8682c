import type { OldSource } from '../../source.ts';

/** The config of a MkDocs site: `mkdocs.yml` (`properdocs.yml` of the fork), else one of the configs that are named at the command line (`mkdocs-online.yml`), first one with an address; undefined where there is none. */
export function findMkdocsConfig(source: OldSource): string | undefined {
  const own = source.files.find((file) => /^(?:mkdocs|properdocs)\.ya?ml$/.test(file));
  if (own !== undefined) return own;
  const others = source.files.filter(
    (file) => /^mkdocs[-_.][\w.-]+\.ya?ml$/.test(file) && /^(?:site_name|INHERIT):/m.test(source.read(file) ?? ''),
  );
  return others.find((file) => /^site_url:/m.test(source.read(file) ?? '')) ?? others[0];
}
