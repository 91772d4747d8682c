import type { Nodes } from 'mdast';
import type { TextPosition } from '../../page-draft.ts';
import type { Mistake } from './mistake.ts';

/** How other tools take in a file, on a line of its own; the group is the file. */
const INCLUDES: readonly RegExp[] = [
  // Markdown Preview Enhanced, VitePress' `<!--@include: a.md-->` without its comment
  /^@(?:import|include:?)\s+["'(]?([^\s"')]+\.\w+)["')]?/,
  // MarkdownPP, DocFX
  /^!INCLUDE\s+["']([^"']+)["']/,
  /^\[!(?:INCLUDE|code(?:-\w+)?)\s*\[[^\]]*\]\(([^)\s]+)\)\]/i,
  // PyMdown
  /^(?:-+8<-+)\s+["']([^"']+)["']/,
  // markdown-include
  /^\{!\s*([^!\s]+)\s*!\}/,
  // reStructuredText
  /^\.\. (?:include|literalinclude)::\s+(\S+)/,
];

/** `@[youtube](dQw4w9WgXcQ)`, `%[https://x.test]`: a video or a page that another tool shows in place. */
const EMBED = /^[@%]\[([^\]\n]*)\](?:\(([^)\s]*)\))?/;

/** `--8<-- "notes.md"`, `!INCLUDE "notes.md"`, `@import "notes.md"`: a line that another tool shows a file in the place of. */
export function findInclude(node: Nodes, lines: readonly string[]): Mistake[] {
  if (node.type !== 'paragraph' || node.position === undefined) return [];
  const { start, end } = node.position;
  return lines.slice(start.line - 1, end.line).flatMap((line, index): Mistake[] => {
    const column = index === 0 ? start.column : (/^[\s>]*/.exec(line)?.[0].length ?? 0) + 1;
    const text = line.slice(column - 1);
    const [embed, kind = '', id = kind] = EMBED.exec(text) ?? [];
    if (embed !== undefined) return [describeEmbed(embed, { kind, id, place: { line: start.line + index, column } })];
    const found = INCLUDES.map((form) => form.exec(text)).find((match) => match !== null);
    const [whole, file = ''] = found ?? [];
    if (whole === undefined) return [];
    const name = file.replace(/^(?:\.{0,2}\/)+|[#:].*$/g, '');
    const isPage = /\.mdx?$/i.test(name);
    return [
      {
        code: 'page/wiki-link',
        message: `\`${whole}\` includes no file here; shown as text.`,
        hint: isPage
          ? `Move the file into \`snippets\`, and write <Snippet file="${name.slice(name.lastIndexOf('/') + 1)}" />.`
          : `To show a file as code, write an empty code block: \`\`\` file=${file}.`,
        place: { line: start.line + index, column },
        length: whole.length,
      },
    ];
  });
}

function describeEmbed(embed: string, { kind, id, place }: { kind: string; id: string; place: TextPosition }): Mistake {
  const address = /^https?:/.test(id) ? id : kind === 'youtube' ? `https://www.youtube.com/embed/${id}` : '…';
  return {
    code: 'page/wiki-link',
    message: `\`${embed}\` embeds nothing here; shown as text.`,
    hint: `Write <iframe src="${address}" title="…" />.`,
    place,
    length: embed.length,
  };
}
