import type { ReadModule } from './evaluate/evaluate-module.ts';
import type { MigrationNote } from './old-site.ts';

/** Names in a list of names what plays no part in what is migrated. */
const USUAL =
  /^(?:process|console|fileURLToPath|path\.|resolve\(|new URL|import\.meta|__dirname|require\(|\w*[pP]lugin|\w+\.replace\(|new Date|prism\w*$|themes$|\w*[cC]odeTheme$|Boolean$|(?:rehype|remark|transformer)[A-Z]\w*|fontProviders\.|llmstxt\(|localIconLoader\(|createFileSystemTypesCache\(|createMDX\(|starlightLinksValidator\(|starlightImageZoom\(|starlightTheme\w+\(|with[A-Z]\w*\(\)|(?:icon|mdx|p?react|sitemap|solid\w*|svelte|tailwind(?:css)?|UnoCSS|vue)\()/;

/** What could not be read of a config without running it, each named once. */
export function tellUnread({ unread }: Pick<ReadModule, 'unread'>, what: string): MigrationNote[] {
  const seen = new Map(unread.filter(({ code }) => !USUAL.test(code)).map((part) => [`${part.file}:${part.line}`, part]));
  return [...seen.values()].map(({ file, line, code }) => ({
    kind: 'by-hand',
    what: `computed value of the ${what}`,
    message: `\`${code}\` was not converted: the config is read, not run.`,
    file,
    line,
  }));
}
