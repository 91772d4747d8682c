import type { MediaType } from '../../../../model/media-type.ts';
import type { Response } from '../../../../model/operation.ts';
import { isJsonType, mimeOf } from '../../../../value/media-type-kind.ts';

/** What the API file says of an answer's body: of its status, else of its kind (`4XX`), else of all others. */
export function findAnswerMedia(
  responses: readonly Response[],
  { status, headers }: { status: number; headers: readonly (readonly [name: string, value: string])[] },
): MediaType | undefined {
  const wanted = [String(status), `${String(status)[0]}XX`, 'default'];
  const response = wanted
    .map((one) => responses.find((candidate) => candidate.status.toUpperCase() === one.toUpperCase()))
    .find((one) => one !== undefined);
  const mime = mimeOf(headers.find(([name]) => name === 'content-type')?.[1] ?? '');
  const content = response?.content ?? [];
  return content.find(({ type }) => mimeOf(type) === mime) ?? content.find(({ type }) => isJsonType(type) || type === '*/*');
}
