import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';

/**
 * Ends a response with what is piped into it: Vite's server of files listens to no error of a file, and one that may not be opened, or that
 * goes before it is, would end the process.
 */
export function endBrokenStreams(response: ServerResponse): void {
  response.on('pipe', (source: Readable) => source.on('error', (error) => response.destroy(error)));
}
