import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { DRILLS } from './drills.ts';
import type { Drill } from './drills.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const TABLE = readFileSync(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8').split('\n');

/** Each change is made in a copy of its package: it takes the files that the table names, and works. */
test.each(DRILLS.map((drill) => [drill.row, drill] as const))('%s takes what the table says', (row, drill) => {
  const said = TABLE.find((line) => line.startsWith(`| ${row} |`)) ?? '';
  for (const file of Object.keys(drill.edits)) {
    const whole = `packages/${drill.name}/${file}`;
    const names = [whole, path.posix.dirname(whole), path.posix.dirname(path.posix.dirname(whole)), path.posix.basename(file)];
    expect(names.filter((name) => said.includes(name))).not.toEqual([]);
  }
  expect(said).toContain(drill.run ?? '');
  const top = mkdtempSync(path.join(tmpdir(), 'octavo-drill-'));
  try {
    const folder = copyPackage(drill.name, top);
    const before = readTexts(folder);
    for (const [file, edit] of Object.entries(drill.edits)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), typeof edit === 'string' ? edit : replaceAllOnce(before.get(file) ?? '', edit));
    }
    if (drill.run !== undefined) runNode(drill, folder);
    const after = readTexts(folder);
    const changed = [...after].filter(([file, text]) => before.get(file) !== text).map(([file]) => file);
    expect(changed.toSorted()).toEqual([...Object.keys(drill.edits), ...(drill.written ?? [])].toSorted());
    // Throws where the change does nothing.
    writeFileSync(path.join(folder, 'proof.ts'), drill.proof);
    execFileSync(process.execPath, ['proof.ts'], { cwd: folder, stdio: 'pipe' });
  } finally {
    rmSync(top, { recursive: true, force: true });
  }
});

/** What is installed is shared with the workspace. */
function copyPackage(name: string, top: string): string {
  const folder = path.join(top, 'packages', name);
  const source = path.join(ROOT, 'packages', name);
  cpSync(source, folder, { recursive: true, filter: (file) => !/^(?:node_modules|dist)$/.test(path.basename(file)) });
  // The schemas are written for the package that projects install, too.
  mkdirSync(path.join(top, 'packages/cli'), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(top, 'node_modules'), 'junction');
  symlinkSync(path.join(source, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  return folder;
}

/** A script of the package, or its tests of that name, which write their lists anew. */
function runNode({ run = '', name }: Drill, folder: string): void {
  const script = path.posix.relative(`packages/${name}`, run);
  const vitest = ['../../node_modules/vitest/vitest.mjs', 'run', '--root', '.', run, '-u'];
  execFileSync(process.execPath, run.endsWith('.ts') ? [script] : vitest, { cwd: folder, stdio: 'pipe' });
}

function readTexts(folder: string): Map<string, string> {
  const files = ['src', 'scripts', '.'].flatMap((inner) =>
    existingFiles(path.join(folder, inner), inner !== '.').map((file) => path.posix.join(inner, file.replaceAll('\\', '/'))),
  );
  return new Map(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
}

function existingFiles(folder: string, recursive: boolean): string[] {
  const names = readdirSync(path.dirname(folder)).includes(path.basename(folder))
    ? readdirSync(folder, { recursive, encoding: 'utf8' })
    : [];
  return names.filter((file) => statSync(path.join(folder, file)).isFile());
}

function replaceAllOnce(text: string, edits: Readonly<Record<string, string>>): string {
  return Object.entries(edits).reduce((edited, [before, after]) => {
    if (edited.split(before).length !== 2) throw new Error(`${before} must stand there once.`);
    return edited.replace(before, () => after);
  }, text);
}
