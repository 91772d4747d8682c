import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { applyEdits, modify } from 'jsonc-parser';

/** What the starter is filled with. */
export interface StarterOptions {
  name: string;
  withApi: boolean;
}

/** Paths from the folder that was written to. */
export interface WrittenStarter {
  written: string[];
  kept: string[];
}

/** The files of the starter: beside the sources and beside what is published. */
const TEMPLATE = fileURLToPath(new URL('../template', import.meta.url));
/** Under its own name it would not be published. */
const IGNORE = 'gitignore';
const FORMAT = { formattingOptions: { insertSpaces: true, tabSize: 2 } };

/** Writes `.gitignore` beside a new `package.json`; false when there is one. */
export function writeIgnore(folder: string): boolean {
  const file = path.join(folder, '.gitignore');
  if (existsSync(file)) return false;
  writeFileSync(file, readFileSync(path.join(TEMPLATE, IGNORE), 'utf8'));
  return true;
}

/** Writes the starter into a folder; a file that is there stays as it is. */
export function writeStarter(folder: string, { name, withApi }: StarterOptions): WrittenStarter {
  const files = listFiles(TEMPLATE).filter((file) => file !== IGNORE && (withApi || !file.startsWith('api-reference/')));
  const isThere = (file: string): boolean => existsSync(path.join(folder, file));
  const kept = files.filter(isThere);
  const written = files.filter((file) => !isThere(file));
  for (const file of written) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    const text = readFileSync(path.join(TEMPLATE, file), 'utf8');
    writeFileSync(target, file === 'docs.json' ? fillConfig(text, { name, withApi }) : text);
  }
  return { written, kept };
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
}

function fillConfig(text: string, { name, withApi }: StarterOptions): string {
  const named = applyEdits(text, modify(text, ['name'], name, FORMAT));
  if (withApi) return named;
  const withoutTab = applyEdits(named, modify(named, ['tabs'], undefined, FORMAT));
  const withoutFile = applyEdits(withoutTab, modify(withoutTab, ['openapi'], undefined, FORMAT));
  // The last group of the starter is the reference's.
  const { navigation } = JSON.parse(withoutFile) as { navigation: unknown[] };
  return applyEdits(withoutFile, modify(withoutFile, ['navigation', navigation.length - 1], undefined, FORMAT));
}
