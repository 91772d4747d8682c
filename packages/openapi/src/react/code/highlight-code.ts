import { breakAddresses, findEntry } from '@octavo/core/browser';

/** What a piece of code is, as a class of the sheet names it. */
type Token = 'comment' | 'string' | 'number' | 'keyword' | 'key';

interface Grammar {
  comment?: RegExp;
  string: RegExp;
  keyword?: RegExp;
  key?: RegExp;
}

// What is never closed goes on to the end: a pattern that fails there would try again from each next character.
const DOUBLE = /"(?:\\.|[^"\\\n])*(?:"|\\?$|(?=\n))/;
const SINGLE = /'(?:\\.|[^'\\\n])*(?:'|\\?$|(?=\n))/;
const QUOTED = new RegExp(`${DOUBLE.source}|${SINGLE.source}`);
const SLASHES = /\/\/[^\n]*|\/\*(?:(?!\*\/)[^])*(?:\*\/)?/;
const HASH = /(?<![\w$])#[^\n]*/;

/** Enough of each language to tell its words apart: samples and bodies are short and change as the reader types. */
const GRAMMARS: Record<string, Grammar> = {
  json: { key: /"(?:\\.|[^"\\\n])*"(?=\s*:)/, string: DOUBLE, keyword: /\b(?:true|false|null)\b/ },
  graphql: {
    comment: HASH,
    key: /\$\w+/,
    string: DOUBLE,
    keyword: /\b(?:query|mutation|subscription|fragment|on|true|false|null)\b/,
  },
  xml: { comment: /<!--(?:(?!-->)[^])*(?:-->)?/, key: /<\/?[\w:.-]+|\/?>/, string: QUOTED },
  bash: {
    comment: HASH,
    string: /"(?:\\[^]|[^"\\])*(?:"|\\?$)|\$?'(?:\\[^]|[^'\\])*(?:'|\\?$)/,
    keyword: /\bcurl\b|(?<=\s)--?[a-zA-Z][\w-]*/,
  },
  javascript: {
    comment: SLASHES,
    string: new RegExp(`\`(?:\\\\[^]|[^\`\\\\])*(?:\`|\\\\?$)|${QUOTED.source}`),
    keyword: /\b(?:const|let|await|async|new|return|if|import|from|true|false|null|undefined)\b/,
  },
  python: { comment: HASH, string: QUOTED, keyword: /\b(?:import|from|with|as|if|for|in|print|True|False|None)\b/ },
  go: {
    comment: SLASHES,
    string: new RegExp(`\`[^\`]*(?:\`|$)|${DOUBLE.source}`),
    keyword: /\b(?:package|import|func|if|return|defer|var|nil|true|false|err|range|for)\b/,
  },
  java: {
    comment: SLASHES,
    string: DOUBLE,
    keyword: /\b(?:import|package|public|static|void|class|new|var|throws|return|true|false|null|try)\b/,
  },
  php: { comment: SLASHES, string: QUOTED, keyword: /<\?php|\$[a-z_]\w*|\b(?:echo|new|use|true|false|null|array|require)\b/ },
  ruby: { comment: HASH, string: QUOTED, keyword: /\b(?:require|do|end|puts|new|nil|true|false|def)\b/ },
  csharp: {
    comment: SLASHES,
    string: /@?"(?:\\[^]|[^"\\])*(?:"|\\?$)/,
    keyword: /\b(?:using|var|new|await|true|false|null|byte|string|return|static|class)\b/,
  },
};

const ALIASES: Record<string, string> = {
  curl: 'bash',
  shell: 'bash',
  sh: 'bash',
  js: 'javascript',
  typescript: 'javascript',
  node: 'javascript',
  html: 'xml',
};
const NUMBER = /(?<![\w.])-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\b/;
const ORDER: readonly Token[] = ['comment', 'key', 'string', 'keyword', 'number'];

/** Makes a code block's HTML: everything is escaped, its lines and words marked, these with `octavo-token-...` classes. An unknown language is plain text. */
export function highlightCode(code: string, language: string): string {
  const lines = markCode(code, language).replaceAll(
    /\n(?=(?:<[^>]+>)?( *))/g,
    (_, indent: string) => `</span>\n<span class="line" data-indent="${indent.length}">`,
  );
  return `<pre tabindex="0"><code><span class="line">${breakAddresses(lines)}</span></code></pre>`;
}

/** What stands inside of a code block; no mark goes on in the next line. */
export function markCode(code: string, language: string): string {
  const name = language.toLowerCase();
  const grammar = findEntry(GRAMMARS, findEntry(ALIASES, name) ?? name);
  return grammar === undefined ? escapeHtml(code) : markTokens(code, grammar);
}

function markTokens(code: string, grammar: Grammar): string {
  const rules = { ...grammar, number: NUMBER };
  const parts = ORDER.flatMap((token) => (rules[token] === undefined ? [] : [`(?<${token}>${rules[token].source})`]));
  let html = '';
  let end = 0;
  for (const match of code.matchAll(new RegExp(parts.join('|'), 'g'))) {
    const token = ORDER.find((one) => match.groups?.[one] !== undefined);
    const lines = match[0].split('\n').map((line) => `<span class="octavo-token-${token}">${escapeHtml(line)}</span>`);
    html += escapeHtml(code.slice(end, match.index)) + lines.join('\n');
    end = match.index + match[0].length;
  }
  return html + escapeHtml(code.slice(end));
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
