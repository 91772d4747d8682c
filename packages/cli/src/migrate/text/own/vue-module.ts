import { parseSync } from 'vite';
import type { ESTree } from 'vite';
import { SCRIPT } from './astro-template.ts';
import { changesContent } from './changes-content.ts';
import { splitImports } from './split-imports.ts';
import { toVueJsx } from './vue-template.ts';

/** Functions of Vue and VitePress that give a value at once; what calls others does more than show something. */
const OF_VUE = [
  'const computed = (get) => get();',
  ...['ref', 'shallowRef', 'reactive', 'readonly', 'unref', 'toRef', 'withBase'].map((name) => `const ${name} = (value) => value;`),
  ...['defineOptions', 'defineEmits', 'defineExpose', 'useTemplateRef'].map((name) => `const ${name} = () => undefined;`),
];
/** What Vue runs later, in a browser: the component is shown as it is at first. */
const LATER = /\b(?:on(?:Before)?(?:(?:Unm|M)ount(?:ed)?|Updated?)|watch(?:Effect|PostEffect)?|nextTick)(?=\s*[<(])/g;

/** What a component takes of what a page tells: `{ lang, site: own }`. */
function listTaken(text: string): string[] {
  const taken = /\{([^{}]*)\}\s*=\s*useData\(\)/.exec(text)?.[1] ?? '';
  return taken.split(',').map((name) => name.trim());
}

/** What a page tells its components, of which the language alone is known. */
function writeData(text: string, language: string | undefined): string {
  const names = listTaken(text);
  const isKnown =
    language !== undefined &&
    names.every((name) => /^(?:site|lang|isDark)?$/.test(name)) &&
    !/\bsite\b(?!\s*[,}]|(?:\.value)?\.lang\b)/.test(text);
  const lang = JSON.stringify(language);
  return `const useData = () => (${isKnown ? `{ isDark: false, lang: ${lang}, site: { lang: ${lang}, value: { lang: ${lang} } } }` : '__unknown'});`;
}

/** What holds a value, as it is at first. */
const HELD = /\b(?:const|let)\s+([\w$]+)(?:\s*:[^=]+)?\s*=\s*(?:computed|ref|shallowRef|toRef)\s*[<(]/g;

/** What a component of Vue knows of the site that it stands in. */
export interface VueSite {
  /** Of the page. */
  language: string | undefined;
  /** The files of components that are there without an import, by their names. */
  globals: ReadonlyMap<string, string>;
}

/** A component of Vue as a module whose function returns what it shows on a page; undefined where it does more than show something. */
export function toVueModule(text: string, { language, globals }: VueSite): string | undefined {
  const template = /<template(?:\s[^>]*)?>([\s\S]*)<\/template>/.exec(text)?.[1];
  const scripts = [...text.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
  const isSetup = scripts.every(([, attributes = '']) => /\bsetup\b/.test(attributes));
  if (template === undefined || (!isSetup && scripts.length > 1)) return undefined;
  const shown = toVueJsx(template);
  const written = scripts.map(([, , program = '']) => program).join('\n');
  const script = isSetup ? written : toSetup(written);
  const read = script === undefined ? undefined : readProps(script);
  if (shown === undefined || read === undefined) return undefined;
  const { imports, body: program } = splitImports(read.program);
  const taken = listTaken(text).filter((name) => /^[\w$]+$/.test(name));
  const held = [...Array.from(program.matchAll(HELD), ([, name = '']) => name), ...taken];
  const names = held.map((name) => name.replaceAll('$', String.raw`\$`));
  const body = names.length === 0 ? program : program.replaceAll(new RegExp(`(?<![\\w$.])(${names.join('|')})\\.value\\b`, 'g'), '$1');
  const later = [...new Set(Array.from(program.matchAll(LATER), ([name]) => name))];
  const used = new Set(Array.from(template.matchAll(/<([A-Z]\w*)/g), ([, name = '']) => name));
  const given = [...used].filter((name) => globals.has(name) && !imports.some((one) => new RegExp(`\\b${name}\\b`).test(one)));
  return [
    ...given.map((name) => `import ${name} from ${JSON.stringify(`/${globals.get(name) ?? ''}`)};`),
    ...imports.filter((one) => !/\bfrom\s*["'](?:vue|vitepress)["']/.test(one)),
    'export default (__given) => {',
    `  const __bound = Object.assign({}, ${read.defaults}, __given);`,
    ...OF_VUE,
    ...later.map((name) => `const ${name} = () => undefined;`),
    writeData(text, language),
    ...(read.names.length === 0 ? [] : [`  const { ${read.names.join(', ')} } = __bound;`]),
    body,
    `  return (<>${shown}${later.length > 0 && changesContent(template, program) ? SCRIPT : ''}</>);`,
    '};',
  ].join('\n');
}

/** Options of a component that say nothing of what it shows. */
const PLAIN = /^(?:props|name|components|inheritAttrs|emits)$/;

/** `export default { props: { a: String } }` as the program of a `<script setup>`; undefined where it says more than its props. */
function toSetup(script: string): string | undefined {
  const { program, errors } = parseSync('component.ts', script, { lang: 'ts', sourceType: 'module' });
  const exported = program.body.find((one) => one.type === 'ExportDefaultDeclaration');
  const said = exported?.declaration.type === 'CallExpression' ? exported.declaration.arguments[0] : exported?.declaration;
  if (errors.length > 0 || exported === undefined || said?.type !== 'ObjectExpression') return undefined;
  const named = said.properties.map((one) => (one.type === 'Property' && one.key.type === 'Identifier' ? one.key.name : ''));
  if (!named.every((name) => PLAIN.test(name))) return undefined;
  const props = said.properties[named.indexOf('props')];
  const declared = props?.type === 'Property' ? `defineProps(${script.slice(props.value.start, props.value.end)});` : '';
  return script.slice(0, exported.start) + declared + script.slice(exported.end);
}

interface Props {
  /** Those that templates know by their names: a program that takes them apart declares them itself. */
  names: string[];
  /** Their defaults, as written. */
  defaults: string;
  /** The program, in which a name stands for what declares them. */
  program: string;
}

/** What a program says of its props; undefined where it cannot be read. */
function readProps(script: string): Props | undefined {
  const { program, errors } = parseSync('component.ts', script, { lang: 'ts', sourceType: 'module' });
  if (errors.length > 0) return undefined;
  const types = new Map<string, ESTree.Node>();
  const declared = new Set<string>();
  let props: Props = { names: [], defaults: '{}', program: script };
  for (const statement of program.body) {
    if (statement.type === 'TSInterfaceDeclaration') types.set(statement.id.name, statement.body);
    if (statement.type === 'TSTypeAliasDeclaration') types.set(statement.id.name, statement.typeAnnotation);
  }
  const replace = ({ start, end }: ESTree.Node): string => `${script.slice(0, start)}__bound${script.slice(end)}`;
  const visit = (node: ESTree.Node | null | undefined): void => {
    if (node?.type !== 'CallExpression' || node.callee.type !== 'Identifier') return;
    const [first, second] = node.arguments;
    if (node.callee.name === 'withDefaults') {
      visit(first);
      props.defaults = second === undefined ? '{}' : script.slice(second.start, second.end);
      props.program = replace(node);
    } else if (node.callee.name === 'defineProps') {
      const type = node.typeArguments?.params[0];
      const defaults = first === undefined ? '{}' : readDefaults(first, script);
      props = { names: first === undefined ? listMembers(type, types) : listKeys(first), defaults, program: replace(node) };
    }
  };
  for (const statement of program.body) {
    if (statement.type === 'ExpressionStatement') visit(statement.expression);
    if (statement.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declarations) {
      visit(init);
      for (const [name] of script.slice(id.start, id.end).matchAll(/[\w$]+/g)) declared.add(name);
    }
  }
  return { ...props, names: props.names.filter((name) => !declared.has(name)) };
}

function listMembers(type: ESTree.Node | undefined, types: ReadonlyMap<string, ESTree.Node>): string[] {
  if (type?.type === 'TSTypeReference' && type.typeName.type === 'Identifier') return listMembers(types.get(type.typeName.name), new Map());
  const members = type?.type === 'TSTypeLiteral' ? type.members : type?.type === 'TSInterfaceBody' ? type.body : [];
  return members.flatMap((one) => (one.type === 'TSPropertySignature' && one.key.type === 'Identifier' ? one.key.name : []));
}

/** `{ a: String }`, `['a']` */
function listKeys(node: ESTree.Node): string[] {
  if (node.type === 'ArrayExpression')
    return node.elements.flatMap((one) => (one?.type === 'Literal' && typeof one.value === 'string' ? one.value : []));
  if (node.type !== 'ObjectExpression') return [];
  return node.properties.flatMap((one) => (one.type === 'Property' && one.key.type === 'Identifier' ? one.key.name : []));
}

/** `{ a: { type: String, default: 'b' } }` -> `{ a: 'b' }`; a list or an object is made by a function. */
function readDefaults(node: ESTree.Node, script: string): string {
  const fields = node.type === 'ObjectExpression' ? node.properties : [];
  const defaults = fields.flatMap((one) => {
    if (one.type !== 'Property' || one.value.type !== 'ObjectExpression') return [];
    const given = one.value.properties.find(
      (inner) => inner.type === 'Property' && script.slice(inner.key.start, inner.key.end) === 'default',
    );
    if (given?.type !== 'Property') return [];
    const value = script.slice(given.value.start, given.value.end);
    return `${script.slice(one.key.start, one.key.end)}: ${/Function/.test(given.value.type) ? `(${value})()` : value}`;
  });
  return `{ ${defaults.join(', ')} }`;
}
