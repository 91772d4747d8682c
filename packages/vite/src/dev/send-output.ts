import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { toContentType } from '../files/to-content-type.ts';
import type { OutputFile } from '../output/output.ts';

/** Answers with a file of an output, as the build writes it. */
export async function sendOutput(
  { type, read }: OutputFile,
  { response, isHead }: { response: ServerResponse; isHead: boolean },
): Promise<void> {
  const content = await read();
  response.writeHead(200, { 'content-type': toContentType(type), 'cache-control': 'no-cache' });
  if (!(content instanceof Readable)) response.end(isHead ? undefined : content);
  else if (isHead) response.end(() => content.destroy());
  else await pipeline(content, response);
}
