import type { IncomingMessage, ServerResponse } from 'node:http';
import { ExtensionError } from '../extension/extension-error.ts';
import type { FindOutput } from '../output/create-output-finder.ts';
import type { SiteProject } from '../site/project.ts';
import { sendOutput } from './send-output.ts';
import { sendText } from './send-text.ts';

/** Answers with the file that an output has at an address; false when there is none. */
export async function sendFoundOutput(
  request: IncomingMessage,
  response: ServerResponse,
  { vite, findOutput, href }: Pick<SiteProject, 'vite'> & { findOutput: FindOutput; href: string | undefined },
): Promise<boolean> {
  if (href === undefined) return false;
  try {
    const found = await findOutput(href);
    if (found === undefined) return false;
    if (found === 'missing') sendText(response, 404, 'Not found.');
    else await sendOutput(found, { response, isHead: request.method === 'HEAD' });
  } catch (error) {
    // What an extension has thrown is told with its place.
    if (!(error instanceof ExtensionError))
      vite.logger.error(`Could not create ${href}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    if (!response.headersSent)
      sendText(response, 500, `Could not create ${href}: ${error instanceof Error ? error.message : String(error)}`);
  }
  return true;
}
