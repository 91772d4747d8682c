/** What the line that opens a code fence says. */
export interface FenceMeta {
  /** In lower case; `text` when the fence names none. */
  language: string;
  title?: string;
  icon?: string;
  /** Lines to highlight and to focus, counted from 1, ascending. */
  highlight: number[];
  focus: number[];
  lines: boolean;
  wrap: boolean;
  expandable: boolean;
  /** No button copies it. */
  nocopy: boolean;
  /** Its types and errors are shown. */
  twoslash: boolean;
  /** Of a diagram: whether it has controls, and in which corner. */
  actions?: string;
  placement?: string;
}

const PART = /([\w:-]+)=("[^"]*"|'[^']*'|\{[^}]*\}|\S+)|\{([^}]*)\}|"([^"]*)"|'([^']*)'(?=\s|$)|\S+/g;
const LINE_NUMBER_WORDS = new Set(['lines', 'showLineNumbers', 'lineNumbers']);
const FLAGS = ['wrap', 'expandable', 'nocopy', 'twoslash'] as const;
/** Options that are done elsewhere. They are no part of the title. */
const PASSED_OVER = new Set(['npm2yarn']);
/** The most lines that a fence marks: `{1-999999999}` means all that follow. */
const MOST_LINES = 10_000;

/**
 * Reads a fence's language and meta. Words that are no option are the title.
 *
 * `js Any Title {1,3-4} wrap` -> language `js`, title `Any Title`, highlight 1, 3, 4, wrap
 */
export function parseFenceMeta(language: string | null | undefined, meta: string | null | undefined): FenceMeta {
  const [, named = '', glued = ''] = /^([^={]*(?=\{|$))?(.*)$/s.exec(language ?? '') ?? [];
  // Zenn and others write the file behind the language: `js:src/app.js`.
  const [, name = named, path] = /^([a-z][\w+#-]*):([\w./@-]+\.\w+)$/i.exec(named) ?? [];
  const fence: FenceMeta = {
    language: name.toLowerCase() || 'text',
    highlight: [],
    focus: [],
    lines: false,
    wrap: false,
    expandable: false,
    nocopy: false,
    twoslash: false,
    ...(path !== undefined && { title: path }),
  };
  const words: string[] = [];
  for (const match of `${glued} ${meta ?? ''}`.matchAll(PART)) readPart(match, fence, words);
  for (const key of ['highlight', 'focus'] as const) fence[key] = [...new Set(fence[key])].toSorted((left, right) => left - right);

  // VitePress names a block of a group in brackets.
  if (fence.title === undefined && words.length > 0) fence.title = words.join(' ').replace(/^\[([^[\]]+)\]$/, '$1');
  if (fence.language === 'nocopy') {
    fence.language = 'text';
    fence.nocopy = true;
  }
  const file = /^[\w./@-]*[\w-]\.([\w-]+)$/.exec(name);
  if (file?.[1]) {
    fence.title ??= name;
    fence.language = file[1].toLowerCase();
  }
  return fence;
}

function readPart([part, key, value, braces, double, single]: RegExpExecArray, fence: FenceMeta, words: string[]): void {
  // Some sites write a flag in brackets: `js [expandable]`.
  const flag = part.replace(/^\[(\w+)\]$/, '$1');
  // MyST has the names of directives there: `{autodoc2-docstring}`.
  if (braces !== undefined) addLines(fence.highlight, /[a-z]/i.test(braces) ? '' : braces);
  else if (key !== undefined && value !== undefined) readOption(key, value.replace(/^["'{]+|["'}]+$/g, ''), fence);
  else if (LINE_NUMBER_WORDS.has(part)) fence.lines = true;
  else if (isFlag(flag)) fence[flag] = true;
  else if (!PASSED_OVER.has(part)) words.push(double ?? single ?? part);
}

/** Options that Octavo does not know, such as `theme`, are left out. */
function readOption(key: string, value: string, fence: FenceMeta): void {
  if (key === 'title' || key === 'filename') fence.title = value;
  else if (key === 'tab') fence.title ??= value;
  else if (key === 'icon' || key === 'actions' || key === 'placement') fence[key] = value;
  else if (key === 'highlight') addLines(fence.highlight, value);
  else if (key === 'focus') addLines(fence.focus, value);
  else if (LINE_NUMBER_WORDS.has(key)) fence.lines = value !== 'false';
  else if (isFlag(key)) fence[key] = value !== 'false';
}

function isFlag(word: string): word is (typeof FLAGS)[number] {
  return FLAGS.some((flag) => flag === word);
}

/** `1,3-5` -> 1, 3, 4, 5 */
function addLines(lines: number[], text: string): void {
  for (const [, from, to = from] of text.matchAll(/(\d+)(?:\s*-\s*(\d+))?/g))
    for (let line = Number(from); line <= Number(to) && lines.length < MOST_LINES; line += 1) lines.push(line);
}
