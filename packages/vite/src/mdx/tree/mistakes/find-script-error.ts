import { positionAt } from '@octavo/core/internal';
import type { Nodes } from 'mdast';
import { parseSync } from 'vite';
import type { Mistake } from './mistake.ts';

const SCRIPT = /<script\b((?:"[^"]*"|'[^']*'|\{[^}]*\}|[^>"'{])*)>([^]*?)<\/script\s*>/gi;

/** A `<script>` of a page that browsers run nothing of. What stands in braces is JavaScript of the page, and has been parsed. */
export function findScriptError(node: Nodes, lines: readonly string[]): Mistake[] {
  const isScript = (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'script';
  if (!(isScript || node.type === 'html') || node.position === undefined) return [];
  const { start, end } = node.position;
  const text = lines.slice(start.line - 1, end.line).join('\n');
  const from = start.column - 1;
  // One in a comment is none.
  if (!/<\/script/i.test(text) || text.startsWith('<!--', from)) return [];
  return [...text.slice(from).matchAll(SCRIPT)].flatMap((found): Mistake[] => {
    const [element, attributes = '', code = ''] = found;
    const type = /\btype\s*=\s*["']?([^\s"'>]+)/i.exec(attributes)?.[1] ?? 'text/javascript';
    if (!/^(?:module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i.test(type) || /^\s*\{/.test(code)) return [];
    const [error] = parseSync('script.js', code, { sourceType: type === 'module' ? 'module' : 'script' }).errors;
    if (error === undefined) return [];
    const offset = from + found.index + element.lastIndexOf(code) + (error.labels[0]?.start ?? 0);
    const at = positionAt(text, Math.min(offset, text.length));
    return [
      {
        code: 'site/script-syntax',
        message: `Invalid JavaScript in <script>: ${error.message.replace(/\.$/, '')}.`,
        hint: 'Fix the error; until then browsers do not run the script.',
        place: { line: start.line + at.line - 1, column: at.column },
      },
    ];
  });
}
