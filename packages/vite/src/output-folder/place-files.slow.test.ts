import { fork } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileSystem } from '../disk/file-system.ts';
import type { FileSystem } from '../disk/file-system.ts';
import { finishPlacement } from './finish-placement.ts';
import { placeFiles } from './place-files.ts';
import { findListFile, LIST_NAME } from './placed-list.ts';

let root = '';

beforeEach(() => (root = mkdtempSync(path.join(os.tmpdir(), 'octavo-place-'))));

afterEach(() => rmSync(root, { recursive: true }));

const OLD = { 'docs/index.html': 'old', 'docs/gone/index.html': 'gone', 'docs/assets/a-1.js': 'script 1', 'docs/same.txt': 'same' };
const NEW = { 'docs/index.html': 'new', 'docs/added/index.html': 'added', 'docs/assets/a-2.js': 'script 2', 'docs/same.txt': 'same' };

describe('what is there afterwards', () => {
  it('is the new site, and every file of others', async () => {
    write('dist/index.html', 'app');
    write('dist/docs/terms.pdf', 'app');
    expect(await place(OLD)).toEqual([]);
    expect(readOutput()).toEqual({ ...OLD, 'index.html': 'app', 'docs/terms.pdf': 'app' });
    expect(await place(NEW)).toEqual([]);
    expect(readOutput()).toEqual({ ...NEW, 'index.html': 'app', 'docs/terms.pdf': 'app' });
    expect(readdirSync(path.join(root, 'dist/docs'))).not.toContain('gone');
  });

  it('comes from memory, from the work folder and from files of the author, which stay', async () => {
    write('work/page', 'page');
    write('content/pier.svg', 'pier');
    const files = [
      { fileName: 'a.html', file: path.join(root, 'work/page') },
      { fileName: 'pier.svg', original: path.join(root, 'content/pier.svg') },
      { fileName: 'data.bin', content: new Uint8Array([0, 255]) },
    ];
    expect(await placeFiles({ ...folders(), prefix: '', files, since: Infinity })).toEqual([]);
    expect(readOutput()).toMatchObject({ 'a.html': 'page', 'pier.svg': 'pier' });
    expect(readFileSync(path.join(root, 'dist/data.bin'))).toEqual(Buffer.from([0, 255]));
    expect(existsSync(path.join(root, 'content/pier.svg'))).toBe(true);
  });

  it('is not written again where it is the same', async () => {
    await place(OLD);
    const before = statSync(path.join(root, 'dist/docs/same.txt'));
    await place(NEW);
    expect(statSync(path.join(root, 'dist/docs/same.txt'))).toMatchObject({ ino: before.ino, ctimeMs: before.ctimeMs });
  });

  it('holds a page that is gone and was changed since, and says so', async () => {
    await place(OLD);
    write('dist/docs/gone/index.html', 'edited');
    const [found] = await place(NEW);
    expect(found).toMatchObject({ code: 'build/kept', severity: 'warning', message: expect.stringContaining('docs/gone/index.html') });
    expect(readOutput()).toEqual({ ...NEW, 'docs/gone/index.html': 'edited' });
    expect(await place(NEW)).toEqual([]);
  });

  it('holds what the app has written in this build where an old page of ours was', async () => {
    await place(OLD);
    const since = Date.now() - 1000;
    // The app's build empties the folder, and copies what is in its public folder now.
    rmSync(path.join(root, 'dist'), { recursive: true });
    write('dist/docs/gone/index.html', 'gone');
    expect(await place(NEW, { since })).toEqual([]);
    expect(readOutput()).toEqual({ ...NEW, 'docs/gone/index.html': 'gone' });
    await place(NEW);
    expect(readOutput()).toEqual({ ...NEW, 'docs/gone/index.html': 'gone' });
  });

  it('holds everything when the list is lost', async () => {
    await place(OLD);
    rmSync(path.join(root, 'dist/docs', LIST_NAME));
    expect(await place({ 'docs/added/index.html': 'added' })).toEqual([]);
    expect(readOutput()).toEqual({ ...OLD, 'docs/added/index.html': 'added' });
  });

  it.each(['{"docs/gone/index.html":["', '[1]', '{"a":4}', 'of the app'])('holds everything when the list is none: %s', async (text) => {
    await place(OLD);
    write(`dist/docs/${LIST_NAME}`, text);
    expect(await place(NEW)).toMatchObject([{ code: 'build/clash', message: expect.stringContaining(LIST_NAME) }]);
    expect(readOutput()).toEqual(OLD);
    expect(readFileSync(path.join(root, 'dist/docs', LIST_NAME), 'utf8')).toBe(text);
  });

  it('is the new site where nothing but the output is left, as in a pipeline that keeps that alone', async () => {
    write('dist/docs/terms.pdf', 'app');
    await place(OLD);
    rmSync(path.join(root, 'cache'), { recursive: true });
    renameSync(path.join(root, 'dist'), path.join(root, 'restored'));
    cpSync(path.join(root, 'restored'), path.join(root, 'dist'), { recursive: true });
    expect(await place(NEW)).toEqual([]);
    expect(readOutput()).toEqual({ ...NEW, 'docs/terms.pdf': 'app' });
  });

  it('names no page that nobody links to', async () => {
    await place(OLD);
    expect(readFileSync(path.join(root, 'dist/docs', LIST_NAME), 'utf8')).not.toContain('gone');
  });

  it('is the new site when the project was moved', async () => {
    await place(OLD);
    const [before, after] = [root, `${root}-moved`];
    renameSync(before, after);
    root = after;
    expect(await place(NEW)).toEqual([]);
    expect(readOutput()).toEqual(NEW);
  });

  it('may have a folder where a file of ours was, and the other way round', async () => {
    await place({ 'docs/a': 'file', 'docs/b/c.html': 'page' });
    expect(await place({ 'docs/a/index.html': 'page', 'docs/b': 'file' })).toEqual([]);
    expect(readOutput()).toEqual({ 'docs/a/index.html': 'page', 'docs/b': 'file' });
  });

  it('may be spelled in another way than before', async () => {
    await place({ 'docs/Guide/index.html': 'page' });
    expect(await place({ 'docs/guide/index.html': 'page' })).toEqual([]);
    expect(readOutput()).toEqual({ 'docs/guide/index.html': 'page' });
    for (const name of ['docs/caf\u00e9.html', 'docs/cafe\u0301.html']) {
      await place({ [name]: 'page' });
      expect(readOutput()).toEqual({ [name]: 'page' });
    }
    expect(await place({})).toEqual([]);
    expect(readOutput()).toEqual({});
  });

  it('belongs to two sites that share a folder', async () => {
    await place({ 'docs/index.html': 'docs' });
    await place({ 'help/index.html': 'help' }, { prefix: 'help/' });
    await place({ 'docs/index.html': 'docs 2' });
    expect(readOutput()).toEqual({ 'docs/index.html': 'docs 2', 'help/index.html': 'help' });
  });
});

describe("a name that is another's", () => {
  const CLASHES = [
    { name: 'a file', there: 'docs/index.html', named: 'docs/index.html' },
    { name: 'in another case', there: 'docs/INDEX.html', named: 'docs/INDEX.html' },
    { name: 'in a folder in another case', there: 'Docs/index.html', named: 'Docs/index.html' },
    { name: 'in another Unicode form', there: 'docs/Pre\u0301face.html', named: 'Pre\u0301face.html' },
    { name: 'a file where a folder has to be', there: 'docs', named: 'dist/docs' },
    { name: 'a folder where a file has to be', there: 'docs/same.txt/own.txt', named: 'own.txt' },
  ];
  for (const { name, there, named } of CLASHES) {
    it(`stays: ${name}`, async () => {
      write(`dist/${there}`, 'app');
      const found = await place({ ...NEW, 'docs/pr\u00e9face.html': 'preface' });
      expect(found).toMatchObject([{ code: 'build/clash', severity: 'error' }]);
      expect(found[0]?.message).toContain(named);
      expect(readOutput()).toEqual({ [there]: 'app' });
    });
  }

  it('stays when it was ours and was changed', async () => {
    await place(OLD);
    write('dist/docs/index.html', 'edited');
    expect(await place(NEW)).toMatchObject([{ code: 'build/clash', message: expect.stringContaining('changed') }]);
    expect(readOutput()).toEqual({ ...OLD, 'docs/index.html': 'edited' });
  });

  it('stays when it was ours and the app has written it in this build', async () => {
    await place(OLD);
    writeLater('dist/docs/index.html', OLD['docs/index.html']);
    expect(await place(NEW, { since: 0 })).toMatchObject([{ code: 'build/clash', message: expect.stringContaining('docs/index.html') }]);
    expect(readOutput()).toEqual({ ...OLD });
  });

  it('is no clash where both hold the same, and stays the other’s', async () => {
    write('dist/docs/same.txt', 'same');
    expect(await place(NEW)).toEqual([]);
    expect(await place({ 'docs/index.html': 'only' })).toEqual([]);
    expect(readOutput()).toEqual({ 'docs/index.html': 'only', 'docs/same.txt': 'same' });
  });
});

describe('a failure', () => {
  for (const code of ['ENOSPC', 'EIO']) {
    it(`at any step leaves the old output whole: ${code}`, async () => {
      write('dist/docs/terms.pdf', 'app');
      await place(OLD);
      const before = readOutput();
      let told = 0;
      for (let at = 1, isReached = true; isReached; at += 1) {
        isReached = false;
        const found = await place(NEW, { system: failing(code, (count) => count === at && (isReached = true)) });
        expect(found.every((one) => one.code === 'build/write')).toBe(true);
        // A second name that cannot be had is a copy.
        if (found.length === 0) await place(OLD);
        expect(readOutput(), `step ${at}`).toEqual(before);
        told += found.length;
      }
      expect(told).toBeGreaterThan(10);
      expect(await place(NEW)).toEqual([]);
      expect(readOutput()).toEqual({ ...NEW, 'docs/terms.pdf': 'app' });
      expect(readdirSync(path.join(root, 'cache'))).toEqual([]);
    });
  }

  it('leaves no folder where none was', async () => {
    await place(NEW, { system: failing('ENOSPC', (count) => count === 12) });
    expect(existsSync(path.join(root, 'dist'))).toBe(false);
  });

  it('of a disk that stays full leaves the old output whole', async () => {
    await place(OLD);
    // It has room for files without a text.
    const full = watched((call, [file]) => {
      if (call === 'writeFileSync') writeFileSync(String(file), '', { flag: 'wx' });
      if (call === 'writeFileSync' || call === 'copyFileSync') throw systemError('ENOSPC');
    });
    expect(await place(NEW, { system: full })).toMatchObject([{ severity: 'error', hint: expect.stringContaining('full') }]);
    expect(readOutput()).toEqual(OLD);
    expect(readdirSync(path.join(root, 'cache'))).toEqual([]);
    expect(await place(NEW)).toEqual([]);
  });

  it('whose process ended while it wrote a lock is not waited for', async () => {
    let lock = '';
    const seen = watched((call, [file]) => {
      if (call === 'writeFileSync' && String(file).endsWith('.lock')) lock = String(file);
    });
    await place(OLD, { system: seen });
    writeFileSync(lock, '');
    utimesSync(lock, Date.now() / 1000 - 60, Date.now() / 1000 - 60);
    expect(await place(NEW)).toEqual([]);
    expect(readOutput()).toEqual(NEW);
  });

  it('of a file that is in use leaves the old output whole, and one more try is well', async () => {
    await place(OLD);
    const system = watched((call, [, to]) => {
      if (call === 'renameSync' && String(to).endsWith('docs/index.html')) throw systemError('EPERM');
    });
    const [found, ...more] = await place(NEW, { system });
    expect(found).toMatchObject({ code: 'build/write', message: expect.stringContaining('is unchanged') });
    expect(found?.hint).toContain('another program has it open');
    expect([more, readOutput()]).toEqual([[], OLD]);
    expect(await place(NEW)).toEqual([]);
    expect(readOutput()).toEqual(NEW);
  });

  it('to take a change back is told, and the rest is taken back', async () => {
    await place(OLD);
    let isBroken = false;
    const system = watched((call, [, to]) => {
      if (call !== 'renameSync') return;
      if (isBroken && String(to).endsWith('a-1.js')) throw systemError('EIO');
      // The last step.
      if (isBroken || (String(to).endsWith(LIST_NAME) && !existsSync(path.join(root, 'dist/docs/assets/a-1.js')))) {
        const isFirst = !isBroken;
        isBroken = true;
        if (isFirst) throw systemError('EIO');
      }
    });
    const [found] = await place(NEW, { system });
    expect(found?.message).toContain('has files of this build and of the last one');
    const { 'docs/assets/a-1.js': _, ...rest } = OLD;
    expect(readOutput()).toEqual(rest);
    expect(await place(NEW)).toEqual([]);
    expect(readOutput()).toEqual(NEW);
  });

  it('to clear up is none, as on Windows where a program has a folder or an old file open', async () => {
    await place(OLD);
    const busy: FileSystem['rmdirSync'] = () => {
      throw systemError('EBUSY');
    };
    const removing: FileSystem['rmSync'] = (file, options) =>
      (String(file).startsWith(path.join(root, 'cache', '.octavo')) ? busy : fileSystem.rmSync)(file, options);
    const system = { ...fileSystem, rmdirSync: busy, rmSync: removing };
    expect([await place(NEW, { system }), await place(OLD, { system }), await place(NEW, { system })]).toEqual([[], [], []]);
    expect(readOutput()).toEqual(NEW);
    expect(await place(OLD)).toEqual([]);
    expect(readdirSync(path.join(root, 'cache'))).toEqual([]);
  });

  it('of a file that is in use for a moment is none', async () => {
    await place(OLD);
    let busy = 3;
    const system = watched((call, [, to]) => {
      if (call === 'renameSync' && String(to).endsWith('index.html') && (busy -= 1) >= 0) throw systemError('EPERM');
    });
    expect(await place(NEW, { system })).toEqual([]);
    expect(busy).toBeLessThan(0);
    expect(readOutput()).toEqual(NEW);
  });
});

describe('at each moment', () => {
  it('every page that is old and new is there, and documents come after what they refer to', async () => {
    await place(OLD);
    const seen = new Set<string>();
    const broken: unknown[] = [];
    const system = watched(() => {
      const output = readOutput();
      seen.add(JSON.stringify(output));
      const isNew = output['docs/index.html'] === 'new';
      const isAdded = output['docs/added/index.html'] !== undefined;
      const isWhole = isNew || output['docs/index.html'] === 'old';
      const hasScripts = isNew && isAdded ? true : output['docs/assets/a-1.js'] !== undefined;
      const hasNewScripts = isNew || isAdded ? output['docs/assets/a-2.js'] !== undefined : true;
      if (!isWhole || !hasScripts || !hasNewScripts) broken.push(output);
    });
    expect(await place(NEW, { system })).toEqual([]);
    expect(broken).toEqual([]);
    expect(seen.size).toBeGreaterThan(4);
  });

  it('the cache may be on another disk', async () => {
    await place(OLD);
    const isFar = (file: string): boolean => file.startsWith(path.join(root, 'cache'));
    const system = watched((call, [from, to]) => {
      if (call === 'renameSync' && isFar(String(from)) !== isFar(String(to))) throw systemError('EXDEV');
    });
    write('work/page', 'moved');
    expect(await place(NEW, { system })).toEqual([]);
    expect(readOutput()).toEqual(NEW);
  });
});

describe('a process that is killed', () => {
  // What a page refers to comes first; a name changes from file to folder, and one of another's is near.
  const [before, after] = [
    { ...OLD, 'docs/a': 'file', 'docs/b/c.html': 'page' },
    { ...NEW, 'docs/a/index.html': 'page', 'docs/b': 'file' },
  ];

  for (const isEmptied of [false, true]) {
    it(`at any step leaves the old output or the new one, once the next process has started${isEmptied ? ', in a folder that is ours' : ''}`, async () => {
      const other = isEmptied ? {} : { 'docs/terms.pdf': 'app' };
      const own = { isEmptied, prefix: isEmptied ? '' : 'docs/' };
      const ends: string[] = [];
      for (let at = 1, isReached = true; isReached; at += 1) {
        rmSync(root, { recursive: true });
        mkdirSync(root);
        if (!isEmptied) write('dist/docs/terms.pdf', 'app');
        await place(before, own);
        let count = 0;
        const system = killedAt(() => (count += 1) >= at);
        await place(after, { ...own, system });
        isReached = count >= at;
        expect(await finishPlacement({ ...folders(), prefix: own.prefix })).toEqual([]);
        const found = readOutput();
        expect(
          [
            { ...before, ...other },
            { ...after, ...other },
          ],
          `step ${at}`,
        ).toContainEqual(found);
        ends.push(found['docs/index.html'] ?? '');
        expect(await place(after, own)).toEqual([]);
        expect(readOutput(), `step ${at}`).toEqual({ ...after, ...other });
      }
      expect(readdirSync(path.join(root, 'cache'))).toEqual([]);
      expect(new Set(ends)).toEqual(new Set(['old', 'new']));
      expect(ends.toSorted((a, b) => (a === b ? 0 : a === 'old' ? -1 : 1))).toEqual(ends);
    });
  }

  it('leaves to others what they have written in the meantime', async () => {
    await place(OLD);
    await place(NEW, { system: killedAt(() => existsSync(path.join(root, 'dist/docs/assets/a-2.js'))) });
    write('dist/docs/index.html', 'edited');
    write('dist/docs/gone/index.html', 'edited');
    expect(await finishPlacement({ ...folders(), prefix: 'docs/' })).toEqual([]);
    expect(readOutput()).toEqual({ ...NEW, 'docs/index.html': 'edited', 'docs/gone/index.html': 'edited' });
  });

  it('may have been moved with its project, and another site of the folder is not touched', async () => {
    await place(OLD);
    await place(NEW, { system: killedAt(() => existsSync(path.join(root, 'dist/docs/assets/a-2.js'))) });
    const moved = `${root}-moved`;
    renameSync(root, moved);
    root = moved;
    expect(await place({ 'api/index.html': 'api' }, { prefix: 'api/' })).toEqual([]);
    expect(readOutput()['docs/index.html']).toBe('old');
    expect(await finishPlacement({ ...folders(), prefix: 'docs/' })).toEqual([]);
    expect(readOutput()).toEqual({ ...NEW, 'api/index.html': 'api' });
  });
});

describe('two builds', () => {
  it('at once follow each other', async () => {
    const results = await Promise.all([place(OLD), place(NEW)]);
    expect(results).toEqual([[], []]);
    expect([OLD, NEW]).toContainEqual(readOutput());
  });

  it('wait for each other, and not for one that is dead', async () => {
    await place(OLD);
    let lock = '';
    const seen = watched((call, [file]) => {
      if (call === 'writeFileSync' && String(file).endsWith('.lock')) lock = path.relative(root, String(file));
    });
    await place(OLD, { system: seen });
    write(lock, `${2 ** 31 - 1} 0 ${os.hostname()}`);
    expect(await place(NEW)).toEqual([]);
    write(lock, `${process.ppid} 0 ${os.hostname()}`);
    let tries = 0;
    const system = watched((call, [file]) => {
      if (call !== 'writeFileSync' || file !== path.join(root, lock)) return;
      expect(readOutput()).toEqual(NEW);
      if ((tries += 1) === 3) rmSync(path.join(root, lock));
    });
    expect(await place(OLD, { system })).toEqual([]);
    expect(tries).toBe(3);
    expect(readOutput()).toEqual(OLD);
  });

  it('own what both have placed, and not what another has written since', async () => {
    const since = Date.now() - 1000;
    await place(OLD);
    expect(await place(NEW, { since })).toEqual([]);
    expect(await place(NEW, { since })).toEqual([]);
    expect(await place(OLD)).toEqual([]);
    expect(readOutput()).toEqual(OLD);
    writeLater('dist/docs/index.html', OLD['docs/index.html']);
    expect(await place(NEW, { since })).toMatchObject([{ code: 'build/clash' }]);
  });

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    it(`${signal} ends the process when all is in its place`, async () => {
      await place(OLD);
      const files = Object.entries(NEW).map(([fileName, content]) => ({ fileName, content }));
      const child = fork(path.join(import.meta.dirname, 'fixtures/place-and-end.ts'), [
        JSON.stringify({ signal, placement: { ...folders(), prefix: 'docs/', files, since: Date.now() + 60_000 } }),
      ]);
      expect(await once(child, 'exit')).toEqual([null, signal]);
      expect(readOutput()).toEqual(NEW);
      expect(readdirSync(path.join(root, 'cache'))).toEqual([]);
    });
  }
});

/** Writes a file later than the list was saved, by the clock of the disk, which may be coarse. */
function writeLater(file: string, text: string): void {
  const savedAt = statSync(findListFile({ outDir: path.join(root, 'dist'), prefix: 'docs/' })).ctimeMs;
  do write(file, text);
  while (statSync(path.join(root, file)).ctimeMs < savedAt + 1);
}

interface PlaceOptions {
  since?: number;
  prefix?: string;
  isEmptied?: boolean;
  system?: FileSystem;
}

function place(
  site: Record<string, string>,
  { since = Infinity, prefix = 'docs/', isEmptied = false, system = fileSystem }: PlaceOptions = {},
): ReturnType<typeof placeFiles> {
  const files = Object.entries(site).map(([fileName, content]) => ({ fileName, content }));
  return placeFiles({ ...folders(), prefix, files, since, isEmptied, system });
}

function folders(): { outDir: string; cacheDir: string } {
  return { outDir: path.join(root, 'dist'), cacheDir: path.join(root, 'cache') };
}

const CHANGES = ['copyFileSync', 'linkSync', 'mkdirSync', 'renameSync', 'rmdirSync', 'writeFileSync'] as const;

/** The real disk, which calls a function before each change. */
function watched(before: (call: (typeof CHANGES)[number], args: readonly unknown[]) => void): FileSystem {
  const entries = CHANGES.map((call) => {
    const real = fileSystem[call] as (...args: unknown[]) => unknown;
    return [call, (...args: unknown[]) => (before(call, args), real(...args))];
  });
  return { ...fileSystem, ...Object.fromEntries(entries) };
}

/** The real disk, some of whose changes fail, counted from 1. */
function failing(code: string, fails: (count: number) => boolean): FileSystem {
  let count = 0;
  return watched(() => {
    count += 1;
    if (fails(count)) throw systemError(code);
  });
}

function systemError(code: string): Error {
  return Object.assign(new Error(`${code}: a test says so`), { code });
}

function write(file: string, text: string): void {
  const absolute = path.join(root, file);
  mkdirSync(path.dirname(absolute), { recursive: true });
  writeFileSync(`${absolute}.writing`, text);
  renameSync(`${absolute}.writing`, absolute);
}

/** The real disk for a process that is killed once something is there: nothing is changed from then on. */
function killedAt(isThere: () => boolean): FileSystem {
  const die = (): void => {
    if (isThere()) throw systemError('EIO');
  };
  return { ...watched(die), rmSync: (...args) => (die(), fileSystem.rmSync(...args)) };
}

function readOutput(): Record<string, string> {
  const folder = path.join(root, 'dist');
  const all = readdirSync(folder, { recursive: true, withFileTypes: true });
  const entries = all.filter((entry) => entry.isFile() && entry.name !== LIST_NAME);
  const files = entries.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
  return Object.fromEntries(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
}
