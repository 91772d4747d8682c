import type { Example, MediaType } from '../model/media-type.ts';
import type { Response } from '../model/operation.ts';
import { nameStatus } from './name-status.ts';

/** One body as text. */
export interface BodyExampleText {
  /** `200 OK`, `404 Not Found: no such route`. */
  title: string;
  language: string;
  code: string;
  isGenerated: boolean;
}

/** Lists the examples of an operation's answers; an answer without a body is left out. */
export function listExamples(responses: readonly Response[]): BodyExampleText[] {
  return responses.flatMap(({ status, content }) => listBodyExamples(`${status} ${nameStatus(status)}`.trim(), content));
}

/** Lists the examples of a body, each with the body's title and what tells it from the others. */
export function listBodyExamples(title: string, content: readonly MediaType[]): BodyExampleText[] {
  return content.flatMap((media) =>
    media.examples.flatMap((example) => {
      const code = writeExample(example);
      if (code === undefined) return [];
      const name = media.examples.length > 1 ? (example.summary ?? example.name) : content.length > 1 ? media.type : undefined;
      return [
        {
          title: name === undefined ? title : `${title}: ${name}`,
          language: findLanguage(media.type),
          code,
          isGenerated: example.isGenerated === true,
        },
      ];
    }),
  );
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
