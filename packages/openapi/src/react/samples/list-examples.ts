import type { Example, MediaType } from '../../model/media-type.ts';
import type { Response } from '../../model/operation.ts';
import { nameStatus } from '../../page/name-status.ts';

/** One answer as text. */
export interface ResponseExampleText {
  /** `200 OK`, `404 Not Found: no such route`. */
  title: string;
  language: string;
  code: string;
  isGenerated: boolean;
}

/** Lists the examples of an operation's answers; an answer without a body is left out. */
export function listExamples(responses: readonly Response[]): ResponseExampleText[] {
  return responses.flatMap((response) =>
    response.content.flatMap((media) =>
      media.examples.flatMap((example) => {
        const code = writeExample(example);
        if (code === undefined) return [];
        const title = [`${response.status} ${nameStatus(response.status)}`.trim(), ...nameExample(example, media, response)].join(': ');
        return [{ title, language: findLanguage(media.type), code, isGenerated: example.isGenerated === true }];
      }),
    ),
  );
}

/** What tells an example from the others of its answer. */
function nameExample(example: Example, media: MediaType, response: Response): string[] {
  if (media.examples.length > 1) return [example.summary ?? example.name];
  return response.content.length > 1 ? [media.type] : [];
}

function writeExample({ value, serialized }: Example): string | undefined {
  if (serialized !== undefined) return serialized;
  if (value === undefined) return undefined;
  return typeof value === 'string' ? value : JSON.stringify(value, undefined, 2);
}

function findLanguage(type: string): string {
  if (/json/i.test(type)) return 'json';
  return /xml|html/i.test(type) ? 'xml' : 'text';
}
