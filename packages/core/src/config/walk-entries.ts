import type { Config, ConfigDivision, ConfigEntry } from './config.ts';
import type { ConfigApiFiles } from './current/schema/api-files.ts';

/** A page or an operation that navigation names, and the API files that the parts around it name: those of the nearest. */
export interface NamedEntry {
  entry: string;
  openapi: ConfigApiFiles | undefined;
}

/** Walks through everything that navigation names, the divisions too. */
export function* walkEntries({ navigation, divisions }: Pick<Config, 'navigation' | 'divisions'>): Generator<NamedEntry> {
  yield* walkList(navigation, undefined);
  for (const division of divisions) yield* walkDivision(division, undefined);
}

function* walkDivision(division: ConfigDivision, inherited: ConfigApiFiles | undefined): Generator<NamedEntry> {
  const openapi = division.openapi ?? inherited;
  yield* walkList(division.pages, openapi);
  for (const inner of division.divisions) yield* walkDivision(inner, openapi);
}

function* walkList(entries: readonly ConfigEntry[], openapi: ConfigApiFiles | undefined): Generator<NamedEntry> {
  for (const entry of entries) {
    if (typeof entry === 'string') yield { entry, openapi };
    else yield* walkList(entry.pages, entry.openapi ?? openapi);
  }
}
