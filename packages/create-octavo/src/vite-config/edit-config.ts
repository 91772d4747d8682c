import { addEntry } from './add-entry.ts';
import type { Entry } from './add-entry.ts';
import { addImports } from './add-imports.ts';
import type { ImportedName } from './add-imports.ts';
import { applyConfigEdits } from './config-edit.ts';
import { findConfigs } from './find-configs.ts';
import { createLiteral, readSource } from './read-source.ts';

/** What a config gets. */
export interface Addition {
  keys: Entry['keys'];
  /** Writes the entry: with strings in the quotes of the file, and the name by which the file knows `imported`. */
  entry: (literal: (value: string) => string, name: string) => string;
  /** What the entry calls. */
  imported?: ImportedName;
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

function add(file: string, before: string, { keys, entry, imported }: Addition): string | undefined {
  const source = readSource(file, before);
  const configs = source && findConfigs(source.program);
  if (source === undefined || configs === undefined) return undefined;
  const literal = createLiteral(source);
  const { names, edits: first } = addImports(imported === undefined ? [] : [imported], source);
  const text = entry(literal, names[0] ?? '');
  const edits = configs.map((config) => addEntry(config, { keys, text }, source));
  if (edits.includes(undefined)) return undefined;
  // Two configs may share a list.
  const places = new Map(edits.flatMap((own) => own ?? []).map((edit) => [edit.start, edit]));
  return applyConfigEdits(before, [...first, ...places.values()]);
}
