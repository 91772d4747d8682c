import path from 'node:path';
import { readImageSize } from '@octavo/vite/internal';
import { disk, readOr } from '@octavo/vite/internal/disk';
import { evaluateModule } from '../../evaluate/evaluate-module.ts';
import type { ModuleNames } from '../../evaluate/list-exports.ts';
import { isMarkup } from '../../evaluate/markup.ts';
import { dropUnread } from '../../evaluate/unread.ts';
import { asObject } from '../../read-value.ts';
import type { OldAsset, OldSite } from '../../old-site.ts';
import type { OldSource } from '../../source.ts';
import { resolvePathAlias } from '../../code/path-aliases.ts';
import type { PageScope } from '../../tool.ts';
import { toAstroModule } from './astro-module.ts';
import { createContentModule } from './content-collections.ts';
import { createFileModule } from './file-module.ts';
import { fillContentLoader } from './content-loader.ts';
import { fillGlobs } from './import-glob.ts';
import { createVitepressModule, findKnownModule } from './known-modules.ts';
import { listGlobalComponents } from './list-global-components.ts';
import { readVueLanguage } from './read-vue-language.ts';
import { toVueModule } from './vue-module.ts';

/** Where an element stands. */
export interface MarkupScope {
  /** Statements before it: imports, by paths from the source folder with a slash before them. */
  program: string;
  page: Pick<PageScope['page'], 'file' | 'href'>;
  source: OldSource;
  site: Pick<OldSite, 'assets' | 'contentFolder' | 'suffix'>;
}

/** What an element of JSX shows on a page, or an expression is there; undefined where some of it would have to be run. */
export function evaluateMarkup(element: string, scope: MarkupScope): string | undefined {
  const value = evaluateValue(`<>{${element}}</>`, scope);
  return isMarkup(value) ? value.markup : undefined;
}

/** What an expression is on a page; undefined where some of it would have to be run. */
export function evaluateValue(expression: string, { program, page, source, site }: MarkupScope): unknown {
  const name = `${page.file}.script.tsx`;
  const text = `${program}\nexport default (${expression});\n`;
  const read = (file: string): string | undefined => (file === name ? text : readComponent(file, { href: page.href, source, site }));
  const findKnown = (specifier: string): ModuleNames | undefined =>
    specifier === 'vitepress'
      ? createVitepressModule(readVueLanguage(page.href, source))
      : specifier === 'astro:content'
        ? createContentModule(source)
        : /^(?:node:)?fs(?:\/promises)?$/.test(specifier)
          ? createFileModule(source)
          : findKnownModule(specifier);
  const { value, unread } = evaluateModule(name, { ...source, read }, { isStrict: true, findKnown });
  return unread.length === 0 ? value : undefined;
}

const PICTURE = /\.(?:png|jpe?g|gif|webp|svg|avif)$/i;

/** A file, components and pictures as modules. */
function readComponent(file: string, { href, source, site }: { href: string } & Pick<MarkupScope, 'source' | 'site'>): string | undefined {
  if (file.endsWith('?raw')) {
    const text = source.read(file.slice(0, -'?raw'.length));
    return text === undefined ? undefined : `export default ${JSON.stringify(text)};`;
  }
  const picture = PICTURE.test(file) && source.has(file) ? site.assets.find((asset) => asset.file === file) : undefined;
  if (picture !== undefined) return `export default ${JSON.stringify(describePicture(picture, source))};`;
  const text = source.read(file);
  if (text === undefined) return undefined;
  if (/\.data\.[cm]?[jt]s$/.test(file)) return fillContentLoader(text, { source, site });
  if (!/\.(?:astro|vue)$/.test(file)) return text;
  const module = file.endsWith('.astro')
    ? toAstroModule(text, { href, texts: readTexts(href, source) })
    : toVueModule(text, { language: readVueLanguage(href, source), globals: new Map(listGlobalComponents(source)) });
  const named = (module ?? '').replaceAll(/(\bfrom\s*)(["'])([^"'\n]+)\2/g, (whole, from: string, quote: string, written: string) => {
    const found = resolvePathAlias(written, source);
    return found === undefined ? whole : `${from}${quote}/${found}${quote}`;
  });
  return fillGlobs(named, file, source);
}

/** What Astro tells of a picture. */
function describePicture(
  { file, target }: OldAsset,
  { root }: OldSource,
): { src: string; width?: number; height?: number; format: string } {
  const bytes = readOr(disk.readBytes(path.resolve(root, file)), undefined);
  const size = bytes === undefined ? undefined : readImageSize(bytes);
  return { src: `/${target.replace(/^public\//, '')}`, ...size, format: path.posix.extname(file).slice(1) };
}

/** `src/content/i18n/de.json`: the texts of a Starlight site in the language of an address, those of the others in the first one's. */
function readTexts(href: string, source: OldSource): Record<string, unknown> {
  const read = (language: string): Record<string, unknown> => {
    const file = source.files.find((one) => one.toLowerCase() === `src/content/i18n/${language}.json`);
    return file === undefined ? {} : asObject(dropUnread(evaluateModule(file, source).value));
  };
  return { ...read('en'), ...read(href.split('/')[1] ?? '') };
}
