import path from 'node:path';
import { asList, asObject, asText } from '../../../read-value.ts';
import { readYaml } from '../../../read-yaml.ts';
import { editProse } from '../../../text/edit-prose.ts';
import type { Codemod } from '../../../tool.ts';
import { readMkdocsConfig } from '../read-mkdocs-config.ts';
import { findPython } from './find-python.ts';
import type { PythonObject } from './read-python.ts';
import { writeDocstring } from './write-docstring.ts';

/** `::: ferry.Boat` of mkdocstrings shows what the program in the repository says of it, as it is now; what is not there stays. */
export const showReferences: Codemod = (text, { source, note }) => {
  const taken = new Set<string>();
  return editProse(
    text,
    /^:::[ \t]+([a-z_][\w.]*)[ \t]*((?:\n(?:[ \t]*\n)*[ \t]+\S.*)*)/gim,
    ({ groups: [, dotted = '', said = ''], offset }) => {
      const handler = asObject(asObject(asObject(readMkdocsConfig(source).plugins.get('mkdocstrings'))['handlers'])['python']);
      const paths = asList(handler['paths']).flatMap((one) =>
        typeof one === 'string' ? [path.posix.normalize(one).replace(/\/$/, '')] : [],
      );
      const object = findPython(dotted, { source, roots: [...new Set([...paths, '', '.', 'src'])] });
      if (object === undefined) return undefined;
      const own = asObject(readYaml(said)['options']);
      const options = { ...asObject(handler['options']), ...own };
      note(
        {
          kind: 'differs',
          what: 'reference that mkdocstrings generates',
          message: `\`${dotted}\` is text now: it no longer follows the code.`,
        },
        offset,
      );
      const hasHeading = options['show_root_heading'] === true;
      const depth = typeof options['heading_level'] === 'number' ? options['heading_level'] : 2;
      return writeObject(object, { id: dotted, depth: hasHeading ? depth : depth - 1, options, hasHeading, taken }).trim();
    },
  );
};

interface Shown {
  id: string;
  depth: number;
  options: Readonly<Record<string, unknown>>;
  hasHeading: boolean;
  /** Ids that the page has: of what it shows again, the first is led to. */
  taken: Set<string>;
  isMember?: boolean;
}

function writeObject(object: PythonObject, { id, depth, options, hasHeading, taken, isMember = false }: Shown): string {
  const { kind, name, signature, docstring, members } = object;
  const isFirst = !taken.has(id);
  taken.add(id);
  const title = `${'#'.repeat(Math.min(depth, 6))} \`${isMember ? name : id}\``;
  const heading = hasHeading ? [isFirst ? `${title} {#${id}}` : title] : isFirst ? [`<a id="${id}"></a>`] : [];
  const code =
    kind === 'module' || (kind === 'value' && !hasHeading && docstring !== undefined) ? [] : [`\`\`\`python\n${signature}\n\`\`\``];
  const listed = members.filter((one) => isShown(one, isMember ? {} : options, options));
  return [
    ...heading,
    ...code,
    ...(docstring === undefined ? [] : [writeDocstring(docstring)]),
    ...listed.map((one) =>
      writeObject(one, { id: `${id}.${one.name}`, depth: depth + 1, options, hasHeading: true, taken, isMember: true }),
    ),
  ].join('\n\n');
}

/** Members that the page names, or all that are told of and are not the program's own; filters are the page's. */
function isShown(
  { name, docstring }: PythonObject,
  named: Readonly<Record<string, unknown>>,
  options: Readonly<Record<string, unknown>>,
): boolean {
  const { members } = named;
  if (members === false) return false;
  if (Array.isArray(members)) return members.includes(name);
  if (docstring === undefined && options['show_if_no_docstring'] !== true) return false;
  const filters = asList(options['filters']).flatMap((one) => asText(one) ?? []);
  return (filters.length === 0 ? ['!^_[^_]'] : filters).reduce((isIn, filter) => {
    const isNot = filter.startsWith('!');
    return new RegExp(isNot ? filter.slice(1) : filter).test(name) ? !isNot : isIn;
  }, true);
}
