import { toPath } from '../find-public-base.ts';
import { readWrittenText } from '../written-files.ts';
import type { WrittenFiles } from '../written-files.ts';
import { findXmlFault, readXmlTexts } from './read-xml.ts';

/** The addresses of a sitemap, those of its parts too, and what is wrong with it; undefined where there is no sitemap. */
export async function readSitemap(files: WrittenFiles): Promise<{ urls: string[]; fault: string | undefined } | undefined> {
  const text = await readWrittenText(files, '/sitemap.xml');
  if (text === undefined) return undefined;
  const isIndex = text.includes('<sitemapindex');
  const parts = isIndex ? await Promise.all(readXmlTexts(text, 'loc').map((url) => readPart(files, url))) : [text];
  return {
    urls: parts.flatMap((part) => readXmlTexts(part, 'loc')).filter((url) => URL.canParse(url)),
    fault: [text, ...parts].map(findXmlFault).find((one) => one !== undefined),
  };
}

async function readPart(files: WrittenFiles, url: string): Promise<string> {
  return (await readWrittenText(files, `/${toPath(url).split('/').at(-1)}`)) ?? '';
}
