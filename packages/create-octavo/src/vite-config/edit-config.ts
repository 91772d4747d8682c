import { addEntry } from './add-entry.ts';
import type { Entry } from './add-entry.ts';
import { createImport } from './create-import.ts';
import { applyEdits } from './edit.ts';
import { findConfigs } from './find-configs.ts';
import { readSource } from './read-source.ts';
import type { Source } from './read-source.ts';

/** What a config gets; the entry is made for the quotes of the file. */
export interface Addition {
  keys: Entry['keys'];
  entry: (literal: (value: string) => string) => string;
  /** What the entry calls. */
  imported?: { name: string; from: string };
}

/**
 * Adds entries to the lists of a config. Its syntax tree says where: everything else stays byte for byte. Undefined where the config is of a
 * form that only its author can edit; what comes out is right only once it has been loaded.
 */
export function editConfig(file: string, text: string, additions: readonly Addition[]): string | undefined {
  const isMarked = text.startsWith(BYTE_ORDER_MARK);
  const edited = additions.reduce<string | undefined>(
    (before, addition) => (before === undefined ? undefined : add(file, before, addition)),
    isMarked ? text.slice(1) : text,
  );
  return edited === undefined || readSource(file, edited) === undefined ? undefined : (isMarked ? BYTE_ORDER_MARK : '') + edited;
}

const BYTE_ORDER_MARK = '\uFEFF';

function add(file: string, text: string, { keys, entry, imported }: Addition): string | undefined {
  const source = readSource(file, text);
  const configs = source && findConfigs(source.program);
  if (source === undefined || configs === undefined) return undefined;
  const literal = createLiteral(source);
  const edits = configs.map((config) => addEntry(config, { keys, text: entry(literal) }, source));
  if (edits.includes(undefined)) return undefined;
  const first = imported && createImport({ name: imported.name, from: literal(imported.from) }, source);
  // Two configs may share a list.
  const places = new Map(edits.flatMap((own) => own ?? []).map((edit) => [edit.start, edit]));
  return applyEdits(text, [...(first ? [first] : []), ...places.values()]);
}

function createLiteral({ style: { quote } }: Source): (value: string) => string {
  return (value) => (/['"\\\n\r]/.test(value) ? JSON.stringify(value) : quote + value + quote);
}
