import { readFileSync } from 'node:fs';
import { COMMANDS } from '../../packages/cli/src/command-list.ts';
import { describeOption, summarizeOption } from '../../packages/cli/src/options/describe-option.ts';
import { OPTIONS } from '../../packages/cli/src/options/parse-options.ts';
import { readInterfaces } from './read-interfaces.ts';
import { describeType, listFields } from './schema-fields.ts';
import type { FieldSchema } from './schema-fields.ts';
import { toMdx, writeFence, writePage } from './write-page.ts';

/** A page of the reference that is one list, and the names in it that nobody has described or shown. */
export interface WrittenList {
  file: string;
  text: string;
  lacks: string[];
}

/** Every field that a page may have at its head. */
export function writeFrontmatterPage(): WrittenList {
  const schema = read('../../packages/core/frontmatter.schema.json') as FieldSchema;
  const examples = read('examples/frontmatter.json') as Record<string, unknown>;
  const fields = listFields(schema).filter(({ path }) => !path.includes('.'));
  const blocks = fields.map(({ path, schema: of }) =>
    [
      `## \`${path}\``,
      `**${toMdx(describeType(of))}.** ${toMdx(of.description ?? '')}`,
      writeFence('yaml', `${path}: ${JSON.stringify(examples[path])}`),
    ].join('\n\n'),
  );
  const head = {
    title: 'Frontmatter',
    description: 'Every field of the frontmatter of a page, with what it takes and an example.',
    source: 'packages/core/frontmatter.schema.json',
  };
  const intro =
    'A page begins with fields between two lines of `---`, in YAML. Other fields are your own: `{frontmatter.name}` shows them.';
  const lacks = fields.filter(({ path, schema: of }) => of.description === undefined || examples[path] === undefined);
  return { file: 'frontmatter.mdx', text: writePage(head, [toMdx(intro), ...blocks]), lacks: lacks.map(({ path }) => path) };
}

function sayArguments(argument: string, second: string | undefined): string {
  if (second !== undefined) return `two arguments, \`${argument}\` and \`${second}\``;
  if (argument.startsWith('...')) return `any number of ${argument.slice(3)}`;
  return `a ${argument}, ${argument === 'folder' ? 'by default the current one' : 'or none'}`;
}

/** Every command with its options. */
export function writeCommandsPage(): WrittenList {
  const examples = read('examples/commands.json') as Record<string, string>;
  const options = (Object.keys(OPTIONS) as (keyof typeof OPTIONS)[]).map((key) => {
    const { flag } = OPTIONS[key];
    const name = flag.split(' ')[0] ?? flag;
    const takers = COMMANDS.filter((command) => command.options.some((option) => option === key));
    return {
      name,
      text: `### \`${flag}\`\n\n${toMdx(summarizeOption(key))}. For ${takers.map((one) => `[${one.name}](#octavo-${one.name})`).join(', ')}.\n\n${writeFence('sh', examples[name] ?? '')}`,
    };
  });
  const commands = COMMANDS.map(({ name, argument = 'folder', second, description, options: own }) => {
    const flags = own.map((key) => `\`${describeOption(name, key).flag}\``);
    return [
      `## octavo ${name}`,
      `${toMdx(description)}.`,
      writeFence('sh', examples[name] ?? ''),
      `It takes ${sayArguments(argument, second)}${flags.length === 0 ? '.' : `, and the options ${flags.join(', ')}.`}`,
    ].join('\n\n');
  });
  const head = {
    title: 'Commands',
    description: 'Every command of octavo and every option, with an example.',
    source: 'packages/cli/src/command-list.ts and options/parse-options.ts',
  };
  const exit =
    'The exit code is 0 if the command succeeded, 1 if it failed, and 2 if the command line is wrong. ' +
    'A build succeeds with errors in single pages; with `--strict`, any error or warning makes it fail.';
  const all = [...COMMANDS.map(({ name }) => name), ...options.map(({ name }) => name)];
  return {
    file: 'commands.mdx',
    text: writePage(head, [exit, ...commands, '## Options', ...options.map(({ text }) => text)]),
    lacks: all.filter((name) => examples[name] === undefined),
  };
}

/** Every option of the plugin. */
export function writeOptionsPage(): WrittenList {
  const examples = read('examples/options.json') as Record<string, string>;
  const { members = [] } = readInterfaces('vite/src/options.ts').get('OctavoOptions') ?? {};
  const blocks = members.map(({ name, text, type }) => {
    const code = `// vite.config.ts\nimport { octavo } from '@octavo/vite';\nimport { defineConfig } from 'vite';\n\nexport default defineConfig({\n  plugins: [${examples[name]}],\n});`;
    return [`## \`${name}\``, `**\`${type}\`.** ${toMdx(text)}`, writeFence('ts', code)].join('\n\n');
  });
  const head = {
    title: 'Options of the plugin',
    description: 'Every option of octavo() in a Vite config. A folder with a docs.json needs none of them.',
    source: 'packages/vite/src/options.ts',
  };
  const lacks = members.filter(({ name, text }) => text === '' || examples[name] === undefined).map(({ name }) => name);
  return { file: 'plugin-options.mdx', text: writePage(head, blocks), lacks };
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
}
