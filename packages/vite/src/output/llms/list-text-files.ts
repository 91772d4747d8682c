import type { SitePage } from '@octavo/core';
import type { OutputFile, OutputSource } from '../output.ts';
import { formatTextSize } from './format-text-size.ts';
import type { VariantPages } from './list-variant-pages.ts';
import { splitTexts } from './split-texts.ts';

/** Files of texts, and how many bytes the pages have as their authors wrote them: nothing is made to know it. */
export interface TextFiles {
  files: OutputFile[];
  bytes: number;
}

/** The most that one file of texts holds, in bytes of the pages as their authors wrote them. */
const MOST = 1_000_000;

/** What an API says of a page is not written yet: a usual length. */
const OPERATION = 4000;

/** Lists the files that hold the texts of a variant's pages: `llms-full.txt`; where that is large, it lists `llms-full-1.txt` and so on, each with its size. */
export function listTextFiles({ prefix, contents }: VariantPages, { title, source }: { title: string; source: OutputSource }): TextFiles {
  const pages = contents.flatMap((section) => section.pages);
  const sizeOf = (page: SitePage): number =>
    Buffer.byteLength(`${page.title}${page.description ?? ''}${source.readBody(page)}`) + (page.api === undefined ? 0 : OPERATION);
  const sized = pages.map((page) => ({ page, size: sizeOf(page) }));
  const bytes = sized.reduce((sum, { size }) => sum + size, 0);
  const parts = splitTexts(sized, MOST).map((part) => part.map(({ page }) => page));
  const whole = `${prefix}llms-full.txt`;
  if (parts.length < 2) return { files: [createFile(whole, () => joinTexts(pages, { title, source }))], bytes };
  const files = parts.map((part, index) =>
    createFile(`${prefix}llms-full-${index + 1}.txt`, () =>
      joinTexts(part, { title: `${title}, part ${index + 1} of ${parts.length}`, source }),
    ),
  );
  const list = async (): Promise<string> => {
    const lines = files.map(
      async ({ href, read }) => `- [${href.slice(1)}](${source.toUrl(href)}): ${formatTextSize(String(await read()))}`,
    );
    return `# ${title}\n\nThe text of all pages, in parts:\n\n${(await Promise.all(lines)).join('\n')}\n`;
  };
  return { files: [createFile(whole, list), ...files], bytes };
}

function createFile(href: string, read: OutputFile['read']): OutputFile {
  return { href, type: 'text/plain', read };
}

/** `All pages: https://docs.example.com/llms.txt`, in any language; the title and the description before it begin with a sign. */
const INDEX_LINE = /^[^\n#>]+: \S*llms\.txt$/m;

/** Each page says where it stands; the line that leads to the list of all pages is the same on each. */
async function joinTexts(pages: readonly SitePage[], { title, source }: { title: string; source: OutputSource }): Promise<string> {
  const texts: string[] = [`# ${title}\n`];
  for (const page of pages) texts.push((await source.readMarkdown(page)).replace(INDEX_LINE, () => `Source: ${source.toUrl(page.href)}`));
  return texts.join('\n');
}
