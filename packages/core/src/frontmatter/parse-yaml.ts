import { isMap, isScalar, parseDocument, visit } from 'yaml';
import type { Document } from 'yaml';
import type { Json } from '../json.ts';
import { parsePlainFields } from './parse-plain-fields.ts';

/** Why a text is not a mapping in strict YAML. */
export interface YamlProblem {
  /** A phrase without a full stop. */
  reason: string;
  offset: number;
}

/** What strict YAML makes of a text; without a `problem`, `data` is all of it. */
export interface ParsedYaml {
  data: Record<string, Json>;
  problem?: YamlProblem;
  /** Keys of the outermost mapping that were there before; the last one counts. */
  duplicates: { key: string; offset: number }[];
}

/** Reads a text as a YAML 1.2 mapping. Never throws. */
export function parseYaml(yaml: string): ParsedYaml {
  const plain = parsePlainFields(yaml);
  if (plain !== undefined) return { data: plain, duplicates: [] };
  try {
    return readMapping(yaml);
  } catch (error) {
    // The parser goes down level by level, and no stack is without end.
    if (!(error instanceof RangeError)) throw error;
    return failed('it is nested too deeply', 0);
  }
}

function readMapping(yaml: string): ParsedYaml {
  const document = parseDocument(yaml, { prettyErrors: false, uniqueKeys: false, logLevel: 'silent' });
  const problem = [...document.errors, ...document.warnings][0];
  if (problem !== undefined) return failed(lowerFirst(problem.message), problem.pos[0]);
  if (document.contents === null || (isScalar(document.contents) && document.contents.value === null)) return { data: {}, duplicates: [] };
  if (!isMap(document.contents)) return failed('it has no `key: value` lines', document.contents.range?.[0] ?? 0);

  if (keepAsWritten(document).aliases > MOST_ALIASES) return failed(`it has more than ${MOST_ALIASES} aliases`, 0);
  try {
    // The core schema of YAML 1.2 with `keepAsWritten` yields JSON values only.
    const data = document.toJS({ maxAliasCount: 100 }) as Record<string, Json>;
    return isCircular(data) ? failed('it refers to itself', 0) : { data, duplicates: findDuplicates(document) };
  } catch (error) {
    return failed(lowerFirst(error instanceof Error ? error.message : String(error)), 0);
  }
}

function failed(reason: string, offset: number): ParsedYaml {
  return { data: {}, problem: { reason: reason.replace(/\.$/, ''), offset }, duplicates: [] };
}

/** The parser looks through the whole text for what an alias names. */
const MOST_ALIASES = 500;

/** Turns numbers back into text that would not print as they were written: `1.10`, `007`, `1e3`, `.inf`, 20 digits. Counts aliases on its way. */
function keepAsWritten(document: Document): { aliases: number } {
  let aliases = 0;
  visit(document, {
    Alias() {
      aliases += 1;
    },
    Scalar(_key, node) {
      if (typeof node.value === 'number' && String(node.value) !== node.source) node.value = node.source ?? String(node.value);
    },
  });
  return { aliases };
}

/** An alias within the value that it names is that value itself: no JSON. */
function isCircular(value: Json, around: ReadonlySet<Json> = new Set()): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (around.has(value)) return true;
  const within = new Set(around).add(value);
  return Object.values(value).some((member) => isCircular(member, within));
}

function findDuplicates(document: Document): { key: string; offset: number }[] {
  if (!isMap(document.contents)) return [];
  const seen = new Set<string>();
  return document.contents.items.flatMap(({ key }) => {
    if (!isScalar(key)) return [];
    const name = String(key.value);
    if (seen.has(name)) return [{ key: name, offset: key.range?.[0] ?? 0 }];
    seen.add(name);
    return [];
  });
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
