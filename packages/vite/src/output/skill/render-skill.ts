import { slug } from 'github-slugger';
import type { Site, SitePage } from '@octavo/core';
import { toMarkdownHref } from '@octavo/core/internal';
import { listVariantPages } from '../llms/list-variant-pages.ts';
import type { OutputSource } from '../output.ts';

/** The most that a skill's name and its description may hold, in characters (agentskills.io). */
const MOST = { name: 64, description: 1024 };

/** Writes what an agent is told of the docs as a skill: when to read them, how to find a page, and what each part is about. */
export function renderSkill(site: Site, { toUrl }: Pick<OutputSource, 'toUrl'>): string {
  const { config, pages, home } = site;
  const about = toLine(config.description ?? pages[home]?.description ?? `The documentation of ${config.name}.`);
  const description = `${about} Use it for any question or task about ${config.name}.`.slice(0, MOST.description);
  const [first, ...others] = listVariantPages(site).filter(({ contents }) => contents.length > 0);
  const parts = (first?.contents ?? []).map(({ title, pages: [start, ...rest] }) => {
    const link = start && `[${toLine(start.title)}](${toUrl(toMarkdownHref(start.href))})`;
    return `- ${toLine(title)}: begins with ${link}${rest.length === 0 ? '' : `, ${rest.length} more`}`;
  });
  const variants = others.map(({ prefix, name }) => `- ${name}: ${toUrl(`${prefix}llms.txt`)}`);
  const api = Object.values(pages).some((page) => page.api?.method !== undefined)
    ? [
        'The page of an API operation lists its method and path, authorization, parameters, bodies, responses and samples. Take names and types from there rather than from memory.',
      ]
    : [];
  const blocks = [
    `---\nname: ${createName(config.name)}\ndescription: ${JSON.stringify(description)}\n---`,
    `# ${toLine(config.name)}`,
    about,
    '## How to find a page',
    `1. Read ${toUrl('/llms.txt')}: all pages, each with a description.\n2. Read the relevant pages. The address of each, with \`.md\` at its end, is its Markdown.\n3. ${toUrl('/llms-full.txt')} has the text of all pages.`,
    ...api,
    ...(parts.length === 0 ? [] : ['## Parts', parts.join('\n')]),
    ...(variants.length === 0 ? [] : ['## Other languages and versions', variants.join('\n')]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** The page that is the author's own skill: `skill.md` at the content root. */
export function findOwnSkill({ pages }: Site): SitePage | undefined {
  const page = pages['/skill'];
  return page !== undefined && /^skill\.mdx?$/i.test(page.file) ? page : undefined;
}

/** Writes the author's own skill as it stands: its frontmatter is what agents choose it by. */
export function writeOwnSkill({ frontmatter }: SitePage, body: string): string {
  const lines = Object.entries(frontmatter).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${body.trim()}\n`;
}

/** Small letters, digits and dashes. */
function createName(text: string): string {
  const name = slug(text.normalize('NFKD'))
    .replaceAll(/[^a-z\d-]/g, '')
    .replaceAll(/-+/g, '-')
    .slice(0, MOST.name)
    .replace(/^-|-$/g, '');
  return name === '' ? 'docs' : name;
}

function toLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
