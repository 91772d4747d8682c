import { DARK_CODE_THEMES, explainCode, EXPLANATIONS, findNearest, LIGHT_CODE_THEMES } from '@octavo/core/internal';
import type { CodeExtension, Extension } from './extension.ts';
import type { Fault } from './fault.ts';

type Kind = 'text' | 'object' | 'list' | 'function';

/** What each field of an extension is. */
export const EXTENSION_FIELDS: Readonly<Record<keyof Extension, Kind>> = {
  name: 'text',
  markdown: 'object',
  outputs: 'list',
  head: 'function',
  frontmatter: 'object',
  components: 'object',
  words: 'object',
  checks: 'object',
  search: 'text',
  ask: 'text',
  pages: 'function',
  arrange: 'function',
};

/** What stands in those fields; `*` is each entry of a list or an object. */
const PARTS: Readonly<Record<string, readonly Kind[]>> = {
  'markdown.remark': ['list', 'function'],
  'markdown.rehype': ['list', 'function'],
  'markdown.code': ['object'],
  'markdown.code.languages': ['list'],
  'markdown.code.themes': ['object'],
  'markdown.code.transformers': ['list'],
  'markdown.code.transformers.*': ['object'],
  'outputs.*': ['object'],
  'outputs.*.name': ['text'],
  'outputs.*.list': ['function'],
  'outputs.*.find': ['function'],
  'outputs.*.head': ['function'],
  'components.*': ['text'],
  'words.*': ['object'],
};

/** The parts that must be there. */
const REQUIRED: readonly string[] = ['outputs.*.name', 'outputs.*.list'];

const SEVERITIES: ReadonlySet<unknown> = new Set(['off', 'info', 'warning', 'error']);

/** Says what of a module's default export is not as an extension has it; undefined for one that can be used. */
export function checkShape(value: unknown): Fault | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const hint = 'Write `export default defineExtension({ … })`.';
    return {
      message: value === undefined ? 'It has no default export.' : `Its default export is ${describeKind(value)}, not an object.`,
      hint,
    };
  }
  for (const [name, given] of Object.entries(value)) {
    const wanted = Object.entries(EXTENSION_FIELDS).find(([field]) => field === name)?.[1];
    if (wanted === undefined)
      return { message: `Unknown field \`${name}\`.`, hint: suggest(name, Object.keys(EXTENSION_FIELDS)), field: name };
    // A schema may be a function with fields (ArkType).
    const isSchema = name === 'frontmatter' && Object(given)['~standard'] !== undefined;
    if (given !== undefined && !isSchema && kindOf(given) !== wanted)
      return { message: `The field \`${name}\` must be a ${wanted}, but it is ${describeKind(given)}.`, field: name };
    if (name === 'frontmatter' && given !== undefined && !isSchema)
      return {
        message: 'The field `frontmatter` is not a Standard Schema.',
        field: name,
        hint: 'Use a schema of valibot, Zod, ArkType or another library that supports it.',
      };
    const fault = name === 'checks' && given !== undefined ? checkSeverities(given) : checkParts(given, name, name);
    if (fault) return fault;
  }
  return checkThemes((value as Extension).markdown?.code?.themes);
}

const CODE_THEMES: readonly string[] = [...LIGHT_CODE_THEMES, ...DARK_CODE_THEMES];

function checkThemes(themes: CodeExtension['themes']): Fault | undefined {
  for (const mode of themes === undefined ? [] : (['light', 'dark'] as const)) {
    const [theme, field] = [themes?.[mode], `markdown.code.themes.${mode}`];
    if (theme === undefined || (typeof theme === 'string' && !CODE_THEMES.includes(theme)))
      return {
        message: theme === undefined ? `The field \`${field}\` is missing.` : `Shiki has no theme \`${theme}\`.`,
        hint: suggest(theme ?? '', CODE_THEMES, 'Use the name of a Shiki theme or a registration.'),
        field,
      };
  }
  return undefined;
}

/** `pattern` is the path with a `*` for each entry: `outputs.0.list` is `outputs.*.list`. */
function checkParts(value: unknown, path: string, pattern: string): Fault | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const isMap = Object.hasOwn(PARTS, `${pattern}.*`);
  const missing = REQUIRED.filter((one) => one.startsWith(`${pattern}.`)).map((one) => one.slice(pattern.length + 1));
  const names = new Set([...Object.keys(value), ...missing.filter((name) => !name.includes('.'))]);
  for (const name of names) {
    const [place, part] = [`${path}.${name}`, isMap ? `${pattern}.*` : `${pattern}.${name}`];
    const given = Reflect.get(value, name);
    const wanted = PARTS[part];
    if (given === undefined && !REQUIRED.includes(part)) continue;
    if (wanted !== undefined && !wanted.some((kind) => kind === kindOf(given)))
      return { message: `The field \`${place}\` must be a ${wanted.join(' or a ')}, but it is ${describeKind(given)}.`, field: place };
    const fault = wanted && checkParts(given, place, part);
    if (fault) return fault;
  }
  return undefined;
}

function checkSeverities(checks: object): Fault | undefined {
  for (const [code, setting] of Object.entries(checks)) {
    if (typeof setting === 'function') continue;
    if (!SEVERITIES.has(setting))
      return {
        message: `Unknown severity \`${String(setting)}\` of \`${code}\` in \`checks\`.`,
        hint: 'Use off, info, warning, error or a function.',
        field: `checks.${code}`,
      };
    if (!code.includes(':') && explainCode(code) === undefined)
      return {
        message: `Unknown code \`${code}\` in \`checks\`.`,
        hint: suggest(code, Object.keys(EXPLANATIONS)),
        field: `checks.${code}`,
      };
  }
  return undefined;
}

function suggest(name: string, known: readonly string[], otherwise = '`octavo check --json` shows the code of each finding.'): string {
  const nearest = findNearest(name, known);
  if (nearest !== undefined) return `Did you mean \`${nearest}\`?`;
  return known.length > 20 ? otherwise : `Use one of ${known.join(', ')}.`;
}

function describeKind(value: unknown): string {
  if (value === undefined || value === null) return 'missing';
  const kind = kindOf(value);
  return `${kind === 'object' ? 'an' : 'a'} ${kind}`;
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  return typeof value === 'string' ? 'text' : typeof value;
}
