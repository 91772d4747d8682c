import { findFrontmatterText, isUntrusted } from '@octavo/core/internal';
import type { SitePage } from '@octavo/core';
import { createApiMarkdown } from '../../api/api-markdown.ts';
import type { ApiRenderer } from '../../api/api-renderer.ts';
import type { ContentLoader } from '../../content/loader/content-loader.ts';
import { findApiTexts, findLanguageOf, nameAllPages } from '../../content/pages/find-api-texts.ts';
import type { ExtensionStore } from '../../extension/extension-store.ts';
import type { SiteStore } from '../../site/site-store.ts';
import { fillFences } from '../../mdx/code/file-fences.ts';
import type { TextScope } from '../../mdx/text/text-scope.ts';
import { writeSiteText } from './write-site-text.ts';

/** What a page's Markdown is made from: its text without frontmatter, and the APIs of the site. */
export interface MarkdownParts {
  body: string;
  scope: TextScope;
  store: SiteStore;
  content: Pick<ContentLoader, 'writeText'>;
  apiRenderer: ApiRenderer;
  extensions: Pick<ExtensionStore, 'words'>;
  /** The public address of the list of all pages. */
  index: string;
}

/** Writes a page as Markdown: its title and description, where all pages are listed, what an API says of it, and its text. */
export async function writePageMarkdown(page: SitePage, parts: MarkdownParts): Promise<string> {
  const { title, frontmatter, api } = page;
  // What a file of an API says of its operation stands below the title in full.
  const description = api?.source === undefined ? page.description : findFrontmatterText(frontmatter, 'description');
  const text =
    parts.body.trim() === ''
      ? ''
      : await writeSiteText(
          {
            file: page.file,
            text: fillFences(parts.body, parts.store.findCode(parts.body, page.file)),
            isTrusted: !isUntrusted(page.file, parts.store.site().config),
          },
          parts,
        );
  const own =
    (await createApiMarkdown(page, parts, {
      text,
      texts: findApiTexts(page, parts),
      language: findLanguageOf(page, parts.store.site()),
    })) ?? text;
  const quoted = description === undefined ? '' : description.trim().replace(/^/gm, '> ');
  const written = [`# ${title}`, quoted, `${nameAllPages(page, parts)}: ${parts.index}`, own.trim()];
  return `${written.filter((part) => part !== '').join('\n\n')}\n`;
}
