import { explainCode, EXPLANATIONS, findNearest } from '@octavo/core/internal';
import type { Extension } from './extension.ts';
import type { Fault } from './fault.ts';

/** What each field of an extension is. */
export const EXTENSION_FIELDS: Readonly<Record<keyof Extension, 'text' | 'object' | 'list' | 'function'>> = {
  name: 'text',
  markdown: 'object',
  outputs: 'list',
  head: 'function',
  frontmatter: 'object',
  components: 'object',
  words: 'object',
  checks: 'object',
  search: 'text',
  pages: 'function',
};

const SEVERITIES: ReadonlySet<unknown> = new Set(['off', 'info', 'warning', 'error']);

/** Says what of a module's default export is not as an extension has it; undefined for one that can be used. */
export function checkShape(value: unknown): Fault | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const hint = 'Write `export default defineExtension({ … })`.';
    return {
      message: value === undefined ? 'It has no default export.' : `Its default export is a ${kindOf(value)}, not an object.`,
      hint,
    };
  }
  for (const [name, given] of Object.entries(value)) {
    const wanted = Object.entries(EXTENSION_FIELDS).find(([field]) => field === name)?.[1];
    if (wanted === undefined) return { message: `Unknown field \`${name}\`.`, hint: suggest(name, Object.keys(EXTENSION_FIELDS)) };
    // A schema may be a function with fields (ArkType).
    const isSchema = name === 'frontmatter' && Object(given)['~standard'] !== undefined;
    if (given !== undefined && !isSchema && kindOf(given) !== wanted)
      return { message: `The field \`${name}\` has to be a ${wanted}, but it is a ${kindOf(given)}.` };
    if (name === 'frontmatter' && given !== undefined && !isSchema)
      return {
        message: 'The field `frontmatter` is no Standard Schema.',
        hint: 'Write a schema of valibot, Zod, ArkType or another library that speaks it.',
      };
    const fault = name === 'checks' && given !== undefined ? checkSeverities(given) : undefined;
    if (fault) return fault;
  }
  return undefined;
}

function checkSeverities(checks: object): Fault | undefined {
  for (const [code, setting] of Object.entries(checks)) {
    if (typeof setting === 'function') continue;
    if (!SEVERITIES.has(setting))
      return {
        message: `\`checks\` gives \`${code}\` the severity \`${String(setting)}\`.`,
        hint: 'Write off, info, warning, error, or a function.',
      };
    if (!code.includes(':') && explainCode(code) === undefined)
      return { message: `\`checks\` names the unknown code \`${code}\`.`, hint: suggest(code, Object.keys(EXPLANATIONS)) };
  }
  return undefined;
}

function suggest(name: string, known: readonly string[]): string {
  const nearest = findNearest(name, known);
  if (nearest !== undefined) return `Did you mean \`${nearest}\`?`;
  return known.length > 20 ? '`octavo check --json` shows the code of each finding.' : `Use one of ${known.join(', ')}.`;
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  return typeof value === 'string' ? 'text' : typeof value;
}
