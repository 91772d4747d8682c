import { createImportDropper, locateImported } from '../../text/drop-imports.ts';
import { editFrontmatter } from '../../text/edit-frontmatter.ts';
import { createFieldFiller } from '../../text/fill-fields.ts';
import { escapeBraces } from '../../text/escape-braces.ts';
import { renameFields, setSidebarTitle } from '../../text/finish-page.ts';
import { keepBadgeIds } from '../../text/keep-badge-ids.ts';
import { removeScripts } from '../../text/remove-scripts.ts';
import { showCode } from '../../text/show-code.ts';
import { showFragments } from '../../text/show-fragments.ts';
import { showPackageManagers } from '../../text/show-package-managers.ts';
import { showLucideIcons } from '../../text/show-lucide-icons.ts';
import { showZoomed } from '../../text/show-zoomed.ts';
import { translateComponents } from '../../text/translate-components.ts';
import { translateMarks } from '../../text/translate-marks.ts';
import { asList, asObject, asText } from '../../read-value.ts';
import { writeAttribute } from '../../write-attribute.ts';
import type { PageScope, Tool } from '../../tool.ts';
import { importAutomatic } from './import-automatic.ts';
import { renameIcons } from './rename-icons.ts';
import { readStarlight, resolveStarlightLinks } from './read-starlight.ts';

/** Starlight, on Astro. */
export const starlight: Tool = {
  name: 'starlight',
  title: 'Starlight',
  detects: (source) => source.files.some((file) => /^astro\.config\.[cm]?[jt]s$/.test(file) && /starlight/.test(source.read(file) ?? '')),
  read: readStarlight,
  codemods: [
    importAutomatic,
    showZoomed,
    showFragments,
    showCode,
    showLucideIcons,
    createImportDropper(
      /^(?:@astrojs\/starlight|@lucide\/astro|astro|astro-embed|astro-icon|lucide-astro|starlight-package-managers)(?:[/:]|$)/,
      locateImported,
    ),
    removeScripts,
    createFieldFiller('frontmatter'),
    renameIcons,
    showPackageManagers,
    keepBadgeIds,
    translateComponents,
    translateMarks,
    translateFields,
    resolveStarlightLinks,
    escapeBraces,
    renameFields,
    setSidebarTitle,
  ],
};

/** The hero of a splash page is its slogan, links and picture above its text; `sidebar: { label }` is the title in navigation. */
function translateFields(text: string, { site, page }: PageScope): string {
  let actions = '';
  let picture = '';
  let slogan = '';
  const edited = editFrontmatter(text, (data) => {
    const sidebar = asObject(data['sidebar']);
    const hero = asObject(data['hero']);
    const isSplash = data['template'] === 'splash' && !site.labels.has(page.href) && typeof site.settings['name'] === 'string';
    actions = asList(hero['actions'])
      .map(asObject)
      .flatMap(({ text: label, link }) => (typeof label === 'string' && typeof link === 'string' ? [`[${label}](${link})`] : []))
      .join(' · ');
    const tagline = asText(hero['tagline']);
    picture = showPicture(asObject(hero['image']));
    // A description stands below the title, and would stand for it.
    if (data['description'] !== undefined && tagline !== data['description']) slogan = tagline ?? '';
    return {
      slug: undefined,
      template: undefined,
      hero: undefined,
      sidebar: undefined,
      ...(typeof sidebar['label'] === 'string' && { sidebarTitle: sidebar['label'] }),
      // A slogan is no name in a menu.
      ...(isSplash && typeof sidebar['label'] !== 'string' && { sidebarTitle: site.settings['name'] }),
      ...(sidebar['hidden'] === true && { hidden: true }),
      ...(data['description'] === undefined && tagline !== undefined && { description: tagline }),
    };
  });
  const parts = [slogan, actions, picture].filter((part) => part !== '');
  return parts.length === 0 ? edited : edited.replace(/^---\n[\s\S]*?\n---\n/, (head) => `${head}\n${parts.join('\n\n')}\n`);
}

/** `{ file: '../a.png', alt: 'A' }`, one for light and dark, or HTML with a picture. */
function showPicture({ file, light, html, alt }: Record<string, unknown>): string {
  const written = asText(html) ?? '';
  const find = (name: string): string | undefined =>
    new RegExp(`<img\\b[^>]*?\\s${name}=(["'])(.*?)\\1(?=[\\s/>])`, 's').exec(written)?.[2];
  const address = asText(file) ?? asText(light) ?? find('src');
  return address === undefined ? '' : `<img src="${address}"${writeAttribute('alt', asText(alt) ?? find('alt') ?? '')} width="400" />`;
}
