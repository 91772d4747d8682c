import type { PageSection } from './list-variant-pages.ts';
import { toMarkdownHref } from '@octavo/core/internal';

/** What stands above the lists of an index. */
export interface IndexHead {
  title: string;
  description: string | undefined;
  /** Lists of other files: `[Full text](/llms-full.txt): 120 kB`. */
  files: readonly string[];
}

/** Renders a section as llmstxt.org has it: a heading, and a link with a description for each page; that of an operation has its method and path. */
export function renderIndexSection({ title, pages }: PageSection, toUrl: (href: string) => string): string {
  const lines = pages.map(({ href, title: name, description, api }) => {
    const texts = [api?.method !== undefined ? `\`${toLine(api.key)}\`` : '', toLine(description ?? '')].filter((text) => text !== '');
    const link = `[${toLine(name).replaceAll(/[[\]]/g, String.raw`\$&`)}](${toUrl(toMarkdownHref(href))})`;
    return `- ${[link, texts.join(' ')].filter((text) => text !== '').join(': ')}`;
  });
  return `## ${toLine(title)}\n\n${lines.join('\n')}`;
}

/** Renders an index: the name of the site, what it is about, the sections, and last what can be left out. */
export function renderIndex({ title, description, files }: IndexHead, sections: readonly string[]): string {
  const optional = files.length === 0 ? '' : `## Optional\n\n${files.map((file) => `- ${file}`).join('\n')}`;
  const parts = [`# ${toLine(title)}`, description === undefined ? '' : `> ${toLine(description)}`, ...sections, optional];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function toLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
