import path from 'node:path';
import { placeDocument } from '../../place-document.ts';
import { editFrontmatter } from '../../text/edit-frontmatter.ts';
import { editProse } from '../../text/edit-prose.ts';
import type { Codemod, PageScope } from '../../tool.ts';

interface Operation {
  method: string;
  route: string;
  /** The address of its file here. */
  file: string;
}

/**
 * `{% openapi src="a.yaml" path="/x" method="post" %}` shows an operation: that of a page which shows no other is its own, others have pages of
 * their own. `{% openapi-operation spec="a" … %}` is of a file that GitBook holds, which the space may have, too.
 */
export const showOperations: Codemod = (text, scope) => {
  const found: Operation[] = [];
  const blocks = [...text.matchAll(new RegExp(BLOCK, 'g'))].length;
  const shown = editProse(text, BLOCK, ({ groups: [whole = '', said = ''], offset }) => {
    const [method, route] = [attribute(said, 'method')?.toUpperCase(), attribute(said, 'path')];
    if (method === undefined || route === undefined) return whole;
    const src = attribute(said, 'src');
    const written = src === undefined ? findDocument(said, scope) : path.posix.join(path.posix.dirname(scope.page.file), src);
    const file = written === undefined ? undefined : placeDocument(written, scope);
    if (file === undefined) {
      const name = src ?? attribute(said, 'spec') ?? 'no file';
      const message = `${method} ${route} is only text: list its file in \`api.openapi\` to give it a page (${name}).`;
      scope.note({ kind: 'by-hand', what: 'API operation', message }, offset);
      return `\`${method} ${route}\``;
    }
    const operation = { method, route, file };
    found.push(operation);
    return blocks === 1 ? '' : `[${method} ${route}](${addPage(operation, scope)})`;
  });
  const plain = editProse(shown, /^[ \t]*\{%\s*end(?:openapi|openapi-operation|swagger)\s*%\}[ \t]*\n?/gm, () => '');
  const [only] = blocks === 1 ? found : [];
  return only === undefined ? plain : editFrontmatter(plain, () => ({ openapi: `${only.file} ${only.method} ${only.route}` }));
};

const BLOCK = /\{%\s*(?:openapi|openapi-operation|swagger)\b((?:"[^"]*"|[^%"])*)%\}/g;

/** A file of the space that has an operation whose own file GitBook holds: the one that is called so, or else the first. */
function findDocument(said: string, { source }: PageScope): string | undefined {
  const [route = '', spec = ''] = [attribute(said, 'path'), attribute(said, 'spec')];
  const having = source.files.filter(
    (file) => /\.(?:ya?ml|json)$/.test(file) && new RegExp(`["']?${escapePattern(route)}["']?\\s*:`).test(source.read(file) ?? ''),
  );
  return having.find((file) => toLetters(path.posix.basename(file)) === toLetters(spec)) ?? having[0];
}

/** `boat_list.yaml` and `boat-list` -> `boatlist` */
function toLetters(name: string): string {
  return name
    .replace(/\.\w+$/, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, '');
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.+*?^$()[\]{}|\\]/g, String.raw`\$&`);
}

/** Writes a page for an operation, below the page that shows it; gives its address. */
function addPage({ method, route, file }: Operation, { site, page, note }: PageScope): string {
  const name = `${method} ${route}`
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  const href = path.posix.join(page.href, name);
  const title = JSON.stringify(`${method} ${route}`);
  site.extraFiles.set(`${href.slice(1)}.mdx`, `---\ntitle: ${title}\nopenapi: ${JSON.stringify(`${file} ${method} ${route}`)}\n---\n`);
  note({ kind: 'differs', what: 'API operation', message: `${method} ${route} has a page of its own: ${href}.` });
  return href;
}

function attribute(said: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(said)?.[1];
}
