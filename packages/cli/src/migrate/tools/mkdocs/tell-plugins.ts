import type { MigrationNote } from '../../old-site.ts';
import type { MkdocsConfig } from './read-mkdocs-config.ts';

/** Plugins whose work is done here: by Octavo, or by the migration. Others change pages, or add some. */
const DONE = new Set(
  'search blog autorefs mkdocstrings macros redirects include-markdown awesome-pages awesome-nav literate-nav section-index same-dir offline minify glightbox privacy optimize social meta typeset info exclude exclude-search gh-admonitions git-revision-date git-revision-date-localized git-authors git-committers git-committers-2 rss sitemap htmlproofer linkcheck llmstxt copy-to-llm markdownextradata panzoom open-in-new-tab print-site pdf-export with-pdf enumerate-headings i18n'.split(
    ' ',
  ),
);

/** Names the plugins and hooks of a config that nothing here does: what they change or add is not in the new site. */
export function tellPlugins({ plugins, fields, files }: MkdocsConfig): MigrationNote[] {
  const others = [...plugins.keys()].filter((name) => !DONE.has(name));
  const hooks = [fields['hooks']].flat().filter((one) => typeof one === 'string');
  return [
    ...others.map((name): MigrationNote => told(`The plugin \`${name}\` does not run here: what it adds to pages is missing.`)),
    ...hooks.map((file): MigrationNote => told(`The script ${file} does not run here: what it adds to pages is missing.`)),
  ];

  function told(message: string): MigrationNote {
    return { kind: 'left-out', what: 'MkDocs plugin', message, ...(files[0] !== undefined && { file: files[0] }) };
  }
}
