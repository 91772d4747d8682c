import path from 'node:path';
import { listGlobalComponents } from '../../text/own/list-global-components.ts';
import { showComponents } from '../../text/own/show-components.ts';
import { splitImports } from '../../text/own/split-imports.ts';
import { toVueJsx } from '../../text/own/vue-template.ts';
import { maskCode } from '../../text/mask-code.ts';
import type { Codemod, PageScope } from '../../tool.ts';
import { readPageProgram, readSetup } from './page-program.ts';

/**
 * Puts what Vue shows in the place of elements that it makes something of: components that the page's script imports or the theme has for all
 * pages, and any element with an attribute that is computed.
 */
export const showVueComponents: Codemod = (text, scope) => {
  const files = new Map([...listGlobalComponents(scope.source), ...listImported(text, scope)]);
  const masked = maskCode(text);
  const used = [...new Set([...masked.matchAll(/<([A-Za-z][\w-]*)(?=[\s/>])/g)].map(([, name = '']) => name))];
  const isBound = /\s(?::|v-)[\w:.-]+[=\s/>]/.test(masked);
  const names = used.filter((name) => files.has(name) || isBound || OF_THEME.test(name));
  if (names.length === 0) return text;
  const program = [
    ...used.flatMap((name) => (files.has(name) ? [`import ${name} from ${JSON.stringify(`/${files.get(name) ?? ''}`)};`] : [])),
    readPageProgram(text, { page: scope.page, isImported: (name) => files.has(name) }),
  ].join('\n');
  return showComponents(
    text,
    {
      names,
      program,
      toJsx: (tag) => {
        const element = toVueJsx(tag);
        return element === undefined ? undefined : `<>${element}</>`;
      },
      isMeant: ({ name, attributes }) =>
        files.has(name) ||
        OF_THEME.test(name) ||
        [...attributes.keys()].some((key) => key.startsWith(':') || /^v-(?!pre$|once$|cloak$|slot)/.test(key)),
      // Between blank lines, and in code, there is Markdown.
      isTemplate: (held) => !/`|\n[ \t]*\n/.test(held),
    },
    scope,
  );
};

/** Components of VitePress's theme that are links. */
const OF_THEME = /^VP(?:Button|Link)$/;

function listImported(text: string, { page, source }: PageScope): [name: string, file: string][] {
  return splitImports(readSetup(text)).imports.flatMap((statement): [string, string][] => {
    const [, name, written] = /^import\s+(\w+)\s+from\s*["']([.~@]{1,2}\/[^"'\n]+\.vue)["']/.exec(statement) ?? [];
    if (name === undefined || written === undefined) return [];
    if (written.startsWith('.')) return [[name, path.posix.join(path.posix.dirname(page.file), written)]];
    // `~/a.vue`: what the alias stands for is somewhere above.
    const end = written.slice(1);
    return source.files.filter((file) => `/${file}`.endsWith(end)).map((file) => [name, file]);
  });
}
