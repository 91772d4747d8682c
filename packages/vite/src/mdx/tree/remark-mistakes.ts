import type { Nodes, Root, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import { reportFinding } from '../page-draft.ts';
import type { Finding, PageDraft, TextPosition } from '../page-draft.ts';

/** What is told of a mistake: its place is the node's own unless it has another. */
type Mistake = Pick<Finding, 'code' | 'message' | 'hint' | 'length'> & { place?: TextPosition };

/** Finds the mistakes of one kind in a node; `lines` are those of the text as its author wrote it. */
type FindMistakes = (node: Nodes, lines: readonly string[]) => Mistake[];

const FINDERS: readonly FindMistakes[] = [
  findOpenFence,
  findEmptyLink,
  findLostReference,
  findSpacedLink,
  findTableColumns,
  findLostTable,
  findRepeatedAttribute,
];

/** Tells of what Markdown takes for something else than its author, and shows without a word. */
export function remarkMistakes(draft: PageDraft): (tree: Root) => void {
  return (tree) => {
    const lines = draft.text.split(/\r\n|\r|\n/);
    visit(tree, (node) => {
      const place = node.position?.start;
      if (place === undefined) return;
      for (const mistake of FINDERS.flatMap((find) => find(node, lines)))
        reportFinding(draft, { severity: 'warning', place: { line: place.line, column: place.column }, ...mistake });
    });
    for (const mistake of findInText(lines)) reportFinding(draft, { severity: 'warning', ...mistake });
  };
}

function findOpenFence(node: Nodes, lines: readonly string[]): Mistake[] {
  if (node.type !== 'code' || node.position === undefined) return [];
  const { start, end } = node.position;
  const opening = /^(?:`{3,}|~{3,})/.exec((lines[start.line - 1] ?? '').slice(start.column - 1))?.[0];
  const isClosed = end.line > start.line && /^[\s>]*(?:`{3,}|~{3,})\s*$/.test(lines[end.line - 1] ?? '');
  if (opening === undefined || isClosed) return [];
  const hint = `Close it with a line of ${opening}; until then, the rest is shown as code.`;
  return [{ code: 'page/open-fence', message: 'Unclosed code block.', hint, length: opening.length }];
}

function findEmptyLink(node: Nodes, lines: readonly string[]): Mistake[] {
  if ((node.type !== 'link' && node.type !== 'image') || node.url !== '' || node.position === undefined) return [];
  const { line, column } = node.position.start;
  const isWritten = /^!?\[/.test((lines[line - 1] ?? '').slice(column - 1));
  const what = node.type === 'link' ? 'link' : 'image';
  return isWritten ? [{ code: 'page/empty-link', message: `This ${what} has no address.`, hint: 'Write one between ( and ).' }] : [];
}

/** `[a][nope]`: not after a word, where it is an index of something. */
const REFERENCE = /(?<![\w\])\\!])\[[^[\]\n]+\]\[([^[\]\n]+)\](?![[(:])/g;

function findLostReference(node: Nodes, lines: readonly string[]): Mistake[] {
  if (node.type !== 'text' || !node.value.includes('][') || node.position === undefined) return [];
  const { start, end } = node.position;
  const names = new Set([...node.value.matchAll(REFERENCE)].map(([whole]) => whole));
  return [...names].flatMap((whole): Mistake[] => {
    for (let line = start.line; line <= end.line; line += 1) {
      const at = findWritten(lines[line - 1] ?? '', whole);
      if (at < 0) continue;
      const name = /\]\[(.*)\]$/.exec(whole)?.[1] ?? '';
      const message = `Undefined link reference \`${name}\`; shown as text.`;
      return [
        {
          code: 'page/lost-reference',
          message,
          hint: `Add a line \`[${name}]: /address\`.`,
          place: { line, column: at + 1 },
          length: whole.length,
        },
      ];
    }
    return [];
  });
}

/** `[a](/b c)`: no title follows in quotes. */
const SPACED_LINK = /(?<!\\)\[[^[\]\n]*\]\((?=[./#]|https?:|[\w-]+\/|[^()\s]*\.mdx?)([^()<>"'\s]+(?: +[^()<>"'\s]+)+)\)/g;

function findSpacedLink(node: Nodes, lines: readonly string[]): Mistake[] {
  if (node.type !== 'text' || !node.value.includes('](') || node.position === undefined) return [];
  const { start, end } = node.position;
  return [...node.value.matchAll(SPACED_LINK)].flatMap(([whole, address = '']): Mistake[] => {
    for (let line = start.line; line <= end.line; line += 1) {
      const at = findWritten(lines[line - 1] ?? '', whole);
      if (at < 0) continue;
      return [
        {
          code: 'page/spaced-address',
          message: 'The address of a link cannot contain a space; shown as text.',
          hint: `Write %20 for the space: ${address.replaceAll(/ +/g, '%20')}.`,
          place: { line, column: at + 1 },
          length: whole.length,
        },
      ];
    }
    return [];
  });
}

/** Where a text stands in a line, neither in code nor escaped. */
function findWritten(line: string, text: string): number {
  let at = line.indexOf(text);
  while (at > 0 && /[\\`]/.test(line.charAt(at - 1))) at = line.indexOf(text, at + 1);
  return at;
}

function findTableColumns(node: Nodes): Mistake[] {
  if (node.type !== 'table') return [];
  const columns = countColumns(node);
  return node.children.flatMap(({ children, position }): Mistake[] => {
    if (children.length <= columns || position === undefined) return [];
    const { line, column } = position.start;
    const message = `This row has ${children.length} cells, but the table has ${columns} ${columns === 1 ? 'column' : 'columns'}; the rest is not shown.`;
    const hint = 'Write a | in a cell as \\|. To add a column, add it to the header row and the delimiter row.';
    return [{ code: 'page/table-columns', message, hint, place: { line, column } }];
  });
}

function countColumns({ align, children: [head] }: Table): number {
  return align?.length ?? head?.children.length ?? 0;
}

/** A row of dashes with another number of cells than the row above makes no table. */
function findLostTable(node: Nodes, lines: readonly string[]): Mistake[] {
  if (node.type !== 'paragraph' || node.position === undefined) return [];
  const { start, end } = node.position;
  for (let line = start.line + 1; line <= end.line; line += 1) {
    const dashes = lines[line - 1] ?? '';
    const above = lines[line - 2] ?? '';
    if (!/^[\s>]*\|(?:\s*:?-+:?\s*\|)+\s*$/.test(dashes) || !above.includes('|')) continue;
    const [names, cells] = [countCells(above), countCells(dashes)];
    const message = `Not a table: the header row has ${names} ${names === 1 ? 'cell' : 'cells'}, but the delimiter row has ${cells}.`;
    const place = { line, column: dashes.indexOf('|') + 1 };
    return names === cells ? [] : [{ code: 'page/table-columns', message, hint: 'Write one group of dashes below each header.', place }];
  }
  return [];
}

function countCells(row: string): number {
  return row
    .trim()
    .replace(/^>\s*/, '')
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/).length;
}

function findRepeatedAttribute(node: Nodes): Mistake[] {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  const names = node.attributes.flatMap((one) => (one.type === 'mdxJsxAttribute' ? one.name : []));
  const repeated = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  return [...repeated].map((name) => ({
    code: 'page/repeated-attribute',
    message: `Duplicate attribute \`${name}\` of <${node.name ?? ''}>; the last one is used.`,
    hint: 'Remove all but one.',
  }));
}

/** Of the text as a whole: bytes that are no UTF-8, and a head in another language. */
function findInText(lines: readonly string[]): (Mistake & { place: TextPosition })[] {
  const garbled = lines.findIndex((line) => line.includes('\uFFFD'));
  const isToml = /^\uFEFF?\+\+\+\s*$/.test(lines[0] ?? '') && lines.slice(1).some((line) => /^\+\+\+\s*$/.test(line));
  return [
    ...(garbled < 0
      ? []
      : [
          {
            code: 'page/encoding' as const,
            message: 'Some characters of this file are not UTF-8.',
            hint: 'Save the file as UTF-8. Invalid bytes are shown as \uFFFD.',
            place: { line: garbled + 1, column: (lines[garbled] ?? '').indexOf('\uFFFD') + 1 },
          },
        ]),
    ...(isToml
      ? [
          {
            code: 'page/toml' as const,
            message: 'Frontmatter between +++ is TOML, which is not supported; shown as text.',
            hint: 'Write it in YAML between two lines of ---: `title: My page`.',
            place: { line: 1, column: 1 },
          },
        ]
      : []),
  ];
}
