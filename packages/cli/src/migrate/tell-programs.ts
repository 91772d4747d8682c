import type { ESTree } from 'vite';
import { readScript } from './code/read-script.ts';
import type { ScriptModule } from './code/read-script.ts';
import type { MigrationNote } from './old-site.ts';
import type { OldSource } from './source.ts';

/** The files that tell a build what it makes pages with. */
const CONFIG =
  /^(?:(?:docusaurus|astro|next|source|blume|vite)\.config|(?:[^/]+\/)?\.vitepress\/(?:config(?:\/index)?|vite\.config))\.[cm]?[jt]s$/;
/** Lists of programs that make another page of a page. */
const LISTS = /^(?:beforeDefault)?(?:remark|rehype|recma)Plugins$/i;
/** Hooks of VitePress that do. */
const HOOKS = /^transform(?:PageData|Html)$/;
/** What Octavo does itself, or the migration; what changes no text of a page. */
const DONE =
  /abbr|admonition|anchor|attrs|autolink|callout|code|containers?|copy|deflist|details|directive|emoji|expressive|external|figure|footnote|frontmatter|gfm|github|group-icons|heading|highlight|icon|image|katex|link|lint|llms|math|mermaid|npm2yarn|option|prettier|raw|section|shiki|slug|smartypants|squeeze|steps|sub$|sup$|table|tab|task|timeline|title|toc|twoslash|typography|unwrap/i;

/** Names the programs of a site's own that its build changes pages with, and those of packages whose work nobody does here: none of them runs. */
export function tellPrograms(source: OldSource): MigrationNote[] {
  return source.files
    .filter((file) => CONFIG.test(file))
    .flatMap((file) => {
      const module = readScript(file, source.read(file) ?? '');
      if (module === undefined) return [];
      const names = listPrograms(module.program, { module, isVite: /vite\.config/.test(file) });
      return [...new Set(names)].map((name): MigrationNote => ({
        kind: 'left-out',
        what: 'program of the build',
        message: `${name} does not run here: what it adds to pages, or changes in them, is missing.`,
        file,
      }));
    });
}

interface ProgramScope {
  module: ScriptModule;
  /** Within a config of Vite, whose `plugins` are meant. */
  isVite: boolean;
}

function listPrograms(node: unknown, scope: ProgramScope): string[] {
  if (Array.isArray(node)) return node.flatMap((one) => listPrograms(one, scope));
  if (!isNode(node)) return [];
  if (node.type === 'Property' && node.key.type === 'Identifier') {
    const { name } = node.key;
    if (LISTS.test(name)) return listArrays(node.value).flatMap((one) => nameProgram(one, scope.module, false));
    if (HOOKS.test(name)) return [`\`${name}\``];
    if (scope.isVite && name === 'plugins') return listArrays(node.value).flatMap((one) => nameProgram(one, scope.module, true));
    if (name === 'vite') return listPrograms(node.value, { ...scope, isVite: true });
  }
  // `md.use(plugin)`
  const own =
    node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && isNamed(node.callee.property, 'use') && node.arguments[0]
      ? nameProgram(node.arguments[0], scope.module, false)
      : [];
  return [...own, ...Object.values(node).flatMap((one) => listPrograms(one, scope))];
}

/** The entries of a list, also of one that a function gives: `(others) => [a, ...others]`. */
function listArrays(node: ESTree.Node): ESTree.Node[] {
  if (node.type === 'ArrayExpression') return node.elements.filter((one) => one !== null);
  return node.type === 'ArrowFunctionExpression' ? listArrays(node.body) : [];
}

/** What a program is called, where nobody does its work here; of a package's, none if only those of the site are asked for. */
function nameProgram(node: ESTree.Node, module: ScriptModule, isOwnOnly: boolean): string[] {
  if (node.type === 'ArrayExpression') return node.elements[0] ? nameProgram(node.elements[0], module, isOwnOnly) : [];
  if (node.type === 'CallExpression' && isNamed(node.callee, 'require')) return nameProgram(node.arguments[0] ?? node, module, isOwnOnly);
  if (node.type === 'CallExpression') return nameProgram(node.callee, module, isOwnOnly);
  const name = node.type === 'Identifier' ? node.name : node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
  if (name === undefined) return [];
  const from = node.type === 'Literal' ? name : module.imports.find(({ names }) => names.some(({ local }) => local === name))?.written;
  const isOwn = from === undefined || /^[.#~/]|^@\//.test(from);
  return isOwn || (!isOwnOnly && !DONE.test(from)) ? [`\`${name}\``] : [];
}

function isNamed(node: ESTree.Node, name: string): boolean {
  return node.type === 'Identifier' && node.name === name;
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
