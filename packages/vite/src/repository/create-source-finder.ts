import path from 'node:path';
import { decodePath, splitUrl } from '@octavo/core/internal';
import type { Repository } from '@octavo/theme/internal';
import { disk as systemDisk } from '../disk/disk.ts';
import type { Disk } from '../disk/disk.ts';
import { paths } from '../disk/paths.ts';
import type { RepositoryFinder } from './find-repository.ts';

/**
 * Gives the address at which the repository's host shows what a relative address in a file (a path from the content root) leads to on the
 * disk: `../src/send.ts` -> `https://github.com/relay/relay/blob/main/src/send.ts`. Undefined for what is not there or not in the repository.
 */
export type FindSource = (url: string, file: string) => string | undefined;

/** What sources are found with. */
export interface SourceFinderSetup extends Pick<RepositoryFinder, 'find'> {
  root: string;
  disk?: Pick<Disk, 'exists' | 'isFolder'>;
}

/** Makes the finder of a content root; Git is asked when a file is there. */
export function createSourceFinder({ root, find, disk = systemDisk }: SourceFinderSetup): FindSource {
  return (url, file) => {
    const { path: written, query, hash } = splitUrl(url);
    if (written === '' || written.startsWith('/')) return undefined;
    const name = path.posix.join(path.posix.dirname(file), decodePath(written)).replace(/\/+$/, '');
    const source = paths.join(root, name);
    const repository = disk.exists(source) ? find() : undefined;
    const whole = repository && path.posix.join(repository.folder, name);
    if (repository === undefined || whole === undefined || /^\.\.(?:\/|$)/.test(whole)) return undefined;
    return createAddress(repository, whole, disk.isFolder(source)) + query + hash;
  };
}

const PICTURE = /\.(?:avif|gif|jpe?g|mp4|png|svg|webm|webp)$/i;

/** A picture is wanted itself; anything else as its host shows it. */
function createAddress({ host, url, branch }: Repository, name: string, isFolder: boolean): string {
  const view = PICTURE.test(name) ? 'raw' : host === 'bitbucket' ? 'src' : isFolder ? 'tree' : 'blob';
  const address = [branch, name].map((part) => part.split('/').map(encodeURIComponent).join('/')).join('/');
  return `${url}${host === 'gitlab' ? '/-' : ''}/${view}/${address}`;
}
