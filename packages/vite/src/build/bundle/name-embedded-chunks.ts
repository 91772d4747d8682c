import type { Rolldown } from 'vite';
import { toContentFile } from '../../content/compile/content-id.ts';
import { parseVirtualId } from '../../content/compile/virtual-id.ts';

/** How a bundler is told the names of chunks. */
type ChunkFileNames = NonNullable<Rolldown.OutputOptions['chunkFileNames']>;

/**
 * Names the docs' chunks in an app's own build by the app's pattern, but never after a page: an address may be longer than what a file's name
 * can hold. The app's own chunks keep the names that they have.
 */
export function nameEmbeddedChunks(pattern: ChunkFileNames): ChunkFileNames {
  return (chunk) => {
    const named = chunk.moduleIds.some(isOurs) ? { ...chunk, name: 'docs' } : chunk;
    const text = typeof pattern === 'function' ? pattern(named) : pattern;
    return named === chunk ? text : text.replaceAll('[name]', 'docs');
  };
}

function isOurs(id: string): boolean {
  return parseVirtualId(id) !== undefined || toContentFile(id) !== undefined;
}
