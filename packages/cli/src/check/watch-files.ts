import path from 'node:path';
import { watch } from 'chokidar';
import { waitForInterrupt } from '../terminal/wait-for-interrupt.ts';

/** Milliseconds without a further change, after which the changes are handed on. */
const PAUSE = 80;

/** Calls `onChange` with the files that have changed (absolute paths), one call at a time, until Ctrl-C. */
export async function watchFiles(
  root: string,
  onChange: (files: string[]) => Promise<void>,
  until: Promise<void> = waitForInterrupt(),
): Promise<void> {
  const watcher = watch(root, { ignoreInitial: true, ignored: (file) => isIgnored(path.relative(root, file)) });
  const changed = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = Promise.resolve();
  const hand = async (): Promise<void> => {
    const files = [...changed];
    changed.clear();
    if (files.length > 0) await onChange(files);
  };
  const failed = new Promise<never>((_, reject) => {
    watcher.on('all', (event, file) => {
      if (event === 'addDir' || event === 'unlinkDir') return;
      changed.add(file);
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(hand);
        running.catch(reject);
      }, PAUSE);
    });
    watcher.on('error', reject);
  });
  try {
    await Promise.race([until, failed]);
  } finally {
    clearTimeout(timer);
    await watcher.close();
  }
  await running;
}

function isIgnored(file: string): boolean {
  return file.split(path.sep).some((name) => name === 'node_modules' || (name.startsWith('.') && name !== '.mintignore' && name !== '..'));
}
