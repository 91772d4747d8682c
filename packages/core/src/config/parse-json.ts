import { createScanner, parseTree } from 'jsonc-parser';
import type { Node, ParseError } from 'jsonc-parser';
import type { Json } from '../json.ts';
import { describeJsonError } from './describe-json-error.ts';
import type { JsonFinding } from './json-finding.ts';

/** A JSON text, read as far as it can be read. */
export interface ParsedJson {
  /** The syntax tree, with offsets. */
  root?: Node;
  /** Without fields whose value is null, which count as absent; of a key that is there twice, the last. */
  value?: Json;
  /** Syntax errors, one for each line at most, and keys that are there twice. */
  findings: JsonFinding[];
  /** True for a text of which nothing was read: the one finding says where it is nested too deeply. */
  isTooDeep?: true;
}

/** Reads JSON with comments and trailing commas, and goes on after an error. A byte order mark is skipped. */
export function parseJson(text: string): ParsedJson {
  const source = text.replace(/^\uFEFF/, ' ');
  const deep = findTooDeep(source);
  if (deep !== undefined) return { isTooDeep: true, findings: [tooDeep(deep)] };
  const errors: ParseError[] = [];
  const root = parseTree(source, errors, { allowTrailingComma: true });
  const syntax = onePerLine(errors, source).map((error) => describeJsonError(source, error));
  if (root === undefined) return { findings: syntax };
  const value = valueOf(root);
  return { root, ...(value === undefined ? {} : { value }), findings: [...syntax, ...findDuplicateKeys(root)] };
}

/** More levels than any config has: what reads it goes level by level, and no stack is without end. */
const DEEPEST = 200;

/** Finds where a text opens too many levels, as an offset. */
function findTooDeep(source: string): number | undefined {
  const scanner = createScanner(source, true);
  let depth = 0;
  for (scanner.scan(); scanner.getTokenOffset() < source.length; scanner.scan()) {
    const first = source.charAt(scanner.getTokenOffset());
    if (first === '{' || first === '[') depth += 1;
    if (first === '}' || first === ']') depth -= 1;
    if (depth > DEEPEST) return scanner.getTokenOffset();
  }
  return undefined;
}

function tooDeep(offset: number): JsonFinding {
  const message = `Nested more than ${DEEPEST} levels deep.`;
  return {
    code: 'config/syntax',
    severity: 'error',
    message,
    hint: 'Close an earlier bracket, or nest less deeply.',
    range: { offset, length: 1 },
  };
}

/** After the first error of a line the others are mostly its consequences. */
function onePerLine(errors: ParseError[], source: string): ParseError[] {
  let lineEnd = -1;
  return errors.filter(({ offset }) => {
    if (offset <= lineEnd) return false;
    const next = source.indexOf('\n', offset);
    lineEnd = next === -1 ? source.length : next;
    return true;
  });
}

/** The value that a syntax tree stands for, without fields that are null. */
export function valueOf(node: Node): Json | undefined {
  if (node.type === 'array') return (node.children ?? []).map((child) => valueOf(child) ?? null);
  if (node.type !== 'object') return node.value;
  const fields: [string, Json][] = [];
  for (const { children: [key, child] = [] } of node.children ?? []) {
    const value = child && valueOf(child);
    if (value !== undefined && value !== null && key?.value !== '__proto__') fields.push([String(key?.value), value]);
  }
  return Object.fromEntries(fields);
}

function findDuplicateKeys(node: Node): JsonFinding[] {
  const children = node.children ?? [];
  const found = children.flatMap((child) => findDuplicateKeys(child));
  if (node.type !== 'object') return found;
  const seen = new Set<unknown>();
  for (const { children: [key] = [] } of children) {
    if (key !== undefined && seen.has(key.value)) found.push(duplicateKey(key));
    seen.add(key?.value);
  }
  return found;
}

function duplicateKey(key: Node): JsonFinding {
  return {
    code: 'config/duplicate-key',
    severity: 'warning',
    message: `Duplicate key \`${key.value}\`; the last one is used.`,
    hint: 'Remove one of the two.',
    range: { offset: key.offset, length: key.length },
  };
}
