import type { Site } from '@octavo/core';
import type { Output, OutputFile, OutputSource } from '../output.ts';
import { formatTextSize } from './format-text-size.ts';
import { listVariantPages } from './list-variant-pages.ts';
import type { VariantPages } from './list-variant-pages.ts';
import { listTextFiles } from './list-text-files.ts';
import { renderIndex, renderIndexSection } from './render-index.ts';
import { splitSections } from './split-sections.ts';

/**
 * `llms.txt`, the list of all pages for agents, and `llms-full.txt`, their texts (llmstxt.org): for each language and version, with descriptions,
 * in parts where they are large; each part is named with its size.
 */
export const llmsOutput: Output = {
  name: 'llms.txt',
  list(site, source) {
    const variants = listVariantPages(site).filter(({ contents }) => contents.length > 0);
    return variants.flatMap((variant, index) => listFiles(variant, { site, source, others: index === 0 ? variants.slice(1) : [] }));
  },
};

interface Scope {
  site: Site;
  source: OutputSource;
  /** The variants that the index names. */
  others: readonly VariantPages[];
}

function listFiles(variant: VariantPages, { site: { config, pages, home }, source, others }: Scope): OutputFile[] {
  const { prefix, name, contents } = variant;
  const isFirst = prefix === '/';
  const title = name === '' || isFirst ? config.name : `${config.name} (${name})`;
  const { files: texts, bytes } = listTextFiles(variant, { title, source });
  const sections = contents.map((section) => renderIndexSection(section, source.toUrl));
  const parts = splitSections(sections);
  const pieces = parts.length < 2 ? [] : parts.map((part, index) => ({ ...part, href: `${prefix}llms-${index + 1}.txt` }));
  const files = pieces.map((part, index) => {
    const text = renderIndex({ title: `${title}, part ${index + 1} of ${parts.length}`, description: undefined, files: [] }, part.sections);
    return { ...part, text };
  });
  const read = (): string => {
    const [full] = texts;
    const optional = [
      ...others.map((other) => `[${other.name}](${source.toUrl(`${other.prefix}llms.txt`)}): the pages of ${other.name}`),
      ...(full === undefined
        ? []
        : [
            `[llms-full.txt](${source.toUrl(full.href)}): the text of these pages, about ${formatTextSize(bytes)}${texts.length < 2 ? '' : ', in parts'}`,
          ]),
    ];
    const links = files.map(({ href, titles, text }) => `- [${titles.join(', ')}](${source.toUrl(href)}): ${formatTextSize(text)}`);
    const description = isFirst ? (config.description ?? pages[home]?.description) : undefined;
    return renderIndex({ title, description, files: optional }, files.length === 0 ? sections : [`## Pages\n\n${links.join('\n')}`]);
  };
  return [
    { href: `${prefix}llms.txt`, type: 'text/plain', read },
    ...files.map(({ href, text }) => ({ href, type: 'text/plain', read: () => text })),
    ...texts,
  ];
}
