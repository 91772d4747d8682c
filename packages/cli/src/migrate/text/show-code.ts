import { evaluateText } from '../evaluate/evaluate-text.ts';
import type { Codemod, PageScope } from '../tool.ts';
import { findTags } from './find-tags.ts';
import { toFence } from '../write-fence.ts';
import { readStatements } from './read-statements.ts';

/** `<Code code={example.trim()} lang={lang} />` of Starlight as a block of code, where what the page imports and exports tells it; a file that it imports is shown later. */
export const showCode: Codemod = (text, scope) => {
  const tags = findTags(text, 'Code').filter(({ isClosed, attributes }) => isClosed && attributes.has('code'));
  if (tags.length === 0) return text;
  const program = readStatements(text);
  const read = createReader(program.join('\n'), scope);
  return tags.reduceRight((result, { start, end, attributes }) => {
    const code = isFile(attributes.get('code') ?? '', program) ? undefined : read(attributes.get('code'));
    if (code === undefined) return result;
    const indent = /[ \t]*$/.exec(text.slice(0, start))?.[0] ?? '';
    const title = read(attributes.get('title'));
    const meta = title === undefined ? '' : `title=${JSON.stringify(title)}`;
    const fence = toFence(code, { language: read(attributes.get('lang')) ?? 'text', meta, indent });
    return result.slice(0, start) + fence.slice(indent.length) + result.slice(end);
  }, text);
};

/** `{name}` of `import name from './a.js?raw'` */
function isFile(written: string, program: readonly string[]): boolean {
  const name = /^\{\s*(\w+)\s*\}$/.exec(written)?.[1];
  return name !== undefined && program.some((line) => new RegExp(`^import\\s+${name}\\s.*\\?raw["']`).test(line));
}

/** Reads a text in quotes or braces; undefined where only a program would know it. */
function createReader(program: string, { page, source }: PageScope): (written: string | undefined) => string | undefined {
  const read = (file: string): string | undefined => {
    const text = source.read(file.replace(/\?raw$/, ''));
    return file.endsWith('?raw') && text !== undefined ? `export default ${JSON.stringify(text)};` : text;
  };
  return (written) => {
    if (written?.startsWith('{') !== true) return written;
    const value = evaluateText(written.slice(1, -1), { program, file: page.file, source: { ...source, read }, isStrict: true });
    return typeof value === 'string' ? value : undefined;
  };
}
