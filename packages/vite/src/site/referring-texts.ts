import type { Page } from '@octavo/core/internal';
import type { ApiStore } from '../api/api-store.ts';
import type { ConfigStore } from './config-store.ts';
import type { ContentFiles } from './content-files.ts';
import { listCodeLiterals, listJsonLiterals, listPageLiterals } from './find-unreferenced.ts';
import type { ReferringText } from './find-unreferenced.ts';
import type { ContentKind } from './scan-content.ts';

/** The texts of a site that may name its files. */
export interface ReferringTexts {
  /** Those of the config, the APIs, the pages and the code. */
  all(): Iterable<ReferringText>;
  /** A file of code or data. */
  code(file: string): ReferringText;
}

/** Where they stand. */
export interface ReferringSource {
  kinds: () => ReadonlyMap<string, ContentKind>;
  content: Pick<ContentFiles, 'pages' | 'snippets'>;
  config: Pick<ConfigStore, 'current'>;
  apis: Pick<ApiStore, 'sources'>;
  readText: (file: string) => string;
  isTrusted: (file: string) => boolean;
}

/** Scripts and sheets, the author's components among them. */
const CODE = /\.(?:[cm]?[jt]sx?|css)$/i;

/** Makes the list of texts that name files. What a stranger's file names is published only where it lies in an untrusted folder itself. */
export function createReferringTexts({ kinds, content, config, apis, readText, isTrusted }: ReferringSource): ReferringTexts {
  const known = new WeakMap<Page, string[]>();
  const literalsOf = (page: Page): string[] => {
    const literals = known.get(page) ?? [...listJsonLiterals(page.frontmatter), ...listPageLiterals(readText(page.file))];
    known.set(page, literals);
    return literals;
  };
  const withReach = (text: ReferringText): ReferringText =>
    isTrusted(text.file) ? text : { ...text, mayName: (file) => !isTrusted(file) };
  const code = (file: string): ReferringText => withReach({ file, literals: listCodeLiterals(readText(file)) });

  function* all(): Iterable<ReferringText> {
    for (const { file, text } of config.current()?.files ?? []) yield withReach({ file, literals: listCodeLiterals(text) });
    yield withReach({ file: '', literals: apis.sources().map((one) => `/${one}`) });
    for (const { page } of content.pages.values()) yield withReach({ file: page.file, literals: literalsOf(page) });
    for (const { page } of content.snippets.values())
      if (/\.mdx?$/i.test(page.file)) yield withReach({ file: page.file, literals: literalsOf(page) });
    for (const file of kinds().keys()) if (CODE.test(file)) yield { ...code(file), isCode: true };
  }
  return { all, code };
}
