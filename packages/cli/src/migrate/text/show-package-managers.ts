import { findTags } from './find-tags.ts';

const COMMANDS: Readonly<Record<string, string>> = {
  add: 'install',
  install: 'install',
  remove: 'uninstall',
  run: 'run',
  exec: 'exec',
  create: 'create',
};

/** `<PackageManagers pkg="a" dev />`, of which Starlight makes tabs, is a fence of npm's command here, of which the other managers' are made. */
export function showPackageManagers(text: string): string {
  let result = text;
  for (const { start, end, isClosed, attributes } of findTags(text, 'PackageManagers').toReversed()) {
    const command = isClosed ? writeCommand(attributes) : undefined;
    if (command === undefined) continue;
    const indent = /[ \t]*$/.exec(text.slice(0, start))?.[0] ?? '';
    result = `${result.slice(0, start)}\`\`\`sh npm2yarn\n${indent}${command}\n${indent}\`\`\`${result.slice(end)}`;
  }
  return result;
}

/** Undefined where code makes one of its parts. */
function writeCommand(attributes: ReadonlyMap<string, string>): string | undefined {
  const parts = ['type', 'pkg', 'args', 'prefix'].map((name) => readText(attributes.get(name) ?? ''));
  if (parts.some((part) => part.startsWith('{'))) return undefined;
  const [type = '', name = '', options = '', prefix = ''] = parts;
  const isDev = attributes.has('dev') && attributes.get('dev') !== '{false}';
  const npm = type === 'dlx' ? 'npx' : `npm ${COMMANDS[type === '' ? 'add' : type] ?? type}`;
  return [prefix, npm, ...(isDev ? ['-D'] : []), name, options].filter((part) => part !== '').join(' ');
}

/** `{"a \"b\""}` and `{'a'}` are texts, too. */
function readText(written: string): string {
  const [, text, , plain] = /^\{\s*(?:("(?:[^"\\]|\\.)*")|(['`])([^'`\\$]*)\2)\s*\}$/.exec(written) ?? [];
  return text === undefined ? (plain ?? written) : String(JSON.parse(text));
}
