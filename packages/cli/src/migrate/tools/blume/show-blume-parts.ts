import path from 'node:path';
import { evaluateText } from '../../evaluate/evaluate-text.ts';
import { evaluateModule } from '../../evaluate/evaluate-module.ts';
import { asObject, asText } from '../../read-value.ts';
import { putImports } from '../../text/import-provided.ts';
import { toFileFence } from '../../text/include-files.ts';
import { toFence } from '../../write-fence.ts';
import { findTags } from '../../text/find-tags.ts';
import type { Codemod, PageScope } from '../../tool.ts';

/** Writes what only Blume's pages have: `<Diff>` is a block of code, `<Component>` an example beside its code, and the web is for humans. */
export const showBlumeParts: Codemod = (text, scope) => {
  const imports = new Map<string, string>();
  let result = text;
  for (const { start, end, attributes } of findTags(text, '(?:Component|Diff|Visibility)').toReversed()) {
    const tag = text.slice(start, end);
    const read = (name: string): string | undefined => {
      const said = attributes.get(name);
      return asText(
        said?.startsWith('{') === true
          ? evaluateText(said.slice(1, -1), { program: '', file: scope.page.file, source: scope.source })
          : said,
      );
    };
    const shown = tag.startsWith('<Diff')
      ? showDiff(read, scope)
      : tag.startsWith('<Component')
        ? showExample(read('path') ?? '', scope, imports)
        : tag.replace(/(?<=\sfor=["'])web(?=["'])/, 'humans');
    if (shown !== undefined) result = result.slice(0, start) + shown + result.slice(end);
  }
  return putImports(
    result,
    [...imports].map(([name, file]) => `import ${name} from '${file}';`),
  );
};

function showDiff(read: (name: string) => string | undefined, { source }: PageScope): string | undefined {
  const load = (name: string): string | undefined => source.read(path.posix.normalize(read(name) ?? ''));
  const patch = read('patch') ?? load('src');
  if (patch !== undefined) return toFence(patch, { language: 'diff' });
  const [before, after] = [read('old') ?? load('before'), read('new') ?? load('after')];
  return before === undefined || after === undefined ? undefined : toFence(compareLines(before, after), { language: 'diff' });
}

/** The lines that two texts begin and end with are theirs, those between of one. */
function compareLines(before: string, after: string): string {
  const [old, now] = [before.trimEnd().split('\n'), after.trimEnd().split('\n')];
  const most = Math.min(old.length, now.length);
  let head = 0;
  while (head < most && old[head] === now[head]) head += 1;
  let tail = 0;
  while (tail < most - head && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  return [
    ...mark(old.slice(0, head), ' '),
    ...mark(old.slice(head, old.length - tail), '-'),
    ...mark(now.slice(head, now.length - tail), '+'),
    ...mark(old.slice(old.length - tail), ' '),
  ].join('\n');
}

function mark(lines: readonly string[], sign: string): string[] {
  return lines.map((line) => sign + line);
}

/** An example that is made of React or Astro, beside its code; of others the code alone. */
function showExample(name: string, { source, page, site, showFile, note }: PageScope, imports: Map<string, string>): string | undefined {
  const said = asObject(evaluateModule(site.configFiles[0] ?? '', source).value)['examples'];
  const folder = (asText(said) ?? asText(asObject(said)['source']) ?? 'examples').replace(/\/[^/]*[*?[{!].*$/, '');
  const file = source.files.find((one) => one.replace(/\.(?:[jt]sx|astro|vue|svelte)$/, '') === path.posix.join(folder, name));
  if (file === undefined) return undefined;
  const code = toFileFence(showFile(file), { language: path.posix.extname(file).slice(1) });
  if (/\.(?:vue|svelte)$/.test(file)) {
    note({ kind: 'by-hand', isOwnCode: true, what: 'example', message: `${file} does not run here: its code is shown.` });
    return code;
  }
  const component = `Example${name.replaceAll(/(?:^|\W+)(\w)/g, (_, letter: string) => letter.toUpperCase())}`;
  imports.set(component, path.posix.relative(path.posix.dirname(page.file), file).replace(/^(?!\.)/, './'));
  return `<Tabs>\n<Tab title="Preview">\n\n<${component} />\n\n</Tab>\n<Tab title="Code">\n\n${code}\n\n</Tab>\n</Tabs>`;
}
