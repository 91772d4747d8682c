import type { Node } from 'jsonc-parser';
import { positionAt } from '../../diagnostic/position-at.ts';
import { composeConfig } from '../compose/compose-config.ts';
import type { ComposedConfig } from '../compose/compose-config.ts';
import type { ConfigReader, ConfigText } from '../compose/config-reader.ts';
import { CLASSIC_SHAPE } from '../classic-shape.ts';
import { CURRENT_SHAPE } from '../current/current-shape.ts';
import { isJsonObject } from '../json-value.ts';
import { parseJson, valueOf } from '../parse-json.ts';
import { expandSchema, keysOf } from '../schema-tree.ts';
import type { Json } from '../../json.ts';
import { FIELD_NOTES } from './field-notes.ts';
import type { FieldNote, FieldStatus } from './field-note.ts';

/** What becomes of one field of a config. Plain JSON. */
export interface FieldReport {
  /** `seo`, `tabs[].align`. */
  field: string;
  status: FieldStatus;
  /** Empty for what is the same. */
  note: string;
  /** Where it stands first. */
  position: { file: string; line: number; column: number };
  /** How often it stands in the config. */
  count: number;
}

/**
 * Tells for every field that a config has whether Octavo shows it as the original does, in the order in which they stand there. Fields that
 * are the same are named by their first part alone. Never throws; what is no object has no fields.
 */
export function reportFields(text: string, file: string, { read }: { read?: ConfigReader } = {}): FieldReport[] {
  const { root } = parseJson(text);
  if (root?.type !== 'object') return [];
  const composed = composeConfig(root, { file, text }, read);
  const found = new Map<string, FieldReport>();
  const add = (name: string, note: Omit<FieldNote, 'field'> | undefined, key: Node): void => {
    const known = found.get(name);
    if (known !== undefined) known.count += 1;
    else
      found.set(name, { field: name, status: note?.status ?? 'same', note: note?.note ?? '', position: placeOf(key, composed), count: 1 });
  };

  const fields = listFields(valueOf(composed.root));
  const visit = (node: Node, path: readonly string[]): void => {
    if (node.type === 'array') return (node.children ?? []).forEach((child) => visit(child, [...path.slice(0, -1), `${path.at(-1)}[]`]));
    for (const { children: [key, value] = [] } of node.type === 'object' ? (node.children ?? []) : []) {
      if (key === undefined || value === undefined) continue;
      const inner = [...path, String(key.value)];
      const note = findNote(inner, value);
      if (note !== undefined) add(note.field, note, key);
      if (path.length === 0 && note === undefined && key.value !== '$schema')
        add(String(key.value), fields.has(String(key.value)) ? undefined : UNKNOWN, key);
      visit(value, inner);
    }
  };
  visit(composed.root, []);
  return [...found.values()];
}

/** Of a field that the config does not have. */
const UNKNOWN: Omit<FieldNote, 'field'> = { status: 'unsupported', note: 'Unknown config field.' };

/** The fields of the shape that a config is written in. */
function listFields(config: Json | undefined): ReadonlySet<string> {
  const isClassic = isJsonObject(config) && Array.isArray(config['navigation']);
  return new Set(expandSchema(isClassic ? CLASSIC_SHAPE.schema : CURRENT_SHAPE.schema).flatMap((schema) => keysOf(schema)));
}

function findNote(path: readonly string[], value: Node): FieldNote | undefined {
  const written = path.join('.');
  const inList = path.slice(-2).join('.');
  const inGroup = path.length > 2 && /^(?:pages|groups)\[\]$/.test(path.at(-2) ?? '') ? `groups[].${path.at(-1)}` : inList;
  return FIELD_NOTES.find(({ field, when }) => {
    const isHere = field === written || (path[0] === 'navigation' && (field === inList || field === inGroup));
    return isHere && (when === undefined || when(valueOf(value) ?? null));
  });
}

function placeOf(node: Node, { findSource }: ComposedConfig): FieldReport['position'] {
  const { file, text }: ConfigText = findSource(node);
  const { line, column } = positionAt(text, node.offset);
  return { file, line, column };
}
