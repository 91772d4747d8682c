import { mimeOf } from '../../../value/media-type-kind.ts';
import type { Answer } from '../send/read-response.ts';
import { findEntry } from '@octavo/core/browser';

/** Puts an answer's body into a file of the reader's. */
export function saveAnswer(answer: Answer): void {
  saveFile(nameFile(answer), answer.blob ?? '');
}

/** Puts bytes into a file of the reader's. As bytes alone: opened in a tab they must not run as a page of this site. */
export function saveFile(name: string, content: BlobPart): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: 'application/octet-stream' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** A file's name for an answer: what the API says, else the end of its address with the type's ending. */
export function nameFile({ headers, url }: Pick<Answer, 'headers' | 'url'>): string {
  const find = (wanted: string): string => headers.find(([name]) => name === wanted)?.[1] ?? '';
  const given = /filename="?([^";]+)/i.exec(find('content-disposition'))?.[1];
  const last = URL.canParse(url) ? /([^/]+)\/*$/.exec(new URL(url).pathname)?.[1] : undefined;
  const name = (given ?? last ?? 'answer').replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_').slice(-100);
  const ending = /^\w+\/(?:[\w.-]+\+)?([a-z\d]+)/.exec(mimeOf(find('content-type')))?.[1] ?? 'txt';
  return name.includes('.') ? name : `${name}.${findEntry(ENDINGS, ending) ?? ending}`;
}

const ENDINGS: Record<string, string> = { plain: 'txt', javascript: 'js', jpeg: 'jpg', octet: 'bin', mpeg: 'mp3' };
