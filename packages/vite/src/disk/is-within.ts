import { disk } from './disk.ts';
import type { Disk } from './disk.ts';
import { paths } from './paths.ts';

/** True for what lies in a folder, symbolic links followed: a link out of it does not count, nor does what is not there. */
export function isWithin(folder: string, file: string, { realPath }: Pick<Disk, 'realPath'> = disk): boolean {
  const [outer, inner] = [realPath(folder), realPath(file)];
  return 'value' in outer && 'value' in inner && Boolean(paths.inside(outer.value, inner.value));
}
