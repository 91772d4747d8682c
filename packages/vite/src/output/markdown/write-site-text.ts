import type { ContentLoader } from '../../content/loader/content-loader.ts';
import { fillMarks } from '../../mdx/text/marked-text.ts';
import type { MarkedInput } from '../../mdx/text/marked-text.ts';
import type { TextFile, TextScope } from '../../mdx/text/text-scope.ts';

/** Writes the text of a page as Markdown in a thread, which is given the snippets that it asks for; their addresses are found here. */
export async function writeSiteText(
  page: TextFile,
  { content, scope }: { content: Pick<ContentLoader, 'writeText'>; scope: TextScope },
): Promise<string> {
  const snippets: MarkedInput['snippets'][number][] = [];
  for (;;) {
    const written = await content.writeText({ page, snippets });
    if (written.wanted.length === 0) return fillMarks(written, scope.toUrl);
    for (const one of written.wanted) {
      const found = scope.findSnippet(one.name, one.file);
      snippets.push({ ...one, ...(found && { found }) });
    }
  }
}
